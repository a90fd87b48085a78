package org.pieceworth.stats.groups;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.pieceworth.stats.ChiSquare;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.FitOptions;

/// The test whether groups differ in the ratios of some coefficients to the first of them by more than
/// chance: a score test of common ratios, see [GroupSums]. Its p is counted under random labels, or taken
/// from the chi-square distribution if counting would take long. A statistic from each group's own fit would
/// be too great by chance in groups of a few hundred games: the sandwich of so few is too small, and small
/// ratios come with small errors.
///
/// @param statistic the statistic
/// @param degrees (groups − 1) times the number of ratios: the approximate mean under the null hypothesis
/// @param pValue probability of a statistic at least as great by chance
/// @param groups the groups that took part
/// @param permutations number of random permutations of the labels; 0 if p is by the chi-square distribution
/// @param together whether clusters of a coarser kind were dealt as one
public record GroupTest(double statistic, int degrees, double pValue, int groups, int permutations, boolean together) {

    /// The limits of dealing labels at random.
    ///
    /// @param maxPermutations limit of the permutations
    /// @param seed seed of the random numbers
    /// @param blocks per number of a cluster the coarser one that it is dealt together with, if all groups have
    /// thirty of these or more
    public record Dealing(int maxPermutations, long seed, int[] blocks) {

        /// Each cluster by itself.
        Dealing apart() {
            return new Dealing(
                    maxPermutations, seed, IntStream.range(0, blocks.length).toArray());
        }

        boolean isTogether() {
            return IntStream.range(0, blocks.length).anyMatch(number -> blocks[number] != number);
        }
    }

    /// Blocks are dealt apart if some group has fewer.
    private static final int FEWEST_BLOCKS = 30;

    /// Groups with fewer clusters per parameter take no part.
    private static final int FEWEST_CLUSTERS = 10;

    /// Fewer permutations would estimate a p of 0.05 badly.
    private static final int FEWEST = 199;

    /// Maximum number of summed terms, a few seconds' work.
    private static final double WORK = 6e9;

    /// Maximum number of values in memory: 128 MB.
    private static final long ROOM = 1L << 24;

    /// Tests groups.
    ///
    /// @param own per group the coefficients from its own rows, the first one first
    /// @param columns these coefficients' columns
    /// @return empty when fewer than two groups have clusters enough, or their ratios cannot be fitted together
    public static Optional<GroupTest> ofRatios(
            List<GroupFit> own, List<TestedGroup> groups, FitOptions options, int[] columns, Dealing dealing) {
        int[] precise = IntStream.range(0, own.size())
                .filter(group -> isPrecise(own.get(group))
                        && own.get(group).clusters()
                                >= FEWEST_CLUSTERS
                                        * options.parameters(
                                                groups.get(group).data().columns()))
                .toArray();
        TestedGroup[] tested = Arrays.stream(precise).mapToObj(groups::get).toArray(TestedGroup[]::new);
        Optional<double[]> start =
                CommonRatioFit.start(Arrays.stream(precise).mapToObj(own::get).toList());
        return tested.length < 2
                ? Optional.empty()
                : start.flatMap(ratios -> CommonRatioFit.of(tested, options, columns, ratios))
                        .flatMap(fit -> of(tested, fit, columns.length - 1, dealing));
    }

    /// True if enough clusters are left for errors, and these determine an inverse.
    private static boolean isPrecise(GroupFit group) {
        return PooledValues.hasErrors(group) && new Cholesky(group.values().length).decompose(group.covariance());
    }

    private static Optional<GroupTest> of(TestedGroup[] groups, CommonRatioFit fit, int ratios, Dealing dealing) {
        int size = fit.scores(0).parameters();
        GroupSums sums = new GroupSums(groups.length, ratios, size);
        long clusters =
                Arrays.stream(groups).mapToLong(group -> group.numbers().length).sum();
        if (clusters * size * (size + 3) / 2 > ROOM) {
            sumClusters(groups, fit, sums);
            return of(sums, ratios, groups.length, 0, _ -> {}, false);
        }
        LabelledScores scores = scores(groups, fit, size * (size + 3) / 2, dealing.blocks());
        if (dealing.isTogether() && scores.fewest() < FEWEST_BLOCKS) {
            return of(groups, fit, ratios, dealing.apart());
        }
        scores.sum(scores.labels(), sums);
        return of(
                sums,
                ratios,
                groups.length,
                permutations(scores.units(), size, dealing.maxPermutations()),
                i -> scores.sum(scores.shuffled(new SplittableRandom(dealing.seed() * 1_000_003 + i)), sums),
                dealing.isTogether());
    }

    /// @param sums sums by the original labels
    /// @param deal permutes the labels
    private static Optional<GroupTest> of(
            GroupSums sums, int ratios, int groups, int permutations, IntConsumer deal, boolean together) {
        double statistic = sums.statistic(sums.own());
        if (Double.isNaN(statistic)) {
            return Optional.empty();
        }
        int asGreat = 0;
        for (int i = 0; i < permutations; i++) {
            deal.accept(i);
            asGreat += sums.statistic(0) < statistic ? 0 : 1;
        }
        int degrees = (groups - 1) * ratios;
        double pValue =
                permutations > 0 ? (1.0 + asGreat) / (1.0 + permutations) : new ChiSquare(statistic, degrees).pValue();
        return Optional.of(new GroupTest(statistic, degrees, pValue, groups, permutations, together));
    }

    private static int permutations(int units, int size, int maxPermutations) {
        double one = (double) units * size * (size + 2);
        int affordable = (int) Math.min(maxPermutations, WORK / one);
        return affordable < FEWEST ? 0 : affordable;
    }

    /// Sums over more clusters than fit in memory.
    private static void sumClusters(TestedGroup[] groups, CommonRatioFit fit, GroupSums into) {
        for (int group = 0; group < groups.length; group++) {
            SlotScores sums = fit.scores(group);
            int label = group;
            groups[group].clusters().forEach((_, rows, of, win, draw, loss) -> {
                sums.sum(rows, of, win, draw, loss);
                if (sums.weight > 0) {
                    into.add(label, sums.sums, 0);
                }
            });
        }
    }

    private static LabelledScores scores(TestedGroup[] groups, CommonRatioFit fit, int slot, int[] blocks) {
        int[][] labels = labels(groups, blocks.length);
        LabelledScores scores = new LabelledScores(groups.length, slot);
        for (int group = 0; group < groups.length; group++) {
            SlotScores sums = fit.scores(group);
            int[] numbers = groups[group].numbers();
            int label = group;
            groups[group].clusters().forEach((cluster, rows, of, win, draw, loss) -> {
                sums.sum(rows, of, win, draw, loss);
                int number = numbers[cluster];
                int other = labels[0][number] == label ? labels[1][number] : labels[0][number];
                if (sums.weight > 0) {
                    scores.add(blocks[number], label, other, sums);
                }
            });
        }
        return scores;
    }

    /// Per cluster its groups, −1 for none.
    private static int[][] labels(TestedGroup[] groups, int clusters) {
        int[][] labels = new int[2][clusters];
        Arrays.fill(labels[0], -1);
        Arrays.fill(labels[1], -1);
        for (int group = 0; group < groups.length; group++) {
            for (int number : groups[group].numbers()) {
                labels[labels[0][number] < 0 ? 0 : 1][number] = group;
            }
        }
        return labels;
    }
}
