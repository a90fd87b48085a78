package org.pieceworth.valuation.score;

/// The expected score of the first of two armies.
///
/// @param nodes per move of both players
/// @param score score from 0 to 1
/// @param low end of its 90 % interval
/// @param high end of it
/// @param pawns material advantage in pawns, on the scale of combined values
public record ScoreForecast(long nodes, double score, double low, double high, double pawns) {}
