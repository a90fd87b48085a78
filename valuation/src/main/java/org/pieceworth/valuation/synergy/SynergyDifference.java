package org.pieceworth.valuation.synergy;

/// What one army is worth more than another over equally good fits, both always by the same fit.
///
/// @param value at the centre of the fits, in centipawns
/// @param low the least difference in any of the fits
/// @param high the greatest
public record SynergyDifference(double value, double low, double high) {}
