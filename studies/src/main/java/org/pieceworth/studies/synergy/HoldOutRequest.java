package org.pieceworth.studies.synergy;

import org.pieceworth.valuation.synergy.SynergyTargets;

/// Which targets are held out of a fit.
public sealed interface HoldOutRequest {

    /// The source's own trial: queen, chancellor and archbishop, out of the published targets.
    ///
    /// @param slack how much larger the largest error of an equally good fit may be, as a share
    /// @param seed of the descents to the least mean error
    record Published(double slack, long seed) implements HoldOutRequest {}

    /// Every three targets.
    ///
    /// @param targets four or more, so that some are left to fit
    /// @param headings whether forward, sideways and backward steps have parameters of their own
    /// @param slack how much larger the largest error of an equally good fit may be, as a share
    /// @param threads no result depends on their number
    record Triples(SynergyTargets targets, boolean headings, double slack, int threads) implements HoldOutRequest {}
}
