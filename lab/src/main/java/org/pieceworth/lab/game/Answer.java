package org.pieceworth.lab.game;

/// The answer of a player to move.
public sealed interface Answer {

    /// A move.
    ///
    /// @param move packed by [org.pieceworth.rules.position.Move]
    /// @param score score in centipawns for the side that moves, see [org.pieceworth.engine.search.Score];
    /// [#NO_SCORE] if unknown
    /// @param depth plies searched, 0 if unknown
    /// @param nodes nodes searched, 0 if unknown
    record Choice(int move, int score, int depth, long nodes) implements Answer {}

    /// No move: the game is lost.
    ///
    /// @param reason the kind of failure, one with [Termination#isForfeit()]
    /// @param detail detail in words, may be empty
    record Forfeit(Termination reason, String detail) implements Answer {

        /// @throws IllegalArgumentException when the reason is no forfeit
        public Forfeit {
            if (!reason.isForfeit()) {
                throw new IllegalArgumentException(reason + " is no forfeit");
            }
        }
    }

    /// The player has not reported a score.
    int NO_SCORE = Integer.MIN_VALUE;
}
