package org.pieceworth.stats.errors;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.ControlledFit;

/// The jackknife of [Jackknife] for fits with controls: the change of the parameters without each cluster of
/// games, by one step of Newton's method.
///
/// @param ways ways of grouping clusters
/// @param changes per way and coarser cluster the change of the parameters without it; none for one without rows
public record ControlledJackknife(List<ClusterWay> ways, List<double[][]> changes) {

    public ControlledJackknife {
        ways = List.copyOf(ways);
        changes = List.copyOf(changes);
    }

    /// Leaves out each coarser cluster.
    ///
    /// @param fit fit with the information of each of its clusters
    /// @param ways ways of grouping the fit's clusters; those with the sign 0 do not count
    public static ControlledJackknife of(ControlledFit fit, List<ClusterWay> ways) {
        List<ClusterWay> counted = ways.stream().filter(way -> way.sign() != 0).toList();
        return new ControlledJackknife(
                counted, counted.stream().map(way -> changes(fit, way)).toList());
    }

    /// The changes of two fits' parameters without the same clusters, in one row.
    public ControlledJackknife beside(ControlledJackknife other) {
        List<double[][]> both = new ArrayList<>();
        for (int way = 0; way < changes.size(); way++) {
            double[][] own = changes.get(way);
            double[][] others = other.changes.get(way);
            double[][] each = new double[own.length][0];
            for (int cluster = 0; cluster < own.length; cluster++) {
                each[cluster] = Arrays.copyOf(own[cluster], own[cluster].length + others[cluster].length);
                System.arraycopy(others[cluster], 0, each[cluster], own[cluster].length, others[cluster].length);
            }
            both.add(each);
        }
        return new ControlledJackknife(ways, both);
    }

    /// The covariance of the parameters, all ways by inclusion and exclusion.
    public double[][] covariance() {
        int size = changes.stream()
                .flatMap(Arrays::stream)
                .mapToInt(each -> each.length)
                .max()
                .orElse(0);
        OuterProducts products = new OuterProducts(size);
        int fewest = Integer.MAX_VALUE;
        for (int way = 0; way < changes.size(); way++) {
            int sign = ways.get(way).sign();
            int counted = 0;
            for (double[] change : changes.get(way)) {
                if (change.length > 0) {
                    products.add(change, sign);
                    counted++;
                }
            }
            fewest = sign > 0 ? Math.min(fewest, counted) : fewest;
        }
        return Covariance.mended(products.covariance(fewest), fewest).covariance();
    }

    private static double[][] changes(ControlledFit fit, ClusterWay way) {
        int size = fit.parameters().length;
        double[][] scores = new double[way.clusters()][0];
        double[][] shares = new double[way.clusters()][size * (size + 1) / 2];
        for (int cluster = 0; cluster < fit.scores().length; cluster++) {
            for (int member = 0; member < way.of().length; member++) {
                if (way.isMember(member, cluster)) {
                    int into = way.of()[member][cluster];
                    scores[into] = scores[into].length == 0 ? new double[size] : scores[into];
                    add(fit.scores()[cluster], scores[into]);
                    add(fit.shares()[cluster], shares[into]);
                }
            }
        }
        LeaveOut leaveOut = new LeaveOut(Cholesky.of(fit.bread()).inverse());
        double[][] lower = new double[size][size];
        double[][] changes = new double[way.clusters()][0];
        for (int cluster = 0; cluster < changes.length; cluster++) {
            if (scores[cluster].length > 0) {
                for (int i = 0, at = 0; i < size; i++, at += i) {
                    System.arraycopy(shares[cluster], at, lower[i], 0, i + 1);
                }
                leaveOut.compute(scores[cluster], lower);
                changes[cluster] = leaveOut.change.clone();
            }
        }
        return changes;
    }

    private static void add(double[] numbers, double[] into) {
        for (int i = 0; i < numbers.length; i++) {
            into[i] += numbers[i];
        }
    }
}
