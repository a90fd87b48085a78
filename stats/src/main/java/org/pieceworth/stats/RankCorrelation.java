package org.pieceworth.stats;

import java.util.Comparator;
import java.util.stream.IntStream;

/// Rank correlation of two lists of numbers.
public final class RankCorrelation {

    private RankCorrelation() {}

    /// Spearman's coefficient: the correlation of ranks, equal numbers sharing the mean of theirs. From −1 to 1;
    /// NaN when all numbers of a list are equal.
    public static double spearman(double[] left, double[] right) {
        double[] first = ranks(left);
        double[] second = ranks(right);
        double middle = (left.length + 1) / 2.0;
        double product = 0;
        double firstSquares = 0;
        double secondSquares = 0;
        for (int i = 0; i < first.length; i++) {
            product += (first[i] - middle) * (second[i] - middle);
            firstSquares += (first[i] - middle) * (first[i] - middle);
            secondSquares += (second[i] - middle) * (second[i] - middle);
        }
        return product / Math.sqrt(firstSquares * secondSquares);
    }

    private static double[] ranks(double[] numbers) {
        int[] order = IntStream.range(0, numbers.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> numbers[i]))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] ranks = new double[numbers.length];
        int from = 0;
        while (from < order.length) {
            int to = from;
            while (to < order.length && numbers[order[to]] == numbers[order[from]]) {
                to++;
            }
            for (int i = from; i < to; i++) {
                ranks[order[i]] = (from + 1 + to) / 2.0;
            }
            from = to;
        }
        return ranks;
    }
}
