package org.pieceworth.empirical.rows;

/// An observation saved for another fit.
///
/// @param ply number of moves before it; if unknown, the row's number in its game, from 1
/// @param features a number per feature of the terms, in their order, in units of one by its divisor
/// @param score White's expected score there, from 0 to 1; NaN if unknown
/// @param position the position in Forsyth-Edwards notation with six fields; empty if unknown or not
/// requested
public record Observation(int ply, int[] features, double score, String position) {}
