package org.pieceworth.valuation.synergy;

/// A range of the synergy constant.
///
/// @param least its lower end
/// @param greatest its upper end
public record CRange(double least, double greatest) {}
