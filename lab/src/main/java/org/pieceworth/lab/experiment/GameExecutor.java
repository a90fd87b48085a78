package org.pieceworth.lab.experiment;

/// Executes planned games on this machine or on many, with the same games.
@FunctionalInterface
public interface GameExecutor {

    /// Executes games with the threads of this machine.
    GameExecutor LOCAL = PlannedGames::player;

    /// The player of these games there.
    ///
    /// @throws org.pieceworth.text.InputException when they cannot be played there
    GamePlayer player(PlannedGames games);
}
