package org.pieceworth.studies.synergy;

import java.util.List;
import org.pieceworth.valuation.synergy.HoldOut;

/// The targets to hold out of a fit.
public sealed interface HoldOutRequest {

    /// The source's own trial: queen, chancellor and archbishop, out of the published targets, with the least mean
    /// error and with the least largest error.
    ///
    /// @param slacks allowed excess of the largest error of an equally good fit, as shares; at least one
    record Published(List<Double> slacks) implements HoldOutRequest {

        public Published {
            slacks = List.copyOf(slacks);
        }
    }

    /// Every three targets.
    ///
    /// @param setting at least four targets, so that some remain to fit
    /// @param threads no result depends on their number
    record Triples(HoldOut.Setting setting, int threads) implements HoldOutRequest {}
}
