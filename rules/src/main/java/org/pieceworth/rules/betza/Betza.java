package org.pieceworth.rules.betza;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.movement.Movement;

/// A piece written in Betza notation: its syntax tree and its meaning in one dialect.
///
/// @param text the notation as typed
/// @param dialect dialect of the text
/// @param components the atoms with the letters before and after each; at least one
/// @param movement moves of the piece
/// @param warnings differences between the dialects on this text, and parts of it without effect; a line each
public record Betza(
        String text, Dialect dialect, List<Component> components, Movement movement, List<String> warnings) {

    public Betza {
        components = List.copyOf(components);
        warnings = List.copyOf(warnings);
    }

    /// Reads a piece in Pieceworth's dialect: K is WF and Q is RB, component by component.
    ///
    /// @throws BetzaSyntaxException when the text is not Betza notation, or uses an unsupported part
    public static Betza parse(String text) {
        return parse(text, Dialect.STANDARD);
    }

    /// Reads a piece in Pieceworth's dialect without comparing dialects: for text that no user typed.
    ///
    /// @throws BetzaSyntaxException when the text is not Betza notation, or uses an unsupported part
    public static Betza unwarned(String text) {
        Reading reading = DialectReader.read(text, Dialect.STANDARD);
        return new Betza(text, Dialect.STANDARD, reading.components(), reading.movement(), List.of());
    }

    /// The moves of a piece in Pieceworth's dialect, without warnings, which cost a reading in each dialect.
    ///
    /// @throws BetzaSyntaxException when the text is not Betza notation, or uses an unsupported part
    public static Movement movementOf(String text) {
        return DialectReader.read(text, Dialect.STANDARD).movement();
    }

    /// Reads a piece in a dialect. A warning names each part that another dialect reads differently.
    ///
    /// @throws BetzaSyntaxException when the text means nothing in that dialect, or uses an unsupported part
    public static Betza parse(String text, Dialect dialect) {
        Reading reading = DialectReader.read(text, dialect);
        List<String> warnings = new ArrayList<>();
        reading.remarks().forEach(remark -> warnings.add(text + ": " + remark));
        warnings.addAll(new DialectWarnings(text, dialect, reading).list());
        return new Betza(text, dialect, reading.components(), reading.movement(), warnings);
    }
}
