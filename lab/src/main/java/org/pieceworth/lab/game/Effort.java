package org.pieceworth.lab.game;

/// The effort of a player over a move.
///
/// @param depth plies searched, 0 when not told
/// @param nodes positions looked at, 0 when not told
/// @param millis the time that the move took, by our own clock; 0 where it is not kept
/// @param clockMillis left on the player's clock after the move; 0 without a clock
public record Effort(int depth, long nodes, long millis, long clockMillis) {

    /// The detail that is recorded with a game.
    public enum Detail {
        /// Nothing.
        NOTHING,
        /// Depth and nodes, which are the same in every run of deterministic players.
        SEARCH,
        /// Times too.
        ALL
    }
}
