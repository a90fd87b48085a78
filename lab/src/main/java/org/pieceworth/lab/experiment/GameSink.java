package org.pieceworth.lab.experiment;

import org.pieceworth.lab.game.PlayedGame;

/// Takes games in the order of their numbers.
@FunctionalInterface
public interface GameSink {

    /// Takes a game.
    ///
    /// @param number number of the game, from 0
    /// @return whether more games are needed
    boolean game(long number, PlayedGame game);
}
