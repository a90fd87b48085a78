package org.pieceworth.stats.regression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Ratio;

/// Fits whose covariate is noisy, beside the truth that the samples are made with.
class NoisyCovariateTest {

    private static final double[] COEFFICIENTS = {0.7, 2.0, 6.5};
    private static final double EFFECT = 0.6;
    private static final FitOptions ORDERED = new FitOptions(DrawModel.ORDERED, true, Penalty.NONE, Solver.NEWTON);

    /// Games of players whose skills differ by some 150 points and whose ratings err by 60 each; the stronger side
    /// tends to have more material.
    private static ControlledRows games(int games, double noise, RandomGenerator random) {
        return games(games, noise, false, random);
    }

    /// @param expected true for games that count as won, drawn and lost by their chances, so that no luck is left
    private static ControlledRows games(int games, double noise, boolean expected, RandomGenerator random) {
        int[] group = new int[games];
        int[] start = new int[games + 1];
        double[][] weights = new double[3][games];
        double[] covariate = new double[games];
        double[][] counts = new double[3][27];
        double[] features = new double[81];
        for (int point = 0; point < 27; point++) {
            for (int i = 0, rest = point; i < 3; i++, rest /= 3) {
                features[3 * point + i] = rest % 3 - 1;
            }
        }
        for (int game = 0; game < games; game++) {
            double skill = 1.5 * random.nextGaussian();
            int point = 0;
            double eta = 0.1 + EFFECT * skill;
            for (int i = 2; i >= 0; i--) {
                double more = 0.35 * Math.tanh(skill) * (i == 2 ? 0.3 : 1) + random.nextDouble(-1, 1);
                int x = more > 0.4 ? 1 : more < -0.4 ? -1 : 0;
                point = 3 * point + x + 1;
                eta += COEFFICIENTS[i] * x;
            }
            double u = random.nextDouble();
            double win = 1 / (1 + Math.exp(0.4 - eta));
            double loss = 1 / (1 + Math.exp(0.4 + eta));
            double[] chances = {loss, 1 - win - loss, win};
            int drawn = u < win ? 2 : u < win + loss ? 0 : 1;
            group[game] = point;
            start[game + 1] = game + 1;
            for (int result = 0; result < 3; result++) {
                weights[result][game] = expected ? chances[result] : result == drawn ? 1 : 0;
                counts[result][point] += weights[result][game];
            }
            covariate[game] = skill + noise * random.nextGaussian();
        }
        return new ControlledRows(
                GroupedOutcomes.dense(3, features, counts[2], counts[1], counts[0]),
                start,
                group,
                weights[2],
                weights[1],
                weights[0],
                covariate,
                new int[0],
                new double[0],
                0);
    }

    private static ControlledFit naive(ControlledRows rows) {
        OutcomeFit fit = OutcomeRegression.fit(rows.data(), ORDERED, new String[] {"P", "N", "Q"}, FitTrace.NONE);
        return ControlledRegression.fit(rows, fit, true);
    }

    /// Corrected values are within 1 % of the truth with ratings that err by 42 points, as Elo's do with K = 20, and
    /// within 1.5 % with 60 points, where those of noisy ratings are 5 and 9 % off.
    @ParameterizedTest
    @CsvSource({"0.42, 0.01, 0.04", "0.6, 0.015, 0.08"})
    void valuesAreThoseOfTheTruth(double perPlayer, double tolerance, double uncorrected) {
        double noise = perPlayer * Math.sqrt(2);
        ControlledRows rows = games(200_000, noise, true, new SplittableRandom(11));
        ControlledFit naive = naive(rows);
        double[] found =
                NoisyCovariate.of(rows, ORDERED, naive, noise * noise).fit().parameters();
        double[] before = naive.parameters();
        for (int i = 1; i < 3; i++) {
            double truth = COEFFICIENTS[i] / COEFFICIENTS[0];
            assertThat(found[i] / found[0]).isCloseTo(truth, within(tolerance * truth));
        }
        assertThat(before[1] / before[0]).isLessThan((1 - uncorrected) * COEFFICIENTS[1] / COEFFICIENTS[0]);
        assertThat(found[3]).isCloseTo(EFFECT, within(0.03 * EFFECT));
        assertThat(before[3]).isLessThan(0.85 * EFFECT);
    }

    /// Errors of the knight's value in pawns, over 300 samples of 1,500 games, are as large as the values' spread.
    @Test
    void errorsAreThoseOfTheSamples() {
        double noise = 0.6 * Math.sqrt(2);
        SplittableRandom random = new SplittableRandom(12);
        double sum = 0;
        double squares = 0;
        double variance = 0;
        int covered = 0;
        int samples = 300;
        for (int sample = 0; sample < samples; sample++) {
            ControlledRows rows = games(1500, noise, random);
            ControlledFit fit =
                    NoisyCovariate.of(rows, ORDERED, naive(rows), noise * noise).fit();
            double value = fit.parameters()[1] / fit.parameters()[0];
            double[] slope = new double[6];
            slope[0] = -value / fit.parameters()[0];
            slope[1] = 1 / fit.parameters()[0];
            double error = 0;
            for (double each : fit.influence(slope)) {
                error += each * each;
            }
            sum += value;
            squares += value * value;
            variance += error;
            covered += Math.abs(value - COEFFICIENTS[1] / COEFFICIENTS[0]) < 1.96 * Math.sqrt(error) ? 1 : 0;
        }
        double spread = squares / samples - sum * sum / samples / samples;
        assertThat(variance / samples / spread).isBetween(0.75, 1.3);
        assertThat(covered).isBetween(274, 296);
    }

    /// The jackknife's road to the covariance starts from the information; without noise nothing changes.
    @Test
    void withoutNoiseNothingChanges() {
        ControlledRows rows = games(2000, 0, new SplittableRandom(13));
        ControlledFit naive = naive(rows);
        ControlledFit found = NoisyCovariate.of(rows, ORDERED, naive, 0).fit();
        double[] weights = {1, -0.5, 0.1, 0.2, 0.3, 0.7};
        assertThat(found.parameters()).containsExactly(naive.parameters(), within(1e-12));
        assertThat(found.influence(weights)).containsExactly(naive.influence(weights), within(1e-9));
        assertThat(found.shares()[7]).containsExactly(naive.shares()[7], within(1e-9));
        assertThat(new Ratio(found.parameters(), found.bread()).of(weights).standardError())
                .isCloseTo(
                        new Ratio(naive.parameters(), naive.bread()).of(weights).standardError(), within(1e-9));
    }

    @Test
    void noiseAloneIsRefused() {
        ControlledRows rows = games(500, 1, new SplittableRandom(14));
        assertThatThrownBy(() -> NoisyCovariate.of(rows, ORDERED, naive(rows), 3))
                .isInstanceOf(FitException.class)
                .hasMessageContaining("it makes");
    }
}
