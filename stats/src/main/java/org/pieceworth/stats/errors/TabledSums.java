package org.pieceworth.stats.errors;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.regression.OutcomeFit;

/// Sums of clusters from a table of each row's terms, for all ways of grouping clusters at once, in one pass
/// that stores nothing for single clusters.
final class TabledSums implements ClusterSums, ClusteredRows.Visitor {

    private final OutcomeFit fit;
    private final RowTable table;
    private final double[] sum;
    private final double[] products;
    private final double[] oddsProducts;
    private final double[] odds;
    private final double[] shares;
    private final double[] squares;
    private final int[] touching;
    private final ResultCounts.Tally results;
    private final List<CoarserSums> coarser = new ArrayList<>();
    private int counted;

    TabledSums(OutcomeFit fit, RowTable table, List<ClusterWay> ways) {
        this.fit = fit;
        this.table = table;
        sum = new double[table.width];
        products = new double[table.parameters * table.parameters];
        oddsProducts = new double[table.slopes * table.slopes];
        odds = new double[table.slopes];
        shares = new double[table.parameters];
        squares = new double[table.parameters];
        touching = new int[table.parameters];
        results = new ResultCounts.Tally(table.parameters);
        for (ClusterWay way : ways) {
            if (coarser.stream().noneMatch(known -> known.isOf(way))) {
                coarser.add(new CoarserSums(way, table.parameters + table.slopes));
            }
        }
    }

    @Override
    public void cluster(int cluster, int rows, int[] group, double[] win, double[] draw, double[] loss) {
        Arrays.fill(sum, 0);
        results.begin();
        long touched = 0;
        double weight = 0;
        for (int row = 0; row < rows; row++) {
            double here = fit.options().weight(win[row], draw[row], loss[row]);
            if (here > 0) {
                weight += here;
                results.row(win[row], draw[row], loss[row]);
                touched |= table.touched[group[row]];
                addRow(3 * group[row], loss[row]);
                addRow(3 * group[row] + 1, draw[row]);
                addRow(3 * group[row] + 2, win[row]);
            }
        }
        if (weight > 0) {
            close(cluster, touched);
        }
    }

    private void addRow(int cell, double weight) {
        if (weight != 0) {
            add(table.numbers, cell * table.width, weight, sum, 0, table.width);
        }
    }

    private void close(int cluster, long touched) {
        counted++;
        results.close();
        ClusterWay.addProducts(sum, 0, table.parameters, products);
        ClusterWay.addProducts(sum, table.parameters, table.slopes, oddsProducts);
        add(sum, table.parameters, 1, odds, 0, table.slopes);
        int from = table.parameters + table.slopes;
        for (int i = 0; i < table.parameters; i++) {
            double share = sum[from + i];
            shares[i] += share;
            squares[i] += share * share;
            if ((touched >>> i & 1) != 0) {
                touching[i]++;
                results.touch(i);
            }
        }
        for (CoarserSums each : coarser) {
            each.add(cluster, sum);
        }
    }

    private static void add(double[] of, int from, double weight, double[] into, int to, int size) {
        for (int i = 0; i < size; i++) {
            into[to + i] += weight * of[from + i];
        }
    }

    @Override
    public int counted() {
        return counted;
    }

    @Override
    public ParameterEvidence informing() {
        return ParameterEvidence.of(touching, shares, squares, results);
    }

    @Override
    public double[][] covariance() {
        return Covariance.clustered(fit, new Meat(ClusterWay.square(products, table.parameters), counted));
    }

    private CoarserSums coarser(ClusterWay way) {
        return coarser.stream()
                .filter(known -> known.isOf(way))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the way was not asked for"));
    }

    @Override
    public Covariance.Coarse covariance(List<ClusterWay> ways) {
        return Covariance.clustered(fit, way -> coarser(way).ofScores(table.parameters), ways);
    }

    @Override
    public Optional<ProportionalOdds> odds(List<ClusterWay> ways) {
        int slopes = table.slopes;
        if (slopes == 0) {
            return Optional.empty();
        }
        ClusterWay.Filling variance = ways.isEmpty()
                ? new ClusterWay.Filling(ClusterWay.square(oddsProducts, slopes), counted)
                : ClusterWay.together(ways, way -> coarser(way).filling(table.parameters, slopes), slopes);
        return ProportionalOdds.of(odds, variance.products(), table.testable, Math.min(counted, variance.clusters()));
    }
}
