package org.pieceworth.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PartialPoolingTest {

    private static final Offset<Double> EXACT = within(1e-9);
    private static final FitOptions OPTIONS = new FitOptions(DrawModel.ORDERED, true, Penalty.NONE, Solver.NEWTON);
    private static final double[] SPREAD = {0.2, 0.4, 0};

    private static PoolingGroup group(String name, TiltedGames games, int count, SplittableRandom random) {
        TiltedGames.Sample sample = games.sample(count, random);
        return new PoolingGroup(name, sample.data(), sample.clusters());
    }

    private static PooledFit fit(List<PoolingGroup> groups) {
        return PartialPooling.fit(groups, OPTIONS, TiltedGames.NAMES);
    }

    /// Groups of known parameters: what is pooled in part is nearer to them than what is not pooled and
    /// what is wholly so, and its errors are honest.
    @Test
    void groupsBorrowFromEachOther() {
        SplittableRandom random = new SplittableRandom(71);
        List<PoolingGroup> groups = new ArrayList<>();
        List<double[]> truths = new ArrayList<>();
        double[] variance = new double[3];
        for (int g = 0; g < 60; g++) {
            double[] truth = TiltedGames.COEFFICIENTS.clone();
            for (int i = 0; i < 3; i++) {
                double deviation = SPREAD[i] * random.nextGaussian();
                truth[i] += deviation;
                variance[i] += deviation * deviation / 60;
            }
            truths.add(truth);
            TiltedGames games = new TiltedGames(truth, TiltedGames.CONSTANT, TiltedGames.WIDTH);
            groups.add(group("g" + g, games, 40 + random.nextInt(200), random));
        }
        PooledFit fit = fit(groups);
        assertThat(fit.settled()).isTrue();
        for (int i = 0; i < 3; i++) {
            assertThat(fit.mean()[i]).isCloseTo(TiltedGames.COEFFICIENTS[i], within(0.15));
            assertThat(Math.sqrt(fit.between()[i])).isCloseTo(Math.sqrt(variance[i]), within(0.08));
        }
        double pooledError = 0;
        double aloneError = 0;
        double wholeError = 0;
        int covered = 0;
        for (int g = 0; g < groups.size(); g++) {
            PooledGroup group = fit.groups().get(g);
            for (int i = 0; i < 2; i++) {
                double truth = truths.get(g)[i];
                pooledError += Math.pow(group.parameters()[i] - truth, 2);
                aloneError += Math.pow(group.alone().orElseThrow().values()[i] - truth, 2);
                wholeError += Math.pow(fit.mean()[i] - truth, 2);
                Estimate estimate = new Ratio(group.parameters(), group.covariance()).of(i, 1);
                covered += estimate.low() <= truth && truth <= estimate.high() ? 1 : 0;
            }
        }
        assertThat(pooledError).isLessThan(0.75 * aloneError).isLessThan(0.75 * wholeError);
        assertThat(covered).isBetween(108, 120);
        assertThat(fit.dispersion()).isBetween(3.9, 4.9);
        assertThat(fit.test(1).orElseThrow().pValue()).isLessThan(1e-4);
        assertThat(fit.test(2).orElseThrow().pValue()).isGreaterThan(0.01);
        assertThat(fit.test().orElseThrow().degrees()).isEqualTo(5 * 59);
    }

    /// A great group keeps its own estimate; one of three won games gets the mean, and says why it has
    /// none.
    @ParameterizedTest
    @EnumSource(DrawModel.class)
    void theSmallerAGroupTheMoreItBorrows(DrawModel draws) {
        SplittableRandom random = new SplittableRandom(72);
        TiltedGames weak = new TiltedGames(new double[] {0.5, 1, -0.3}, 0.2, 0.6);
        TiltedGames strong = new TiltedGames(new double[] {1.1, 2.2, -0.7}, 0.2, 0.6);
        GroupedOutcomes won = GroupedOutcomes.dense(
                3, new double[] {0, 0, 0, 1, 0, 0}, new double[] {2, 1}, new double[2], new double[2]);
        GroupedOutcomes drawn = won.withWeights(new double[2], new double[] {2, 1}, new double[2]);
        int[] single = {0, 1, 2, 3};
        int[] rows = {0, 0, 1};
        FitOptions options = OPTIONS.withDraws(draws);
        PooledFit fit = PartialPooling.fit(
                List.of(
                        group("great", weak, 20_000, random),
                        group("middling", strong, 300, random),
                        group("other", strong, 300, random),
                        new PoolingGroup("won", won, new OutcomeClusters(single, rows, new byte[] {2, 2, 2})),
                        new PoolingGroup("drawn", drawn, new OutcomeClusters(single, rows, new byte[] {1, 1, 1}))),
                options,
                TiltedGames.NAMES);
        PooledGroup great = fit.groups().get(0);
        GroupFit alone = great.alone().orElseThrow();
        double deviation = Math.sqrt(alone.covariance()[1][1]);
        assertThat(great.parameters()[1]).isCloseTo(alone.values()[1], within(0.2 * deviation));
        assertThat(great.name()).isEqualTo("great");
        assertThat(great.reason()).isEmpty();
        PooledGroup few = fit.groups().get(3);
        assertThat(few.alone()).isEmpty();
        assertThat(few.reason()).contains("no row is lost");
        assertThat(few.rows()).isEqualTo(3);
        assertThat(few.clusters()).isEqualTo(3);
        assertThat(few.parameters()[1]).isCloseTo(fit.mean()[1], within(0.2 * Math.sqrt(fit.between()[1])));
        assertThat(few.covariance()[1][1]).isGreaterThan(0.9 * fit.between()[1]);
        PooledGroup none = fit.groups().get(4);
        assertThat(none.reason()).contains("every row is drawn");
        if (draws == DrawModel.DROP) {
            assertThat(none.rows()).isZero();
            assertThat(none.clusters()).isZero();
            assertThat(none.parameters()).containsExactly(fit.mean(), EXACT);
            assertThat(none.covariance()[1][1]).isCloseTo(fit.between()[1] + fit.meanCovariance()[1][1], EXACT);
        } else {
            assertThat(none.rows()).isEqualTo(3);
        }
    }

    /// By hand: three numbers with variance 1 and a spread of 9 among them leave 8 for the groups.
    @Test
    void restrictedLikelihoodByHand() {
        BetweenGroups state = new BetweenGroups(3, new double[1], new double[] {1}, new double[] {1e-4});
        double[] numbers = {-2, 1, 4};
        for (int group = 0; group < 3; group++) {
            state.set(group, new double[][] {{1}}, new double[] {numbers[group]});
        }
        state.settle();
        assertThat(state.mean[0]).isCloseTo(1, EXACT);
        assertThat(state.between[0]).isCloseTo(8, within(1e-6));
        assertThat(state.values[0][0]).isCloseTo(1 - 3 * 8 / 9.0, within(1e-6));
        assertThat(state.meanCovariance[0][0]).isCloseTo(3, within(1e-6));
        assertThat(state.covariance(0)[0][0]).isCloseTo(8 / 9.0 + 3 / 81.0, within(1e-6));
    }

    /// Unequal precisions in two dimensions: the rest is where the restricted likelihood is greatest.
    @Test
    void theRestIsThePeakOfTheRestrictedLikelihood() {
        double[][][] precision = {
            {{2, 0.5}, {0.5, 1}}, {{4, -1}, {-1, 3}}, {{1, 0}, {0, 0.5}}, {{3, 1}, {1, 2}}, {{0, 0}, {0, 0}}
        };
        double[][] pulled = {{1, 3}, {-4, 2}, {2.5, -1}, {0, 4}, {0, 0}};
        BetweenGroups state = new BetweenGroups(5, new double[2], new double[] {1, 1}, new double[] {1e-6, 1e-6});
        for (int group = 0; group < 5; group++) {
            state.set(group, precision[group], pulled[group]);
        }
        state.settle();
        double best = restricted(precision, pulled, state.between[0], state.between[1]);
        assertThat(state.between[0]).isGreaterThan(0.01);
        assertThat(state.between[1]).isGreaterThan(0.01);
        for (double factor : new double[] {0.98, 1.02}) {
            assertThat(restricted(precision, pulled, factor * state.between[0], state.between[1]))
                    .isLessThan(best);
            assertThat(restricted(precision, pulled, state.between[0], factor * state.between[1]))
                    .isLessThan(best);
        }
    }

    /// Twice the restricted log-likelihood of the first four groups, written out for two numbers.
    private static double restricted(double[][][] precision, double[][] pulled, double first, double second) {
        double[][] sum = new double[2][2];
        double[] right = new double[2];
        double total = 0;
        for (int group = 0; group < 4; group++) {
            double[][] variance = inverse(precision[group]);
            double[] number = times(variance, pulled[group]);
            variance[0][0] += first;
            variance[1][1] += second;
            double[][] weight = inverse(variance);
            double[] weighted = times(weight, number);
            total -= Math.log(determinant(variance)) + number[0] * weighted[0] + number[1] * weighted[1];
            for (int i = 0; i < 2; i++) {
                right[i] += weighted[i];
                sum[i][0] += weight[i][0];
                sum[i][1] += weight[i][1];
            }
        }
        double[] mean = times(inverse(sum), right);
        return total - Math.log(determinant(sum)) + mean[0] * right[0] + mean[1] * right[1];
    }

    private static double determinant(double[][] m) {
        return m[0][0] * m[1][1] - m[0][1] * m[1][0];
    }

    private static double[][] inverse(double[][] m) {
        double d = determinant(m);
        return new double[][] {{m[1][1] / d, -m[0][1] / d}, {-m[1][0] / d, m[0][0] / d}};
    }

    private static double[] times(double[][] m, double[] v) {
        return new double[] {m[0][0] * v[0] + m[0][1] * v[1], m[1][0] * v[0] + m[1][1] * v[1]};
    }

    @Test
    void groupsThatAgreeHaveNoVariance() {
        BetweenGroups state = new BetweenGroups(3, new double[1], new double[] {1}, new double[] {1e-4});
        double[] numbers = {-0.1, 0, 0.1};
        for (int group = 0; group < 3; group++) {
            state.set(group, new double[][] {{1}}, new double[] {numbers[group]});
        }
        state.settle();
        assertThat(state.between[0]).isEqualTo(1e-4);
        assertThat(state.values[2][0]).isCloseTo(0, within(1e-4));
    }

    /// By hand: 1 ± 1 and 3 ± √3 meet at 1.5 with distances ¼ and ¾, times 998/1000 for 1,001 clusters
    /// each.
    @Test
    void theWaldStatisticByHand() {
        GroupFit one = new GroupFit(new double[] {7, 1}, new double[][] {{1, 0}, {0, 1}}, 1001);
        GroupFit other = new GroupFit(new double[] {7, 3}, new double[][] {{1, 0}, {0, 3}}, 1001);
        GroupTest test = GroupTest.of(List.of(one.only(1), other.only(1))).orElseThrow();
        assertThat(test.statistic()).isCloseTo(0.998, EXACT);
        assertThat(test.degrees()).isEqualTo(1);
        assertThat(test.groups()).isEqualTo(2);
        assertThat(test.pValue()).isCloseTo(0.3177941, within(1e-6));
        GroupTest both = GroupTest.of(List.of(one, other)).orElseThrow();
        assertThat(both.degrees()).isEqualTo(2);
        assertThat(both.statistic()).isCloseTo(0.997, EXACT);
        assertThat(both.pValue()).isCloseTo(Math.exp(-0.997 / 2), EXACT);
        assertThat(GroupTest.of(List.of(one, one)).orElseThrow().pValue()).isEqualTo(1);
    }

    @Test
    void groupsWithTooFewClustersTakeNoPart() {
        double[][] unit = {{1}};
        GroupFit enough = new GroupFit(new double[1], unit, 5);
        GroupFit few = new GroupFit(new double[1], unit, 4);
        GroupFit flat = new GroupFit(new double[1], new double[1][1], 100);
        assertThat(GroupTest.of(List.of(enough, few, flat))).isEmpty();
        assertThat(GroupTest.of(List.of(enough, enough, few)).orElseThrow().groups())
                .isEqualTo(2);
    }

    /// Groups that do not differ are said to differ in about five of a hundred repetitions.
    @Test
    void theTestHasItsSize() {
        SplittableRandom random = new SplittableRandom(73);
        TiltedGames games = new TiltedGames();
        int trials = 1000;
        int all = 0;
        int one = 0;
        for (int trial = 0; trial < trials; trial++) {
            List<GroupFit> groups = new ArrayList<>();
            for (int g = 0; g < 6; g++) {
                TiltedGames.Sample sample = games.sample(120, random);
                OutcomeFit fit = OutcomeRegression.fit(sample.data(), OPTIONS, TiltedGames.NAMES, FitTrace.NONE);
                groups.add(new GroupFit(
                        fit.parameters(), Covariance.clustered(fit, sample.data(), sample.clusters()), 120));
            }
            all += GroupTest.of(groups).orElseThrow().pValue() < 0.05 ? 1 : 0;
            List<GroupFit> second = groups.stream().map(group -> group.only(1)).toList();
            one += GroupTest.of(second).orElseThrow().pValue() < 0.05 ? 1 : 0;
        }
        assertThat(all / (double) trials).isBetween(0.03, 0.08);
        assertThat(one / (double) trials).isBetween(0.03, 0.07);
    }

    @Test
    void whatCannotBePooledIsRefused() {
        SplittableRandom random = new SplittableRandom(74);
        PoolingGroup group = group("one", new TiltedGames(), 50, random);
        assertThatIllegalArgumentException().isThrownBy(() -> fit(List.of(group)));
        GroupedOutcomes narrow = GroupedOutcomes.dense(1, new double[1], new double[1], new double[1], new double[1]);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> fit(List.of(group, new PoolingGroup("other", narrow, group.clusters()))));
        GroupedOutcomes won = group.data().withWeights(group.data().wins(), new double[27], new double[27]);
        PoolingGroup winner = new PoolingGroup("winner", won, group.clusters());
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> fit(List.of(winner, winner)))
                .satisfies(e -> assertThat(e.reason()).isEqualTo(e.getMessage()).contains("no row is lost"));
    }
}
