package org.pieceworth.engine.ending;

import java.util.List;

/// The exact result of a position of few pieces.
public sealed interface KnownEnding {

    /// The best moves for both to the end of the game, or as far as a line goes.
    ///
    /// @param score for the side to move, see [org.pieceworth.engine.search.Score]
    /// @param line at least one move
    /// @param nodes positions looked at
    record Decided(int score, List<Integer> line, long nodes) implements KnownEnding {

        public Decided {
            line = List.copyOf(line);
        }
    }

    /// A draw: the moves that preserve it; the opponent may go wrong after some of them.
    ///
    /// @param moves at least one
    record Drawn(List<Integer> moves) implements KnownEnding {

        public Drawn {
            moves = List.copyOf(moves);
        }
    }
}
