/// Shapley values: each player's fair share of the outcome of a game that any of them may miss.
package org.pieceworth.stats.shapley;
