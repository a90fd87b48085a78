package org.pieceworth.studies.measure;

import java.util.Optional;
import org.pieceworth.lab.experiment.GameLabels;

/// The names of the games of a measurement.
final class MeasureLabels {

    private MeasureLabels() {}

    /// @param other the engine that plays instead of Pieceworth's
    static GameLabels of(Optional<String> other) {
        String player = other.orElse("pieceworth");
        return new GameLabels("Pieceworth measures", player, player, false, true);
    }
}
