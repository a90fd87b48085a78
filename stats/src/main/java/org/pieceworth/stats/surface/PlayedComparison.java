package org.pieceworth.stats.surface;

/// Pairs of games between two settings of the parameters.
///
/// @param first coordinates of the first player, from −1 to 1
/// @param second coordinates of the second player
/// @param pairs number of pairs of games
/// @param points the sum of the first player's scores, a pair's from 0 to 1
/// @param squares the sum of the squares of these scores
public record PlayedComparison(double[] first, double[] second, long pairs, double points, double squares) {}
