package org.pieceworth.rules.san;

import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Uci;

/// Notations for the moves of a game. The reader recognizes all of them without being told which.
public enum MoveNotation {

    /// Standard algebraic notation with `+R` for promoted pieces, see [SanWriter].
    SAN {
        @Override
        public String write(Position position, int move) {
            return SanWriter.write(position, move);
        }
    },

    /// The SAN of Fairy-Stockfish and of the servers that use it.
    FSF {
        @Override
        public String write(Position position, int move) {
            return FairySan.write(position, move);
        }
    },

    /// Coordinates, as engines write them.
    UCI {
        @Override
        public String write(Position position, int move) {
            return Uci.write(position, move, false);
        }
    };

    /// Writes a legal move of a position, which is unchanged afterwards.
    public abstract String write(Position position, int move);
}
