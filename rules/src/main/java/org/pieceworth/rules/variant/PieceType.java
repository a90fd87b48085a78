package org.pieceworth.rules.variant;

import org.pieceworth.rules.movement.Movement;

/// A kind of piece in a variant.
///
/// A promoted form that is written `+P` is no type of its own: see [PromotionRules#promoted()].
///
/// @param letter its capital letter, A to Z
/// @param name its English name
/// @param betza its movement as written
/// @param movement its moves, White's forward being up the board; rays marked as initial are open from the regions in
/// [PawnRules]
public record PieceType(char letter, String name, String betza, Movement movement) {

    /// @throws IllegalArgumentException when the letter is not A to Z
    public PieceType {
        if (letter < 'A' || letter > 'Z') {
            throw new IllegalArgumentException("a piece has a letter A to Z, not " + letter);
        }
    }
}
