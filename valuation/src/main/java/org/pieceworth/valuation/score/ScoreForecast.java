package org.pieceworth.valuation.score;

/// The expected score of the first of two armies.
///
/// @param nodes per move of both players
/// @param score score from 0 to 1
/// @param low end of its 90 % interval
/// @param high end of it
/// @param pawns advantage in pawns, by the odds in chess that score as much; negative when behind
/// @param odds these odds in words; see [OddsScale#words]
public record ScoreForecast(long nodes, double score, double low, double high, double pawns, String odds) {}
