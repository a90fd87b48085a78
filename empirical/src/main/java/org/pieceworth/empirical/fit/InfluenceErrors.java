package org.pieceworth.empirical.fit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.errors.ClusterWay;
import org.pieceworth.stats.errors.ControlledJackknife;
import org.pieceworth.stats.regression.ControlledFit;

/// Standard errors from the influence of clusters, summed over ways of clustering by inclusion and exclusion;
/// if clusters are few, from the changes without each (the jackknife), as in the fit.
final class InfluenceErrors {

    /// Bound on numbers stored for the jackknife: 64 MB.
    private static final long ROOM = 1L << 23;

    /// Memberships of the games at hand. After several ways, each game by itself is added, used if their sum
    /// is negative.
    private final List<ClusterWay> ways;

    private final int games;
    private final boolean leaveOut;

    private InfluenceErrors(List<ClusterWay> ways, int games, boolean leaveOut) {
        this.ways = ways;
        this.games = games;
        this.leaveOut = leaveOut;
    }

    /// With the fit's clusters.
    ///
    /// @param numbers numbers of the games at hand in the fit
    static InfluenceErrors of(PieceValueFit fit, int[] numbers) {
        GameRows rows = fit.observations().rows().orElseThrow();
        Clustering by = fit.clusters()
                .filter(found -> !found.isByRow())
                .map(found -> Clustering.parse(found.by()))
                .orElseGet(() -> Clustering.GAME);
        ClusterWay apart = ClusterWay.apart(numbers.length);
        List<ClusterWay> ways = new ArrayList<>();
        if (by.kind() != Clustering.Kind.GAME) {
            new CoarseClusters(rows).ways(by).forEach(way -> ways.add(among(way, numbers)));
        }
        if (ways.size() != 1) {
            ways.add(ways.isEmpty() ? apart : new ClusterWay(apart.of(), apart.clusters(), 0));
        }
        boolean few = fit.clusters()
                .filter(found -> found.formula() == ErrorFormula.JACKKNIFE)
                .isPresent();
        return new InfluenceErrors(ways, numbers.length, few && holds(fit, numbers.length));
    }

    /// With the levels of random effects as clusters.
    ///
    /// @param level level of each game at hand
    static InfluenceErrors byLevel(PieceValueFit fit, int[] level, int levels) {
        return new InfluenceErrors(
                List.of(new ClusterWay(new int[][] {level}, levels, 1)),
                level.length,
                levels < FewClusters.FEW && holds(fit, level.length));
    }

    private static boolean holds(PieceValueFit fit, int games) {
        long size = fit.fit().parameters().length + 1L;
        return games * size * (size + 1) / 2 <= ROOM;
    }

    private static ClusterWay among(ClusterWay way, int[] numbers) {
        int[][] of = new int[way.of().length][numbers.length];
        for (int member = 0; member < of.length; member++) {
            int[] all = way.of()[member];
            Arrays.setAll(of[member], game -> all[numbers[game]]);
        }
        return new ClusterWay(of, way.clusters(), way.sign());
    }

    /// True if fits must supply the information of each cluster.
    boolean needsShares() {
        return leaveOut;
    }

    /// Errors of values in two fits of the same games.
    Both both(ControlledFit plain, ControlledFit controlled) {
        return leaveOut ? byJackknife(plain, controlled) : byInfluence(plain, controlled);
    }

    /// Standard errors of linear combinations of two fits' parameters, and of their difference.
    interface Both {
        double plain(double[] weights);

        double controlled(double[] weights);

        double change(double[] before, double[] after);
    }

    /// Memberships of a fit's own clusters; those of random effects are levels already.
    private List<ClusterWay> ways(ControlledFit fit) {
        return fit.scores().length == games ? ways : List.of(ClusterWay.apart(fit.scores().length));
    }

    private Both byJackknife(ControlledFit plain, ControlledFit controlled) {
        ControlledJackknife before = ControlledJackknife.of(plain, ways(plain));
        Ratio own = new Ratio(new double[0], before.covariance());
        Ratio together = new Ratio(
                new double[0],
                before.beside(ControlledJackknife.of(controlled, ways(controlled)))
                        .covariance());
        int size = plain.parameters().length;
        int all = size + controlled.parameters().length;
        return new Both() {
            @Override
            public double plain(double[] weights) {
                return Math.sqrt(Math.max(0, own.covariance(weights, weights)));
            }

            @Override
            public double controlled(double[] weights) {
                return change(new double[size], weights);
            }

            @Override
            public double change(double[] before, double[] after) {
                double[] weights = new double[all];
                Arrays.setAll(weights, i -> i < size ? -before[i] : after[i - size]);
                return Math.sqrt(Math.max(0, together.covariance(weights, weights)));
            }
        };
    }

    private Both byInfluence(ControlledFit plain, ControlledFit controlled) {
        return new Both() {
            @Override
            public double plain(double[] weights) {
                return of(sums(plain, weights));
            }

            @Override
            public double controlled(double[] weights) {
                return of(sums(controlled, weights));
            }

            @Override
            public double change(double[] before, double[] after) {
                List<double[]> difference = sums(controlled, after);
                List<double[]> own = sums(plain, before);
                for (int way = 0; way < own.size(); way++) {
                    double[] each = difference.get(way);
                    double[] less = own.get(way);
                    Arrays.setAll(each, cluster -> each[cluster] - less[cluster]);
                }
                return of(difference);
            }
        };
    }

    /// Per way and cluster its effect on a linear combination; NaN for a cluster without rows.
    private List<double[]> sums(ControlledFit fit, double[] weights) {
        double[] influence = fit.influence(weights);
        return ways(fit).stream().map(way -> sums(way, influence)).toList();
    }

    private static double[] sums(ClusterWay way, double[] influence) {
        double[] sums = new double[way.clusters()];
        Arrays.fill(sums, Double.NaN);
        for (int i = 0; i < influence.length; i++) {
            for (int member = 0; member < way.of().length; member++) {
                if (way.isMember(member, i)) {
                    int into = way.of()[member][i];
                    sums[into] = Double.isNaN(sums[into]) ? influence[i] : sums[into] + influence[i];
                }
            }
        }
        return sums;
    }

    private double of(List<double[]> moves) {
        double together = 0;
        int fewest = Integer.MAX_VALUE;
        for (int way = 0; way < moves.size(); way++) {
            int sign = ways.get(way).sign();
            together += sign * squares(moves.get(way));
            fewest = sign > 0 ? Math.min(fewest, counted(moves.get(way))) : fewest;
        }
        double[] last = moves.getLast();
        return Math.sqrt(together > 0 ? together * correction(fewest) : squares(last) * correction(counted(last)));
    }

    private static double correction(int clusters) {
        return clusters / Math.max(1, clusters - 1.0);
    }

    private static int counted(double[] moves) {
        return (int) Arrays.stream(moves).filter(each -> !Double.isNaN(each)).count();
    }

    private static double squares(double[] moves) {
        double squares = 0;
        for (double each : moves) {
            squares += Double.isNaN(each) ? 0 : each * each;
        }
        return squares;
    }
}
