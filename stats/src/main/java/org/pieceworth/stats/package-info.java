/// Logistic and ordered fits of win, draw and loss, with their uncertainty. Knows no chess.
///
/// - Rows: [org.pieceworth.stats.GroupedOutcomes] are sparse rows taken together with their weights;
///   [org.pieceworth.stats.ClusteredRows] say which hang together, in memory or as a stream.
/// - Fits: [org.pieceworth.stats.OutcomeRegression] by [org.pieceworth.stats.FitOptions], with a
///   [org.pieceworth.stats.Penalty].
/// - Uncertainty: [org.pieceworth.stats.Covariance], [org.pieceworth.stats.Ratio] (delta method and
///   Fieller), [org.pieceworth.stats.Bootstrap]; what hangs on single clusters:
///   [org.pieceworth.stats.Influence].
/// - Choice: [org.pieceworth.stats.CrossValidation], [org.pieceworth.stats.DrawModelComparison],
///   [org.pieceworth.stats.PenaltySearch]; means by bins: [org.pieceworth.stats.ClusteredMean].
/// - Groups: [org.pieceworth.stats.GroupFit], [org.pieceworth.stats.PooledValues],
///   [org.pieceworth.stats.RandomEffects], [org.pieceworth.stats.GroupTest].
///
/// Sums run in a fixed order and random numbers have seeds, so that equal data give equal bits, whatever
/// the number of threads.
@NullMarked
package org.pieceworth.stats;

import org.jspecify.annotations.NullMarked;
