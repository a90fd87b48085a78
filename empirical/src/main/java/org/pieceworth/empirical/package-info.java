/// Values from games.
///
/// Start at [org.pieceworth.empirical.GameFiles], which turns files into [org.pieceworth.empirical.Observations], and
/// at [org.pieceworth.empirical.PieceValueFitter], which turns those into values.
@NullMarked
package org.pieceworth.empirical;

import org.jspecify.annotations.NullMarked;
