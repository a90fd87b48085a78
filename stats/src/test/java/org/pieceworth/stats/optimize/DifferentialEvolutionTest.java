package org.pieceworth.stats.optimize;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class DifferentialEvolutionTest {

    /// Rosenbrock's valley: least at (1, 1, 1).
    private static double valley(double[] x) {
        double sum = 0;
        for (int i = 0; i + 1 < x.length; i++) {
            sum += 100 * Math.pow(x[i + 1] - x[i] * x[i], 2) + Math.pow(1 - x[i], 2);
        }
        return sum;
    }

    private static final double[] LOW = {-5, -5, -5};
    private static final double[] HIGH = {5, 5, 5};

    @Test
    void findsTheFootOfAValley() {
        AtomicLong asked = new AtomicLong();
        var best = DifferentialEvolution.USUAL.minimise(
                x -> {
                    asked.incrementAndGet();
                    assertThat(x).satisfies(DifferentialEvolutionTest::inside);
                    return valley(x);
                },
                LOW,
                HIGH,
                1);
        assertThat(best.value()).isLessThan(1e-12).isEqualTo(valley(best.point()));
        assertThat(best.point()).containsExactly(new double[] {1, 1, 1}, within(1e-5));
        assertThat(best.evaluations()).isEqualTo(asked.get());
    }

    private static void inside(double[] x) {
        for (double each : x) {
            assertThat(each).isBetween(-5.0, 5.0);
        }
    }

    @Test
    void theSeedDecides() {
        DifferentialEvolution few = new DifferentialEvolution(5, 20, 0, 0.7);
        double[] first =
                few.minimise(DifferentialEvolutionTest::valley, LOW, HIGH, 7).point();
        assertThat(few.minimise(DifferentialEvolutionTest::valley, LOW, HIGH, 7).point())
                .containsExactly(first);
        assertThat(few.minimise(DifferentialEvolutionTest::valley, LOW, HIGH, 8).point())
                .isNotEqualTo(first);
    }

    @Test
    void itStopsAfterItsGenerations() {
        var best = new DifferentialEvolution(4, 10, 0, 0.9).minimise(DifferentialEvolutionTest::valley, LOW, HIGH, 1);
        assertThat(best.evaluations()).isEqualTo(4 * 3 * 11);
    }
}
