package org.pieceworth.valuation.universal;

import java.util.Optional;
import java.util.Set;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;

/// A piece of a game.
///
/// @param letter its letter in the opening, a capital
/// @param name name in reports
/// @param movement its moves
/// @param royal whether its loss (or that of the last one) loses the game
/// @param standing possible squares of a piece that only goes forward; empty for everywhere, or as determined
/// by the opening
public record GamePiece(char letter, String name, Movement movement, boolean royal, Optional<Set<Integer>> standing) {

    /// A piece that can stand anywhere, or as determined by the opening.
    public GamePiece(char letter, String name, Movement movement, boolean royal) {
        this(letter, name, movement, royal, Optional.empty());
    }

    public static GamePiece of(Variant variant, PieceType type, String name, boolean royal) {
        return new GamePiece(type.letter(), name, type.movement(), royal, PawnSquares.of(variant, type));
    }
}
