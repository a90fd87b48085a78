package org.pieceworth.cli.games;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.text.InputException;

/// A command that reads games by settings that are typed.
public interface GamesCommand extends Subcommand {

    /// The settings by which games are collected, known once the options are read.
    ///
    /// @throws InputException when options contradict each other
    ObservationSettings settings();
}
