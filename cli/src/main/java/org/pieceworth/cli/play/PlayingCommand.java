package org.pieceworth.cli.play;

import org.pieceworth.cli.options.Subcommand;
import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.text.InputException;

/// A command that plays games which follow from what is typed.
public interface PlayingCommand extends Subcommand {

    /// The games of one of its experiments, known once the options are read.
    ///
    /// @throws InputException when something asked for makes no sense
    PlannedGames games(GamesPart part);
}
