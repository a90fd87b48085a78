package org.pieceworth.report.page;

/// How positions of one balance ended. Scores are from 0 (all lost) to 1 (all won), for the side whose balance it is.
///
/// @param balance by 1-3-3-5-9, in pawns
/// @param positions how many there were
/// @param observed the mean score, NaN where there were no positions
/// @param low the lower end of its 95 % interval
/// @param high the upper end
/// @param fitted the mean score by the fit
public record CalibrationPoint(
        double balance, long positions, double observed, double low, double high, double fitted) {}
