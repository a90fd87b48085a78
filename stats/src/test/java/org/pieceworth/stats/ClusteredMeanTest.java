package org.pieceworth.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class ClusteredMeanTest {

    private static final Offset<Double> EXACT = within(1e-12);

    /// By hand: the clusters' sums are 1 of 2 and 4 of 4, the mean 5/6, the residuals −⅔ and ⅔, the
    /// variance 2 · (8/9) / 36.
    @Test
    void aRatioOfSums() {
        ClusteredMean mean = new ClusteredMean(3);
        mean.add(0, 1, 1, 1);
        mean.add(0, 2, 0.25, 7);
        mean.add(0, 1, 0, 1);
        mean.add(3, 1, 1, 4);
        mean.add(3, 0, 1, 0);
        assertThat(mean.mean(1)).hasValueSatisfying(estimate -> {
            assertThat(estimate.value()).isCloseTo(5 / 6.0, EXACT);
            assertThat(estimate.standardError()).isCloseTo(2 / 9.0, EXACT);
        });
        assertThat(mean.clusters(1)).isEqualTo(2);
        assertThat(mean.mean(2)).isEmpty();
        assertThat(mean.clusters(2)).isEqualTo(1);
        assertThat(mean.mean(0)).isEmpty();
        assertThat(mean.clusters(0)).isZero();
    }

    /// Rows of their own: the usual error of a mean.
    @Test
    void singleRowsHaveTheUsualError() {
        ClusteredMean mean = new ClusteredMean(1);
        for (int cluster = 0; cluster < 10; cluster++) {
            mean.add(cluster, 0, cluster < 3 ? 1 : 0, 1);
        }
        Estimate estimate = mean.mean(0).orElseThrow();
        assertThat(estimate.value()).isCloseTo(0.3, EXACT);
        assertThat(estimate.standardError()).isCloseTo(Math.sqrt(0.21 / 9), EXACT);
    }

    /// Clusters of several rows and weights: the error is the spread of the mean over repetitions.
    @Test
    void theErrorIsTheSpreadOfTheMean() {
        SplittableRandom random = new SplittableRandom(3);
        int trials = 2000;
        double sum = 0;
        double squares = 0;
        double variance = 0;
        for (int trial = 0; trial < trials; trial++) {
            ClusteredMean mean = new ClusteredMean(1);
            for (int cluster = 0; cluster < 60; cluster++) {
                int value = random.nextInt(2);
                for (int row = random.nextInt(5); row >= 0; row--) {
                    mean.add(cluster, 0, random.nextInt(4) == 0 ? 1 - value : value, 1 + random.nextInt(2));
                }
            }
            Estimate estimate = mean.mean(0).orElseThrow();
            sum += estimate.value() / trials;
            squares += estimate.value() * estimate.value() / trials;
            variance += estimate.standardError() * estimate.standardError() / trials;
        }
        assertThat(Math.sqrt(variance / (squares - sum * sum))).isCloseTo(1, within(0.05));
    }

    /// Where all agree on 0 or 1 the end is that, not a rounding error beside it.
    @Test
    void wilsonsEndsAreExact() {
        for (int clusters = 1; clusters < 60; clusters++) {
            ClusteredMean mean = new ClusteredMean(2);
            for (int cluster = 0; cluster < clusters; cluster++) {
                mean.add(cluster, 0, 0, 1);
                mean.add(cluster, 1, 1, 1);
            }
            assertThat(mean.wilson(0).low()).isZero();
            assertThat(mean.wilson(1).high()).isEqualTo(1);
        }
    }

    /// By hand: of ten clusters three, seen from 0.5; of four that agree as one would compute for four of
    /// four, and of one with 3 and one with 1 of the weight as for 1.6.
    @Test
    void wilsonsInterval() {
        ClusteredMean mean = new ClusteredMean(4);
        for (int cluster = 0; cluster < 10; cluster++) {
            mean.add(cluster, 0, cluster < 3 ? 1 : 0, 1);
        }
        for (int cluster = 10; cluster < 14; cluster++) {
            mean.add(cluster, 1, 1, 0.1);
        }
        mean.add(14, 2, 0, 3);
        mean.add(15, 2, 0, 1);
        mean.add(16, 3, 0.5, 2);
        double z = 1.959963984540054;
        assertInterval(mean, 0, 0.3, 9, z);
        assertInterval(mean, 1, 1, 4, z);
        assertThat(mean.wilson(1).high()).isEqualTo(1);
        assertThat(mean.wilson(1).low()).isCloseTo(4 / (4 + z * z), within(1e-9));
        assertInterval(mean, 2, 0, 1.6, z);
        assertInterval(mean, 3, 0.5, 1, z);
    }

    /// Wilson's interval holds the chances that are z standard errors or less from the mean, by their own
    /// errors.
    private static void assertInterval(ClusteredMean means, int bin, double mean, double number, double z) {
        Interval.Bounded interval = means.wilson(bin);
        for (double end : new double[] {interval.low(), interval.high()}) {
            assertThat((mean - end) * (mean - end)).isCloseTo(z * z * end * (1 - end) / number, within(1e-9));
        }
    }
}
