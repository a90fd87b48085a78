package org.pieceworth.stats.errors;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.stats.ChiSquare;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SquareMatrix;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;

/// The test of proportional odds, that an ordered fit's slopes are equal at both thresholds, between a loss
/// and a draw and between a draw and a win: a clustered score test against separate slopes (Brant 1990 does
/// so by two binary fits).
///
/// Thresholds are those of the side ahead by the fit. Seen from one fixed side, both would always have the
/// same slopes, since the sides may be exchanged: one side's win is the other's loss. Adding the slope x γ /
/// 2 at one threshold and subtracting it at the other equals a draw threshold that changes by as much.
///
/// @param statistic the statistic
/// @param degrees number of tested slopes
/// @param pValue probability of a statistic at least as great by chance
public record ProportionalOdds(double statistic, int degrees, double pValue) {

    /// Maximum number of values in memory: 64 MB.
    private static final long ROOM = 1L << 23;

    /// With fewer clusters there is no test: true odds would be rejected too often or almost never.
    private static final int FEWEST = 200;

    /// The test by a score and its variance.
    ///
    /// @param testable whether each slope can be tested
    /// @return empty with too few clusters, or if no slope can be tested
    static Optional<ProportionalOdds> of(double[] score, double[][] variance, boolean[] testable, int clusters) {
        int[] tested =
                IntStream.range(0, testable.length).filter(i -> testable[i]).toArray();
        int degrees = tested.length;
        double[] own = Arrays.stream(tested).mapToDouble(i -> score[i]).toArray();
        Cholesky cholesky = new Cholesky(degrees);
        if (degrees == 0 || clusters < FEWEST || !cholesky.decompose(SquareMatrix.part(variance, tested))) {
            return Optional.empty();
        }
        double[] solved = own.clone();
        cholesky.solve(solved);
        double statistic = DotProduct.of(solved, own);
        return Optional.of(new ProportionalOdds(statistic, degrees, new ChiSquare(statistic, degrees).pValue()));
    }

    /// Collects the scores of clusters for a test.
    public static final class Sums implements ClusteredRows.Visitor, ScoredClusters {
        private final OddsReduction reduction;
        private final double[] one;
        private final double[] sum;
        private int[] numbers = new int[1024];
        private double[] scores;
        private int counted;
        private int clusters;

        private Sums(OddsReduction reduction) {
            this.reduction = reduction;
            one = new double[reduction.slopes()];
            sum = new double[one.length];
            scores = new double[numbers.length * one.length];
        }

        /// The sums for an ordered fit without a penalty.
        ///
        /// @param clusters number of clusters
        /// @return empty for other fits, if the rows do not determine it, or if they are too many for memory
        public static Optional<Sums> of(OutcomeFit fit, GroupedOutcomes data, int clusters) {
            return (long) clusters * data.columns() > ROOM
                    ? Optional.empty()
                    : OddsReduction.of(fit, data).map(Sums::new);
        }

        @Override
        public void cluster(int cluster, int rows, int[] group, double[] win, double[] draw, double[] loss) {
            clusters = cluster + 1;
            if (!reduction.reduced(rows, group, win, draw, loss, one)) {
                return;
            }
            if (counted == numbers.length) {
                numbers = Arrays.copyOf(numbers, 2 * counted);
                scores = Arrays.copyOf(scores, numbers.length * one.length);
            }
            for (int i = 0; i < one.length; i++) {
                sum[i] += one[i];
            }
            System.arraycopy(one, 0, scores, counted * one.length, one.length);
            numbers[counted++] = cluster;
        }

        @Override
        public int size() {
            return one.length;
        }

        @Override
        public void forEach(ScoredClusters.Visitor visitor) {
            for (int i = 0; i < counted; i++) {
                visitor.cluster(numbers[i], scores, i * one.length);
            }
        }

        /// The test after all clusters.
        ///
        /// @param ways ways of grouping clusters; none if clusters are not grouped
        /// @return empty with too few clusters, or too few results for every slope
        public Optional<ProportionalOdds> test(List<ClusterWay> ways) {
            ClusterWay.Filling variance = variance(ways);
            return ProportionalOdds.of(
                    sum, variance.products(), reduction.testable((_, _) -> {}), Math.min(counted, variance.clusters()));
        }

        private ClusterWay.Filling variance(List<ClusterWay> ways) {
            int[] own = new int[clusters];
            Arrays.setAll(own, i -> i);
            List<ClusterWay> all = ways.isEmpty() ? List.of(new ClusterWay(new int[][] {own}, clusters, 1)) : ways;
            return ClusterWay.together(all, way -> way.filling(this), one.length);
        }
    }

    /// The slopes at each threshold, for the side ahead: of a win against anything less, and of a loss
    /// against anything more. By two binary fits, since thresholds with separate slopes may cross.
    ///
    /// @return per threshold the features' coefficients, then the fits' other parameters; empty if a fit
    /// fails
    public static Optional<double[][]> slopes(OutcomeFit fit, GroupedOutcomes data) {
        FitOptions binary = new FitOptions(DrawModel.DROP, true, Penalty.NONE, Solver.NEWTON);
        String[] names = new String[data.columns() + (fit.options().constant() ? 1 : 0)];
        Arrays.setAll(names, Integer::toString);
        try {
            double[][] slopes = new double[2][];
            for (int threshold = 0; threshold < 2; threshold++) {
                slopes[threshold] = OutcomeRegression.fit(
                                AheadRows.of(fit, data, threshold == 0), binary, names, FitTrace.NONE)
                        .parameters();
            }
            return Optional.of(slopes);
        } catch (FitException _) {
            return Optional.empty();
        }
    }
}
