package org.pieceworth.lab.experiment;

/// Where games are played: on this machine, or on many. The games are the same either way.
@FunctionalInterface
public interface GamePlace {

    /// By the threads of this machine.
    GamePlace HERE = PlannedGames::player;

    /// The player of these games there.
    ///
    /// @throws org.pieceworth.text.InputException when they cannot be played there
    GamePlayer player(PlannedGames games);
}
