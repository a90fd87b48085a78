package org.pieceworth.rules.variant;

import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.BetzaSyntaxException;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.position.PieceLetter;

/// A kind of piece in a variant.
///
/// A promoted form `+P` is no type of its own: see [PromotionRules#promoted()].
///
/// @param letter its capital letter, see [PieceLetter]
/// @param name its English name
/// @param betza its movement as written
/// @param dialect of that notation: the key `betza` of the section where it is written
/// @param movement its moves, White's forward being up the board; rays marked as initial are open from the regions in
/// [PawnRules]
public record PieceType(char letter, String name, String betza, Dialect dialect, Movement movement) {

    /// @throws IllegalArgumentException when the letter is none that a piece can have
    public PieceType {
        if (PieceLetter.CAPITALS.indexOf(letter) < 0) {
            throw new IllegalArgumentException("a piece has a letter A to Z or A' to Z', not " + letter);
        }
    }

    /// True if a program that reads movements in a dialect reads these moves from the notation.
    public boolean isReadBy(Dialect other) {
        if (other == dialect || betza.isEmpty()) {
            return true;
        }
        try {
            return Betza.parse(betza, other).movement().equals(movement);
        } catch (BetzaSyntaxException _) {
            return false;
        }
    }
}
