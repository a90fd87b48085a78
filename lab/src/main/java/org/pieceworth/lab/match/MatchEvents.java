package org.pieceworth.lab.match;

import org.pieceworth.lab.game.PlayedGame;

/// Receives the games of a match as they begin and end, on their playing threads.
public interface MatchEvents {

    /// Receives nothing.
    MatchEvents NONE = new MatchEvents() {};

    /// A game begins.
    ///
    /// @param game its number, from 0
    default void begins(long game, String white, String black) {}

    /// A game has ended.
    default void ended(long game, PlayedGame played) {}
}
