/// Observations: a game's rows, counts of rows, what was skipped.
package org.pieceworth.empirical.rows;
