package org.pieceworth.studies.options;

import org.pieceworth.empirical.settings.ObservationSettings;

/// A question that reads games by its options, so that other machines can read them.
public interface GamesQuestion extends LongQuestion {

    /// The settings for collecting games, known once the options are read.
    ///
    /// @throws org.pieceworth.text.InputException when options contradict each other
    ObservationSettings settings();
}
