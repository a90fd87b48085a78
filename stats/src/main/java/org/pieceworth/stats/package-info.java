/// Logistic and ordered fits of win, draw and loss, with their uncertainty. Independent of chess.
///
/// - Rows: [org.pieceworth.stats.regression.GroupedOutcomes] are sparse rows, equal ones merged, with
///   weights; [org.pieceworth.stats.errors.ClusteredRows] group them into clusters, in memory or as a stream.
/// - Fits: [org.pieceworth.stats.regression.OutcomeRegression] by [org.pieceworth.stats.regression.FitOptions], with a
///   [org.pieceworth.stats.regression.Penalty].
/// - Uncertainty: [org.pieceworth.stats.errors.Covariance], [org.pieceworth.stats.Ratio] (delta method and
///   Fieller), [org.pieceworth.stats.errors.Bootstrap]; the influence of single clusters:
///   [org.pieceworth.stats.errors.Influence].
/// - Choice: [org.pieceworth.stats.validation.CrossValidation], [org.pieceworth.stats.validation.DrawModelComparison],
///   [org.pieceworth.stats.validation.PenaltySearch]; means by bins: [org.pieceworth.stats.ClusteredMean].
/// - Groups: [org.pieceworth.stats.groups.GroupFit], [org.pieceworth.stats.groups.PooledValues],
///   [org.pieceworth.stats.groups.RandomEffects], [org.pieceworth.stats.groups.GroupTest].
///
/// Sums run in a fixed order and random numbers have seeds, so that equal data give equal bits for any number
/// of threads.
package org.pieceworth.stats;
