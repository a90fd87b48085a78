/// Values from games.
///
/// Entry points: [org.pieceworth.empirical.input.ObservationReader], which turns files into
/// [org.pieceworth.empirical.rows.Observations], and [org.pieceworth.empirical.fit.PieceValueFitter], which
/// turns those into values.
package org.pieceworth.empirical.input;
