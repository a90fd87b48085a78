package org.pieceworth.stats.groups;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.pieceworth.stats.Estimate;

class RandomEffectsTest {

    private static final double[] NUMBERS = {1, 3, 5, 7, 9, 12, 4, 8};

    private static List<Estimate> alike(double... numbers) {
        List<Estimate> own = new ArrayList<>();
        for (double number : numbers) {
            own.add(new Estimate(number, 1));
        }
        return own;
    }

    /// Two roads: errors alike make the likelihood of τ simple enough for a sum over a fine grid.
    @Test
    void errorsAlike() {
        double centre = 49 / 8.0;
        double squares = 0;
        for (double number : NUMBERS) {
            squares += (number - centre) * (number - centre);
        }
        double around = squares;
        DoubleUnaryOperator chance = t -> t * Math.pow(1 + t * t, -3.5) * Math.exp(-around / 2 / (1 + t * t));
        double all = integral(chance);
        double between = integral(t -> t * t * chance.applyAsDouble(t)) / all;
        double share = integral(t -> chance.applyAsDouble(t) / (1 + t * t)) / all;
        double square = integral(t -> chance.applyAsDouble(t) / (1 + t * t) / (1 + t * t)) / all;
        RandomEffects effects = RandomEffects.of(alike(NUMBERS));
        assertThat(effects.mean().value()).isCloseTo(centre, within(1e-9));
        assertThat(effects.mean().standardError()).isCloseTo(Math.sqrt((1 + between) / 8), within(0.01));
        assertThat(effects.another().value()).isCloseTo(centre, within(1e-9));
        assertThat(effects.another().standardError()).isCloseTo(Math.sqrt(between + (1 + between) / 8), within(0.01));
        Estimate drawn = effects.drawn(new Estimate(12, 1));
        double off = 12 - centre;
        assertThat(drawn.value()).isCloseTo(12 - share * off, within(1e-3));
        double variance = 1 - share + share / 8 + off * off * (square - share * share);
        assertThat(drawn.standardError()).isCloseTo(Math.sqrt(variance), within(1e-3));
    }

    private static double integral(DoubleUnaryOperator of) {
        double sum = 0;
        for (int i = 0; i < 2_000_000; i++) {
            sum += of.applyAsDouble((i + 0.5) / 1000) / 1000;
        }
        return sum;
    }

    /// What says nothing gets what is known of another group, and what says all keeps its own number.
    @Test
    void greatAndSmallErrors() {
        RandomEffects effects = RandomEffects.of(alike(NUMBERS));
        Estimate nothing = effects.drawn(new Estimate(1000, 1e7));
        assertThat(nothing.value()).isCloseTo(effects.another().value(), within(1e-3));
        assertThat(nothing.standardError()).isCloseTo(effects.another().standardError(), within(1e-3));
        Estimate all = effects.drawn(new Estimate(20, 1e-4));
        assertThat(all.value()).isCloseTo(20, within(1e-4));
        assertThat(all.standardError()).isCloseTo(1e-4, within(1e-6));
    }

    /// Ten numbers alike leave (1 + τ²)^−4.5 of the flat τ².
    @Test
    void equalNumbersAreDrawnTogether() {
        RandomEffects effects = RandomEffects.of(alike(7, 7, 7, 7, 7, 7, 7, 7, 7, 7));
        assertThat(effects.mean().value()).isCloseTo(7, within(1e-12));
        assertThat(effects.drawn(new Estimate(8, 1)).value()).isCloseTo(8 - 3.5 / 4.5, within(1e-3));
    }

    /// Groups of every size and number: intervals of groups and of another group hold the truth, and pooled
    /// numbers are nearer to it than those alone, whether groups differ much or not at all.
    @Tag("slow")
    @Test
    void intervalsHoldTheTruth() {
        Random random = new Random(5);
        for (int groups : new int[] {6, 15, 70}) {
            for (double spread : new double[] {0, 10, 40}) {
                covers(random, groups, spread);
            }
        }
    }

    private static void covers(Random random, int groups, double spread) {
        int trials = 12_000 / groups;
        double own = 0;
        double drawn = 0;
        int held = 0;
        int heldAnother = 0;
        for (int trial = 0; trial < trials; trial++) {
            List<Estimate> told = new ArrayList<>();
            double[] truth = new double[groups];
            for (int i = 0; i < groups; i++) {
                double error = 5 + 20 * random.nextDouble();
                truth[i] = 300 + spread * random.nextGaussian();
                told.add(new Estimate(truth[i] + error * random.nextGaussian(), error));
            }
            RandomEffects effects = RandomEffects.of(told);
            for (int i = 0; i < groups; i++) {
                Estimate group = effects.drawn(told.get(i));
                own += Math.pow(told.get(i).value() - truth[i], 2);
                drawn += Math.pow(group.value() - truth[i], 2);
                held += covers(group, truth[i]) ? 1 : 0;
            }
            heldAnother += covers(effects.another(), 300 + spread * random.nextGaussian()) ? 1 : 0;
        }
        String what = groups + " groups, spread " + spread;
        assertThat(drawn).as(what).isLessThan(own);
        assertThat(held / (double) (trials * groups)).as(what).isBetween(0.93, spread == 40 ? 0.97 : 1);
        assertThat(heldAnother / (double) trials).as(what).isBetween(0.91, 1.0);
    }

    private static boolean covers(Estimate estimate, double truth) {
        return estimate.low() <= truth && truth <= estimate.high();
    }

    @Test
    void tooFewAndErrorless() {
        assertThatIllegalArgumentException().isThrownBy(() -> RandomEffects.of(alike(1, 2, 3, 4, 5)));
        List<Estimate> exact = new ArrayList<>(alike(NUMBERS));
        exact.add(new Estimate(1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> RandomEffects.of(exact));
    }
}
