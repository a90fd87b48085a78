package org.pieceworth.stats.errors;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.Refit;

/// A few replicates of a bootstrap at once, so that one pass through the clusters is enough for all.
final class BootstrapBlock {

    private static final int WIDEST = 16;

    /// Maximum number of values of each kind in a block: 64 MB.
    private static final int ROOM = 1 << 23;

    private final OutcomeFit fit;
    private final ClusteredRows clusters;
    private final int[] counted;
    private final int width;
    private final int groups;

    /// The number of times that each cluster was drawn, the block's replicates side by side.
    private final double[] drawn;

    /// Per group its wins, draws and losses, the block's replicates side by side.
    private final double[] weights;

    private final double[][] outcomes;
    private final Refit refit;

    BootstrapBlock(OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters, int[] counted, int width) {
        this.fit = fit;
        this.clusters = clusters;
        this.counted = counted;
        this.width = width;
        groups = data.groups();
        drawn = new double[clusters.clusters() * width];
        weights = new double[3 * groups * width];
        outcomes = new double[3][groups];
        refit = new Refit(data.withWeights(outcomes[2], outcomes[1], outcomes[0]), fit.options());
    }

    /// The number of replicates in a block.
    static int width(GroupedOutcomes data, ClusteredRows clusters, int replicates) {
        int size = Math.max(3 * data.groups(), clusters.clusters());
        return Math.clamp(ROOM / Math.max(1, size), 1, Math.min(WIDEST, replicates));
    }

    /// Fits the replicates from this one on, up to the size of a block.
    void run(SplittableRandom[] randoms, int from, double[][] parameters, boolean[] fitted) {
        int size = Math.min(width, randoms.length - from);
        Arrays.fill(drawn, 0);
        Arrays.fill(weights, 0);
        for (int at = 0; at < size; at++) {
            draw(randoms[from + at], at);
        }
        clusters.forEach(this::add);
        for (int at = 0; at < size; at++) {
            take(at);
            fitted[from + at] = refit.fit(fit.parameters(), parameters[from + at]);
        }
    }

    private void draw(SplittableRandom random, int at) {
        for (int i = 0; i < counted.length; i++) {
            drawn[counted[random.nextInt(counted.length)] * width + at]++;
        }
    }

    private void add(int cluster, int rows, int[] group, double[] win, double[] draw, double[] loss) {
        for (int row = 0; row < rows; row++) {
            add(3 * group[row], loss[row], cluster);
            add(3 * group[row] + 1, draw[row], cluster);
            add(3 * group[row] + 2, win[row], cluster);
        }
    }

    private void add(int place, double weight, int cluster) {
        if (weight > 0) {
            int to = place * width;
            int from = cluster * width;
            for (int at = 0; at < width; at++) {
                weights[to + at] += weight * drawn[from + at];
            }
        }
    }

    private void take(int at) {
        for (int group = 0; group < groups; group++) {
            for (int outcome = 0; outcome < 3; outcome++) {
                outcomes[outcome][group] = weights[(3 * group + outcome) * width + at];
            }
        }
    }
}
