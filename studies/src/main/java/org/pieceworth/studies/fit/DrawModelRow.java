package org.pieceworth.studies.fit;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.validation.DrawModelComparison;
import org.pieceworth.stats.validation.HeldOut;

/// One way of counting draws beside the best.
///
/// @param draws the way
/// @param score on games left out
/// @param best whether it has the least log-loss
/// @param above its log-loss less the best's, 0 for the best
record DrawModelRow(DrawModel draws, HeldOut score, boolean best, Estimate above) {

    static List<DrawModelRow> of(DrawModelComparison models) {
        DrawModel best = Arrays.stream(DrawModel.values())
                .min(Comparator.comparingDouble(
                        draws -> models.of(draws).meanLogLoss().value()))
                .orElseThrow();
        return Arrays.stream(DrawModel.values())
                .map(draws -> new DrawModelRow(
                        draws,
                        models.of(draws),
                        draws == best,
                        draws == best ? new Estimate(0, 0) : models.of(draws).logLossAbove(models.of(best))))
                .toList();
    }
}
