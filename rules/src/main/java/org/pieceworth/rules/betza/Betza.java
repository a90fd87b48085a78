package org.pieceworth.rules.betza;

import java.util.List;
import org.pieceworth.rules.movement.Movement;

/// A piece written in Betza notation, as its syntax tree.
///
/// K is read as WF and Q as RB, piece by piece: a direction before K or Q holds for each half. Programs differ
/// here, and wherever they do the tree carries a warning.
///
/// @param text the notation as typed
/// @param components the atoms with what stands before and behind each; at least one
/// @param warnings where programs read this text differently, or where part of it changes nothing; a line each
public record Betza(String text, List<Component> components, List<String> warnings) {

    /// Copies the lists.
    public Betza {
        components = List.copyOf(components);
        warnings = List.copyOf(warnings);
    }

    /// Reads a piece.
    ///
    /// @throws BetzaSyntaxException when the text is not Betza notation, or uses a part that is not yet served
    public static Betza parse(String text) {
        return new BetzaParser(text).parse();
    }

    /// What the piece can do.
    public Movement movement() {
        return BetzaResolver.resolve(this);
    }
}
