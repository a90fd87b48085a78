/// Observations: a game's rows, counts of rows, what was skipped.
@NullMarked
package org.pieceworth.empirical.rows;

import org.jspecify.annotations.NullMarked;
