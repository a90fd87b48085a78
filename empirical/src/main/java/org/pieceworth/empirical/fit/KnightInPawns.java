package org.pieceworth.empirical.fit;

import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;

/// What a knight is worth in pawns.
///
/// @param value the ratio of the two coefficients
/// @param interval its 95 % interval
public record KnightInPawns(Estimate value, Interval interval) {}
