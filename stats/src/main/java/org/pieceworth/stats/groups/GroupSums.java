package org.pieceworth.stats.groups;

import java.util.Arrays;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.errors.EfficientScore;
import org.pieceworth.stats.matrix.Cholesky;

/// Scores summed by group, and the differences of groups by them: Σ (U − H δ)' V⁻¹ (U − H δ) over groups,
/// with U the score of the ratios free of each group's own parameters, H its information, V the sum of outer
/// products over the group's units, and δ the step to the ratios that fit all groups best.
///
/// Since it is divided by each group's own variance, its distribution under random labels is valid even if
/// groups with common ratios differ in everything else, provided they are large (Chung and Romano 2013).
final class GroupSums {

    /// The information and dispersion of all groups weigh as many units as this in a group's variance, so
    /// that a small group's variance can be inverted.
    private static final double PRIOR = 20;

    private final int groups;
    private final int ratios;
    private final int size;
    private final int triangle;
    private final int[] units;
    private final double[] sums;
    private final double[] products;
    private final EfficientScore[] efficient;

    /// The group's own parameters determined by its rows; permuted labels may leave a small group without.
    private final boolean[] determined;

    GroupSums(int groups, int ratios, int size) {
        this.groups = groups;
        this.ratios = ratios;
        this.size = size;
        triangle = size * (size + 1) / 2;
        units = new int[groups];
        sums = new double[groups * (size + triangle)];
        products = new double[groups * triangle];
        efficient = new EfficientScore[groups];
        determined = new boolean[groups];
        Arrays.setAll(efficient, _ -> new EfficientScore(ratios, size));
    }

    void clear() {
        Arrays.fill(units, 0);
        Arrays.fill(sums, 0);
        Arrays.fill(products, 0);
    }

    void add(int group, double[] of, int from) {
        units[group]++;
        int toSums = group * (size + triangle);
        for (int i = 0; i < size + triangle; i++) {
            sums[toSums + i] += of[from + i];
        }
        int to = group * triangle;
        for (int i = 0; i < size; i++) {
            double own = of[from + i];
            for (int j = 0; j <= i; j++) {
                products[to++] += own * of[from + j];
            }
        }
    }

    /// The number of parameters that each group has for itself.
    int own() {
        return size - ratios;
    }

    /// The statistic of the sums; NaN when they do not determine it.
    ///
    /// @param fitted number of each group's own parameters fitted to these very units. Their scores vary less
    /// than at the true parameters, by this share of the units; 0 for permuted labels
    double statistic(int fitted) {
        double[] step = new double[ratios];
        double[][] all = new double[ratios][ratios];
        double[][] spread = new double[ratios][ratios];
        for (int group = 0; group < groups; group++) {
            EfficientScore each = efficient[group];
            determined[group] = each.reduce(sums, group * (size + triangle));
            if (!determined[group]) {
                continue;
            }
            each.reduceProducts(products, group * triangle);
            for (int i = 0; i < ratios; i++) {
                step[i] += each.score()[i];
                for (int j = 0; j < ratios; j++) {
                    all[i][j] += each.information()[i][j];
                    spread[i][j] += each.variance()[i][j];
                }
            }
        }
        Cholesky cholesky = new Cholesky(ratios);
        if (!cholesky.decompose(all)) {
            return Double.NaN;
        }
        cholesky.solve(step);
        double dispersion = trace(cholesky.inverse(), spread) / ratios;
        double statistic = 0;
        for (int group = 0; group < groups; group++) {
            if (determined[group]) {
                double left = Math.max(0, 1 - (double) fitted / units[group]);
                statistic += left * distance(efficient[group], units[group], step, dispersion, cholesky);
            }
        }
        return statistic;
    }

    private static double trace(double[][] left, double[][] right) {
        double trace = 0;
        for (int i = 0; i < left.length; i++) {
            for (int j = 0; j < left.length; j++) {
                trace += left[i][j] * right[j][i];
            }
        }
        return trace;
    }

    private double distance(EfficientScore of, int counted, double[] step, double dispersion, Cholesky cholesky) {
        double own = counted / (counted + PRIOR);
        double[] rest = new double[ratios];
        double[] solved = new double[ratios];
        double[][] variance = of.variance();
        for (int i = 0; i < ratios; i++) {
            rest[i] = of.score()[i];
            for (int j = 0; j < ratios; j++) {
                rest[i] -= of.information()[i][j] * step[j];
                variance[i][j] = own * variance[i][j] + (1 - own) * dispersion * of.information()[i][j];
            }
        }
        // A small group's rows may not determine all ratios after a permutation of labels.
        if (!cholesky.decompose(variance)) {
            return 0;
        }
        System.arraycopy(rest, 0, solved, 0, ratios);
        cholesky.solve(solved);
        return DotProduct.of(rest, solved);
    }
}
