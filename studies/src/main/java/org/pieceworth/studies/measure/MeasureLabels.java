package org.pieceworth.studies.measure;

import org.pieceworth.lab.experiment.GameLabels;

/// What games of a measurement are called.
final class MeasureLabels {

    static final GameLabels LABELS = new GameLabels("Pieceworth measures", "pieceworth", "pieceworth", false, true);

    private MeasureLabels() {}
}
