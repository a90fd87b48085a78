package org.pieceworth.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RandomEffectsTest {

    /// Equal errors: the variance between is the variance of the numbers less that of the errors.
    @Test
    void equalErrorsByHand() {
        RandomEffects pooled = RandomEffects.of(List.of(new Estimate(1, 1), new Estimate(5, 1), new Estimate(9, 1)));
        assertThat(pooled.between()).isCloseTo(15, within(1e-9));
        assertThat(pooled.mean().value()).isCloseTo(5, within(1e-12));
        assertThat(pooled.mean().standardError()).isCloseTo(Math.sqrt(16.0 / 3), within(1e-9));
        assertThat(pooled.groups().get(0).value()).isCloseTo(5 - 4 * 15.0 / 16, within(1e-9));
        assertThat(pooled.groups().get(1).value()).isCloseTo(5, within(1e-12));
        assertThat(pooled.groups().get(0).standardError())
                .isCloseTo(Math.sqrt(15.0 / 16 + 16.0 / 3 / 256), within(1e-9));
        assertThat(pooled.another().standardError()).isCloseTo(Math.sqrt(15 + 16.0 / 3), within(1e-9));
    }

    @Test
    void withoutDifferencesAllAreTheMean() {
        RandomEffects pooled = RandomEffects.of(List.of(new Estimate(1, 2), new Estimate(2, 1)));
        assertThat(pooled.between()).isZero();
        assertThat(pooled.mean().value()).isCloseTo(1.8, within(1e-12));
        assertThat(pooled.groups()).allSatisfy(group -> {
            assertThat(group.value()).isCloseTo(1.8, within(1e-12));
            assertThat(group.standardError()).isCloseTo(Math.sqrt(0.8), within(1e-12));
        });
    }

    /// Each pooled number lies between its own and the mean; together they are nearer to the truth, and their
    /// intervals hold it.
    @Test
    void pooledNumbersAreNearerToTheTruth() {
        Random random = new Random(5);
        double own = 0;
        double drawn = 0;
        int held = 0;
        for (int trial = 0; trial < 200; trial++) {
            List<Estimate> told = new ArrayList<>();
            double[] truth = new double[15];
            for (int i = 0; i < truth.length; i++) {
                double error = 5 + 20 * random.nextDouble();
                truth[i] = 300 + 10 * random.nextGaussian();
                told.add(new Estimate(truth[i] + error * random.nextGaussian(), error));
            }
            RandomEffects pooled = RandomEffects.of(told);
            for (int i = 0; i < truth.length; i++) {
                Estimate group = pooled.groups().get(i);
                double mean = pooled.mean().value();
                assertThat(group.value())
                        .isBetween(
                                Math.min(mean, told.get(i).value()) - 1e-9,
                                Math.max(mean, told.get(i).value()) + 1e-9);
                own += Math.pow(told.get(i).value() - truth[i], 2);
                drawn += Math.pow(group.value() - truth[i], 2);
                held += group.low() <= truth[i] && truth[i] <= group.high() ? 1 : 0;
            }
        }
        assertThat(drawn).isLessThan(0.5 * own);
        assertThat(held / 3000.0).isBetween(0.90, 0.97);
    }

    @Test
    void tooFewAndErrorless() {
        assertThatIllegalArgumentException().isThrownBy(() -> RandomEffects.of(List.of(new Estimate(1, 1))));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RandomEffects.of(List.of(new Estimate(1, 1), new Estimate(1, 0))));
    }
}
