package org.pieceworth.valuation.synergy;

/// The surplus of one army over another in equally good fits, both always by one fit.
///
/// @param value value at the centre of the fits, in centipawns
/// @param low the least difference in any of the fits
/// @param high the greatest
public record SynergyDifference(double value, double low, double high) {}
