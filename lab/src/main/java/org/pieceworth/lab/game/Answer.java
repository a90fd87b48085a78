package org.pieceworth.lab.game;

/// The answer of a player that is to move.
public sealed interface Answer {

    /// A move.
    ///
    /// @param move as [org.pieceworth.rules.position.Move] packs it
    /// @param score in hundredths of a pawn for the side that moves, see [org.pieceworth.engine.search.Score];
    /// [#NO_SCORE] when the player tells none
    /// @param depth plies searched, 0 when not told
    /// @param nodes positions looked at, 0 when not told
    record Choice(int move, int score, int depth, long nodes) implements Answer {}

    /// No move: the game is lost.
    ///
    /// @param reason the kind of failure, one of those that [Termination#isForfeit()] holds for
    /// @param detail in words, perhaps empty
    record Forfeit(Termination reason, String detail) implements Answer {

        /// @throws IllegalArgumentException when the reason is no forfeit
        public Forfeit {
            if (!reason.isForfeit()) {
                throw new IllegalArgumentException(reason + " is no forfeit");
            }
        }
    }

    /// The player has not told what it thinks of its move.
    int NO_SCORE = Integer.MIN_VALUE;
}
