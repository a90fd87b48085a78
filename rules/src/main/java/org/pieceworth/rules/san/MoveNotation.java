package org.pieceworth.rules.san;

import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Uci;

/// Notations for the moves of a game. The reader recognizes all of them by itself.
public enum MoveNotation {
    /// Standard algebraic notation with `+R` for promoted pieces, see [SanWriter].
    SAN,

    /// The SAN of Fairy-Stockfish and of the servers that use it.
    FSF,

    /// Coordinates, as engines write them.
    UCI;

    /// Writes a legal move of a position; the position is unchanged afterwards.
    public String write(Position position, int move) {
        return switch (this) {
            case SAN -> SanWriter.write(position, move);
            case FSF -> FairySan.write(position, move);
            case UCI -> Uci.write(position, move, false);
        };
    }
}
