package org.pieceworth.lab.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.pieceworth.lab.odds.EvenFactor.Batch;

class EvenFactorTest {

    private static final int RUNS = 300;

    /// Games whose log-odds rise by a slope from the root on, with a share of draws near even.
    private static EvenFactor.Play games(double root, double slope, double draws, SplittableRandom random) {
        return (logarithm, _, games) -> {
            double odds = slope * (logarithm - root);
            double win = 1 / (1 + Math.exp(draws - odds));
            double loss = 1 / (1 + Math.exp(draws + odds));
            double points = 0;
            double squares = 0;
            for (int game = 0; game < games; game++) {
                double at = random.nextDouble();
                double result = at < win ? 1 : at < 1 - loss ? 0.5 : 0;
                points += result;
                squares += result * result;
            }
            return new Batch(logarithm, games, points, squares);
        };
    }

    /// The 90 % interval covers the truth in 90 % of simulated runs, with few draws and many, wherever it begins.
    @Test
    void nineOfTenIntervalsHoldTheTruth() {
        SplittableRandom random = new SplittableRandom(20_261_129);
        for (double draws : new double[] {0.05, 0.8}) {
            int inside = 0;
            double bias = 0;
            for (int run = 0; run < RUNS; run++) {
                double root = random.nextDouble(-1, 4);
                double slope = Math.exp(random.nextDouble(-0.4, 0.6)) * 1.2;
                EvenFactor found = EvenFactor.find(games(root, slope, draws, random), List.of(), 1, 240, 20);
                inside += found.interval().contains(Math.exp(root)) ? 1 : 0;
                bias += Math.log(found.factor()) - root;
            }
            assertThat((double) inside / RUNS).as("draws %s", draws).isBetween(0.85, 0.95);
            assertThat(bias / RUNS).isCloseTo(0, within(0.03));
        }
    }

    /// Odds that nobody can give: the interval says that the factor is large.
    @Test
    void oddsBeyondAllFactorsAreSaid() {
        EvenFactor found =
                EvenFactor.find((logarithm, _, games) -> new Batch(logarithm, games, 0, 0), List.of(), 1, 100, 20);
        assertThat(found.interval().low()).isGreaterThan(100);
        assertThat(found.interval().high()).isGreaterThan(EvenFactor.MOST);
    }
}
