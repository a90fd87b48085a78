package org.pieceworth.cli.games;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.text.InputException;

/// A command that reads games by typed settings.
public interface GamesCommand extends Subcommand {

    /// The settings for collecting games, known once the options are read.
    ///
    /// @throws InputException when options contradict each other
    ObservationSettings settings();
}
