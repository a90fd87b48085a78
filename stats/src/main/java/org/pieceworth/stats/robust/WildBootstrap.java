package org.pieceworth.stats.robust;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.DoubleFunction;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.IntervalEnds;
import org.pieceworth.stats.errors.ClusterWay;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.errors.CoarseMoments;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SquareMatrix;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// The wild cluster bootstrap of Wald tests, for few clusters. The scores of whole clusters, at parameters
/// that satisfy the hypothesis, change their signs at random, and the resulting t statistics are its
/// distribution (Cameron, Gelbach and Miller 2008; of scores Kline and Santos 2012; with parameters one step
/// of Newton's method away MacKinnon, Nielsen and Webb 2024, "WCLR-C").
///
/// Errors within t statistics are those of the sandwich by cluster, times G/(G − 1), with scores reduced by
/// the effect of the changed signs on the parameters. Up to 2^12 patterns of signs are all used, instead of
/// random ones.
public final class WildBootstrap {

    /// Number of random patterns of signs if there are too many to use all.
    public static final int DRAWS = 1999;

    /// Clusters at most: with more the sandwich is right by itself.
    public static final int MAX_CLUSTERS = 5000;

    private static final int ALL = 12;
    private static final double LEVEL = 0.95;

    /// Relative: t statistics of patterns that are one another's mirror differ by rounding.
    private static final double ROUNDING = 1e-9;

    private final double[] parameters;
    private final Cholesky root;
    private final double[][] score;
    private final double[][][] information;
    private final double factor;

    /// Per pattern and cluster its sign.
    private final byte[][] signs;

    private final boolean complete;

    private WildBootstrap(OutcomeFit fit, List<double[]> scores, List<double[][]> informations, long seed) {
        parameters = fit.parameters();
        root = Cholesky.of(fit.information());
        score = scores.toArray(double[][]::new);
        information = informations.toArray(double[][][]::new);
        int clusters = score.length;
        factor = clusters / (clusters - 1.0);
        complete = clusters <= ALL;
        signs = complete ? allSigns(clusters) : randomSigns(clusters, seed);
    }

    /// @param way grouping of games into coarser clusters; empty if games are the clusters
    /// @throws FitException when there are fewer than two clusters, or more than are of use
    public static WildBootstrap of(
            OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters, Optional<ClusterWay> way, long seed) {
        CoarseMoments coarse =
                CoarseMoments.of(fit, data, clusters, way.orElseGet(() -> ClusterWay.apart(clusters.clusters())));
        List<double[]> scores = new ArrayList<>();
        List<double[][]> informations = new ArrayList<>();
        coarse.forEach((score, lower) -> {
            scores.add(score);
            if (scores.size() <= MAX_CLUSTERS) {
                informations.add(SquareMatrix.ofLower(lower, 1));
            }
        });
        if (scores.size() < 2 || scores.size() > MAX_CLUSTERS) {
            throw new FitException(
                    Reason.TOO_FEW_CLUSTERS,
                    "the wild bootstrap takes 2 to " + MAX_CLUSTERS + " clusters, found " + scores.size());
        }
        return new WildBootstrap(fit, scores, informations, seed);
    }

    private static byte[][] allSigns(int clusters) {
        byte[][] signs = new byte[1 << clusters][clusters];
        for (int pattern = 0; pattern < signs.length; pattern++) {
            for (int cluster = 0; cluster < clusters; cluster++) {
                signs[pattern][cluster] = (byte) ((pattern >> cluster & 1) * 2 - 1);
            }
        }
        return signs;
    }

    private static byte[][] randomSigns(int clusters, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        byte[][] signs = new byte[DRAWS][clusters];
        for (byte[] pattern : signs) {
            for (int cluster = 0; cluster < clusters; cluster++) {
                pattern[cluster] = (byte) (random.nextBoolean() ? 1 : -1);
            }
        }
        return signs;
    }

    /// The two-sided p-value of the hypothesis that a combination of the parameters has a value.
    public double pValue(double[] contrast, double value) {
        Drawn drawn = new Drawn(contrast, value);
        long beyond = 0;
        for (double each : drawn.absolute) {
            if (each >= Math.abs(drawn.observed) * (1 - ROUNDING)) {
                beyond++;
            }
        }
        return complete ? beyond / (double) signs.length : (beyond + 1) / (signs.length + 1.0);
    }

    /// The 95 % interval of a number x: all x with contrast(x) · θ = target(x) not rejected.
    ///
    /// @param contrast contrast as a function of the number
    /// @param shift derivative of the target by the number: 0 for a ratio, whose contrast it changes
    /// @param estimate the number at the fit
    /// @param stride length of the first step, such as a standard error
    public Interval interval(DoubleFunction<double[]> contrast, double shift, double estimate, double stride) {
        double here = height(contrast.apply(estimate), shift * estimate);
        return IntervalEnds.around(
                estimate,
                stride,
                Math.min(here, -ROUNDING),
                new double[0],
                (number, _) -> height(contrast.apply(number), shift * number));
    }

    /// The distance of the t statistic above its quantile, among the t statistics under the hypothesis and
    /// the observed one.
    private double height(double[] contrast, double value) {
        Drawn drawn = new Drawn(contrast, value);
        Arrays.sort(drawn.absolute);
        int at = (int) Math.ceil(LEVEL * (signs.length + (complete ? 0 : 1))) - 1;
        return Math.abs(drawn.observed) - drawn.absolute[Math.min(at, signs.length - 1)];
    }

    /// The t statistic of a hypothesis, and those with changed signs.
    private final class Drawn {

        final double observed;
        final double[] absolute = new double[signs.length];

        Drawn(double[] contrast, double value) {
            int size = parameters.length;
            int clusters = score.length;
            double[] along = contrast.clone();
            root.solve(along);
            double away = (DotProduct.of(contrast, parameters) - value) / DotProduct.of(contrast, along);
            double[][] restricted = new double[clusters][size];
            double[][] moved = new double[clusters][];
            double[] own = new double[clusters];
            double squares = 0;
            for (int cluster = 0; cluster < clusters; cluster++) {
                moved[cluster] = DotProduct.each(information[cluster], along);
                for (int i = 0; i < size; i++) {
                    restricted[cluster][i] = score[cluster][i] + away * moved[cluster][i];
                }
                own[cluster] = DotProduct.of(along, restricted[cluster]);
                double plain = DotProduct.of(along, score[cluster]);
                squares += plain * plain;
            }
            observed = (DotProduct.of(contrast, parameters) - value) / Math.sqrt(factor * squares);
            double[] sum = new double[size];
            double[] change = new double[size];
            for (int draw = 0; draw < signs.length; draw++) {
                absolute[draw] = Math.abs(t(draw, along, restricted, moved, own, sum, change));
            }
        }

        private double t(
                int draw,
                double[] along,
                double[][] restricted,
                double[][] moved,
                double[] own,
                double[] sum,
                double[] change) {
            byte[] pattern = signs[draw];
            Arrays.fill(sum, 0);
            for (int cluster = 0; cluster < pattern.length; cluster++) {
                double[] one = restricted[cluster];
                if (pattern[cluster] > 0) {
                    for (int i = 0; i < sum.length; i++) {
                        sum[i] += one[i];
                    }
                } else {
                    for (int i = 0; i < sum.length; i++) {
                        sum[i] -= one[i];
                    }
                }
            }
            System.arraycopy(sum, 0, change, 0, sum.length);
            root.solve(change);
            double squares = 0;
            for (int cluster = 0; cluster < pattern.length; cluster++) {
                double centred = pattern[cluster] * own[cluster] - DotProduct.of(moved[cluster], change);
                squares += centred * centred;
            }
            return DotProduct.of(along, sum) / Math.sqrt(factor * squares);
        }
    }
}
