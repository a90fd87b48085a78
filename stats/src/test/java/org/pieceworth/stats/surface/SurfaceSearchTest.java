package org.pieceworth.stats.surface;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// A known optimum is found through the noise of games, with an honest region; `bench/tune.sh` shows coverage in large.
class SurfaceSearchTest {

    private static final double LOGIT = 400 / Math.log(10);

    /// Elo over two parameters, best at 0.3 and −0.4 with 60 and 40 Elo less one unit away.
    private static double elo(double[] point) {
        return -60 * Math.pow(point[0] - 0.3, 2) - 40 * Math.pow(point[1] + 0.4, 2);
    }

    private static SurfaceSearch searched(double[] start, int batches, long seed) {
        SurfaceSearch search = new SurfaceSearch(start, batches, seed);
        SplittableRandom random = new SplittableRandom(seed);
        for (int batch = 0; batch < batches; batch++) {
            List<double[]> met = search.next();
            double better = elo(met.getFirst()) - elo(met.getLast());
            double points = 0;
            double squares = 0;
            for (int pair = 0; pair < 4; pair++) {
                double score = (game(better, random) + game(better, random)) / 2;
                points += score;
                squares += score * score;
            }
            search.take(4, points, squares);
        }
        return search;
    }

    private static double game(double better, SplittableRandom random) {
        double expected = 1 / (1 + Math.pow(10, -better / 400));
        double draws = 1.6 * expected * (1 - expected);
        double chance = random.nextDouble();
        return chance < expected - draws / 2 ? 1 : chance < expected + draws / 2 ? 0.5 : 0;
    }

    @Test
    void theOptimumIsFoundWithItsGain() {
        double[] start = {-0.5, 0.5};
        SurfaceOptimum optimum = searched(start, 500, 3).optimum();
        assertThat(optimum.point()[0]).isCloseTo(0.3, within(0.35));
        assertThat(optimum.point()[1]).isCloseTo(-0.4, within(0.35));
        double gain = elo(optimum.point()) - elo(start);
        assertThat(LOGIT * optimum.gain().value()).isCloseTo(gain, within(25.0));
        assertThat(optimum.interval(0).low()).isLessThan(0.3);
        assertThat(optimum.interval(0).high()).isGreaterThan(0.3);
        assertThat(elo(optimum.conservative()) - elo(start)).isGreaterThan(30);
    }

    /// The best lies beyond the end of a range: its end is a possible optimum, whatever the slope outwards.
    @Test
    void theEndOfARangeMayBeBest() {
        SurfaceSearch search = new SurfaceSearch(new double[] {0}, 200, 1);
        for (int batch = 0; batch < 200; batch++) {
            List<double[]> met = search.next();
            double score = 0.5 + (met.getFirst()[0] - met.getLast()[0]) / 10;
            search.take(4, 4 * score, 4 * (score * score + 0.01));
        }
        SurfaceOptimum optimum = search.optimum();
        assertThat(optimum.point()[0]).isEqualTo(1);
        assertThat(optimum.gain().low()).isPositive();
    }

    @Test
    void withoutAnyDifferenceNothingIsClaimed() {
        SurfaceSearch search = new SurfaceSearch(new double[] {0, 0}, 100, 1);
        for (int batch = 0; batch < 100; batch++) {
            search.take(4, 2, 1.1);
        }
        SurfaceOptimum optimum = search.optimum();
        assertThat(optimum.gain(optimum.point()).value()).isCloseTo(0, within(1e-6));
        assertThat(optimum.conservative()).containsExactly(0, 0);
        assertThat(optimum.interval(0).high() - optimum.interval(0).low()).isGreaterThan(1);
    }

    @Test
    void settingsAreThoseThatCanBeSet() {
        SurfaceSearch search = new SurfaceSearch(
                new double[] {0},
                50,
                1,
                point -> Arrays.stream(point).map(x -> Math.rint(x * 2) / 2).toArray());
        for (int batch = 0; batch < 50; batch++) {
            for (double[] setting : search.next()) {
                assertThat(2 * setting[0]).isEqualTo(Math.rint(2 * setting[0]));
            }
            search.take(4, 2.5, 1.7);
        }
    }
}
