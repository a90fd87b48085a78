package org.pieceworth.empirical.fit;

import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;

/// A knight's value in pawns, the headline of a report.
///
/// @param value the ratio of the two coefficients
/// @param interval its 95 % interval
public record KnightInPawns(Estimate value, Interval interval) {}
