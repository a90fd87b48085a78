package org.pieceworth.studies.options;

import org.pieceworth.lab.experiment.GamesPart;
import org.pieceworth.lab.experiment.PlannedGames;

/// A question that plays games determined by its options, so that other machines can play them.
public interface PlayingQuestion extends LongQuestion {

    /// The games of one of its experiments, known once the options are read.
    ///
    /// @throws org.pieceworth.text.InputException when something asked for makes no sense
    PlannedGames games(GamesPart part);
}
