/// The evidence of a match's games on two players: counts of scores, Elo with its error, a sequential test.
/// Merging is adding.
package org.pieceworth.stats.match;
