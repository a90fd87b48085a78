package org.pieceworth.studies.measure;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.measure.MeasurementDesign;
import org.pieceworth.lab.measure.StopRule;

/// Requests of tests, usual where nothing is said.
final class MeasureRequests {

    private MeasureRequests() {}

    static MeasureRequest of(String piece, MeasureRequest.Field field, StopRule stop, boolean systematics) {
        return new MeasureRequest(
                List.of(piece),
                field,
                MeasurementDesign.DEFAULT,
                "basket",
                new MeasureRequest.Player(MeasureRequest.USUAL_NODES, Optional.empty()),
                stop,
                1,
                systematics,
                false,
                Optional.empty());
    }
}
