/// Values from games.
///
/// Start at [org.pieceworth.empirical.input.ObservationReader], which turns files into
/// [org.pieceworth.empirical.rows.Observations], and at [org.pieceworth.empirical.fit.PieceValueFitter], which turns
/// those into values.
package org.pieceworth.empirical.input;
