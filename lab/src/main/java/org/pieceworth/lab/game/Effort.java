package org.pieceworth.lab.game;

/// The effort of a player over a move.
///
/// @param depth plies searched, 0 if unknown
/// @param nodes nodes searched, 0 if unknown
/// @param millis the time of the move, measured by Pieceworth; 0 if it is not recorded
/// @param clockMillis left on the player's clock after the move; 0 without a clock
public record Effort(int depth, long nodes, long millis, long clockMillis) {

    /// The detail recorded with a game.
    public enum Detail {
        /// Nothing.
        NOTHING,
        /// Depth and nodes, equal in every run of deterministic players.
        SEARCH,
        /// Times too.
        ALL
    }
}
