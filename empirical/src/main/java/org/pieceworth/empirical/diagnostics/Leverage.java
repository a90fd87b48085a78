package org.pieceworth.empirical.diagnostics;

/// How much of a fit one cluster determines: the trace of its share of the information, over the number of parameters.
///
/// @param cluster its first game
/// @param games number of games in it
/// @param share share of the whole fit, 0 to 1
public record Leverage(String cluster, int games, double share) {}
