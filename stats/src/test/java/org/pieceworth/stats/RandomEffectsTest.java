package org.pieceworth.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RandomEffectsTest {

    /// Equal errors: the variance between is the variance of the numbers less that of the errors; of five groups
    /// the share that is drawn is halved.
    @Test
    void equalErrorsByHand() {
        RandomEffects pooled = RandomEffects.of(List.of(
                new Estimate(1, 1), new Estimate(3, 1), new Estimate(5, 1), new Estimate(7, 1), new Estimate(9, 1)));
        assertThat(pooled.between()).isCloseTo(9, within(1e-9));
        assertThat(pooled.mean().value()).isCloseTo(5, within(1e-12));
        assertThat(pooled.mean().standardError()).isCloseTo(Math.sqrt(2), within(1e-9));
        double share = 0.5 / 10;
        assertThat(pooled.groups().get(0).value()).isCloseTo(1 + share * 4, within(1e-9));
        assertThat(pooled.groups().get(2).value()).isCloseTo(5, within(1e-12));
        assertThat(pooled.groups().get(0).standardError())
                .isCloseTo(Math.sqrt(1 - 0.8 * share + share * share * 16), within(1e-9));
        assertThat(pooled.groups().get(2).standardError()).isCloseTo(Math.sqrt(1 - 0.8 * share), within(1e-9));
        assertThat(pooled.another().standardError()).isCloseTo(Math.sqrt(9 + 2), within(1e-9));
    }

    @Test
    void withoutDifferencesNothingIsBetween() {
        RandomEffects pooled = RandomEffects.of(List.of(new Estimate(1, 2), new Estimate(2, 1)));
        assertThat(pooled.between()).isZero();
        assertThat(pooled.mean().value()).isCloseTo(1.8, within(1e-12));
        assertThat(pooled.mean().standardError()).isCloseTo(Math.sqrt(0.8), within(1e-12));
    }

    @Test
    void threeGroupsDoNotTellHowMuchGroupsDiffer() {
        List<Estimate> own = List.of(new Estimate(1, 1), new Estimate(5, 1), new Estimate(9, 1));
        assertThat(RandomEffects.of(own).groups()).isEqualTo(own);
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
        assertThat(drawn).isLessThan(0.65 * own);
        assertThat(held / 3000.0).isBetween(0.93, 0.97);
    }

    @Test
    void tooFewAndErrorless() {
        assertThatIllegalArgumentException().isThrownBy(() -> RandomEffects.of(List.of(new Estimate(1, 1))));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RandomEffects.of(List.of(new Estimate(1, 1), new Estimate(1, 0))));
    }
}
