/// Odds: the value of a handicap in score, Elo and nodes.
package org.pieceworth.studies.odds;
