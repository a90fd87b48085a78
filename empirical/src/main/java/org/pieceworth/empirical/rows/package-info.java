/// Observations: a game's rows, counts of rows, skipped games.
package org.pieceworth.empirical.rows;
