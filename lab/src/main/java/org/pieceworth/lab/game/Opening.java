package org.pieceworth.lab.game;

import java.util.List;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;

/// The beginning of a game.
///
/// @param rules the variant
/// @param startFen the position that it is set up in
/// @param moves moves before the players begin, see [org.pieceworth.rules.position.Move]
public record Opening(VariantRules rules, String startFen, List<Integer> moves) {

    public Opening {
        moves = List.copyOf(moves);
    }

    /// The variant's own start, without moves.
    public static Opening start(VariantRules rules) {
        return new Opening(rules, rules.variant().startFen(), List.of());
    }

    /// The position that the players begin from, with its history.
    ///
    /// @throws org.pieceworth.text.InputException when the FEN cannot be played
    public VariantPosition position() {
        VariantPosition position = rules.position(startFen);
        moves.forEach(position::make);
        return position;
    }

    /// True if castling must be written as the king taking its rook.
    public boolean chess960() {
        return rules.variant().chess960();
    }

    /// True if the position is the first of the variant.
    public boolean fromVariantStart() {
        return startFen.equals(rules.variant().startFen());
    }
}
