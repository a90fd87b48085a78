package org.pieceworth.studies.measure;

import org.pieceworth.lab.experiment.GameLabels;

/// The names of the games of a measurement.
final class MeasureLabels {

    static final GameLabels LABELS = new GameLabels("Pieceworth measures", "pieceworth", "pieceworth", false, true);

    private MeasureLabels() {}
}
