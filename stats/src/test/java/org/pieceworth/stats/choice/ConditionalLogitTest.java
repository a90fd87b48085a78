package org.pieceworth.stats.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.stats.Estimate;

class ConditionalLogitTest {

    /// Choices between 0 and 1 of one feature.
    private static ChoiceSets twos(int ones, int zeros) {
        ChoiceSets sets = new ChoiceSets(1);
        for (int i = 0; i < ones + zeros; i++) {
            sets.add(new short[] {0, 1}, 2, i < ones ? 1 : 0);
        }
        return sets;
    }

    private static ChoiceFit fit(ChoiceSets choices) {
        return ConditionalLogit.fit(choices, new double[choices.features()]);
    }

    @Test
    void twoAlternativesGiveTheLogitOfTheShare() {
        ChoiceFit fit = fit(twos(30, 10));
        assertThat(fit.coefficients()[0]).isCloseTo(Math.log(3), within(1e-9));
        assertThat(fit.logLikelihood()).isCloseTo(30 * Math.log(0.75) + 10 * Math.log(0.25), within(1e-9));
        assertThat(fit.nullLogLikelihood()).isCloseTo(40 * Math.log(0.5), within(1e-9));
        assertThat(1 / fit.information()[0][0]).isCloseTo(1 / (40 * 0.75 * 0.25), within(1e-9));
        assertThat(fit.sets()).isEqualTo(40);
    }

    /// The numbers of survival::clogit 3.5 of R on the same rows, its sandwich times 20/19.
    @Test
    void coefficientsAndClusteredErrorsAreThoseOfR() {
        ChoiceSets sets = new ChoiceSets(2);
        int[] clusters = new int[40];
        for (int set = 1; set <= 40; set++) {
            int size = 2 + set * 7 % 4;
            short[] rows = new short[2 * size];
            for (int i = 1; i <= size; i++) {
                rows[2 * i - 2] = (short) ((set * 3 + i * 5) % 7 - 3);
                rows[2 * i - 1] = (short) ((set + i * i) % 5);
            }
            sets.add(rows, size, (set * set + set / 3) % size);
            clusters[set - 1] = (set - 1) / 2;
        }
        ChoiceFit fit = fit(sets);
        assertThat(fit.coefficients())
                .containsExactly(new double[] {0.0508666649918231, 0.0765083429626480}, within(1e-9));
        double[][] covariance = fit.clustered(clusters, 20);
        assertThat(covariance[0][0]).isCloseTo(0.00958602215224994, within(1e-10));
        assertThat(covariance[0][1]).isCloseTo(0.00263148781806363, within(1e-10));
        assertThat(covariance[1][1]).isCloseTo(0.00878979245000396, within(1e-10));
        assertThat(fit.nullLogLikelihood()).isCloseTo(-47.8749174278205, within(1e-9));
        assertThat(fit.logLikelihood()).isCloseTo(-47.5652527271852, within(1e-9));
    }

    @Test
    void theStartDoesNotMatter() {
        ChoiceSets sets = simulated(new Random(3), 200, 1);
        ChoiceFit one = fit(sets);
        ChoiceFit other = ConditionalLogit.fit(sets, new double[] {1, Double.NaN, -1});
        assertThat(other.coefficients()).containsExactly(one.coefficients(), within(1e-8));
    }

    @Test
    void whatWasAlwaysChosenHasNoCoefficient() {
        ChoiceSets sets = new ChoiceSets(2);
        for (int i = 0; i < 60; i++) {
            // The second feature was chosen wherever it was there; the first was in two of three.
            sets.add(new short[] {0, 0, 1, 0, 1, 1}, 2, i % 3 == 0 ? 0 : 1);
            sets.add(new short[] {0, 1, 1, 0}, 2, 0);
        }
        ChoiceFit fit = fit(sets);
        assertThat(fit.isDetermined(0)).isTrue();
        assertThat(fit.isDetermined(1)).isFalse();
        assertThat(fit.coefficients()[0]).isCloseTo(Math.log(2), within(1e-6));
        assertThat(fit.finite()).hasSize(2).endsWith(0);
        assertThat(fit.clustered(IntStream.range(0, 120).toArray(), 120)[1]).containsOnly(0);
    }

    @Test
    void ofFeaturesThatAreTheSameTheLaterIsFitted() {
        ChoiceSets sets = new ChoiceSets(3);
        for (int i = 0; i < 30; i++) {
            sets.add(new short[] {0, 0, 7, 2, 4, 7}, 2, i % 3 == 0 ? 0 : 1);
        }
        ChoiceFit fit = fit(sets);
        assertThat(fit.isDetermined(0)).isFalse();
        assertThat(fit.coefficients()[1]).isCloseTo(Math.log(2) / 4, within(1e-9));
        assertThat(fit.isDetermined(2)).isFalse();
    }

    @Test
    void setsCanLoseAlternatives() {
        ChoiceSets sets = new ChoiceSets(1);
        sets.add(new short[] {5, 6, 7, 0}, 3, 1);
        sets.add(new short[] {1, 2}, 2, 0);
        ChoiceSets some = sets.filtered((_, row) -> sets.value(row, 0) >= 2);
        assertThat(some.size()).isEqualTo(1);
        assertThat(some.alternatives()).isEqualTo(3);
        assertThat(some.value(some.chosen(0), 0)).isEqualTo(6);
        assertThatThrownBy(() -> sets.add(new short[] {1}, 1, 1)).isInstanceOf(IllegalArgumentException.class);
    }

    /// Clusters of choices of which each is made several times: errors by cluster hold, others would be too small.
    @Test
    void intervalsHoldTheTruth() {
        Random random = new Random(11);
        int held = 0;
        int naive = 0;
        int tries = 600;
        for (int i = 0; i < tries; i++) {
            ChoiceSets sets = simulated(random, 120, 3);
            ChoiceFit fit = fit(sets);
            int[] clusters = IntStream.range(0, sets.size()).map(set -> set / 3).toArray();
            held += holds(fit, fit.clustered(clusters, 120)) ? 1 : 0;
            naive += holds(fit, fit.clustered(IntStream.range(0, sets.size()).toArray(), sets.size())) ? 1 : 0;
        }
        assertThat(held / (double) tries).isBetween(0.93, 0.97);
        assertThat(naive / (double) tries).isLessThan(0.85);
    }

    private static final double[] TRUTH = {0.4, -0.3, 0.8};

    private static boolean holds(ChoiceFit fit, double[][] covariance) {
        Estimate first = new Estimate(fit.coefficients()[0], Math.sqrt(covariance[0][0]));
        return first.low() <= TRUTH[0] && TRUTH[0] <= first.high();
    }

    private static ChoiceSets simulated(Random random, int sets, int copies) {
        ChoiceSets made = new ChoiceSets(3);
        for (int set = 0; set < sets; set++) {
            int size = 2 + random.nextInt(6);
            short[] rows = new short[3 * size];
            double[] utility = new double[size];
            for (int row = 0; row < size; row++) {
                for (int i = 0; i < 3; i++) {
                    rows[3 * row + i] = (short) (random.nextInt(5) - 2);
                    utility[row] += TRUTH[i] * rows[3 * row + i];
                }
                utility[row] -= Math.log(-Math.log(random.nextDouble()));
            }
            int best = 0;
            for (int row = 1; row < size; row++) {
                best = utility[row] > utility[best] ? row : best;
            }
            for (int copy = 0; copy < copies; copy++) {
                made.add(Arrays.copyOf(rows, rows.length), size, best);
            }
        }
        return made;
    }
}
