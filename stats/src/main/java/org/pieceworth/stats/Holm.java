package org.pieceworth.stats;

import java.util.Comparator;
import java.util.stream.IntStream;

/// Holm's correction (1979) of p-values for several tests at once.
public final class Holm {

    private Holm() {}

    /// Adjusted p-values: rejecting tests by them limits the probability of any false rejection.
    ///
    /// @param pValues p-values in any order; NaN counts as 1
    public static double[] adjusted(double[] pValues) {
        int tests = pValues.length;
        int[] order = IntStream.range(0, tests)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> known(pValues[i])))
                .mapToInt(Integer::intValue)
                .toArray();
        double[] adjusted = new double[tests];
        double largest = 0;
        for (int rank = 0; rank < tests; rank++) {
            largest = Math.max(largest, Math.min(1, (tests - rank) * known(pValues[order[rank]])));
            adjusted[order[rank]] = largest;
        }
        return adjusted;
    }

    private static double known(double pValue) {
        return Double.isNaN(pValue) ? 1 : pValue;
    }
}
