package org.pieceworth.stats.shapley;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.pieceworth.stats.Estimate;

class ShapleyTest {

    private static final int PLAYERS = 10;

    /// A game whose outcomes are whole numbers by lot.
    private static Coalitions drawn(int players, long seed) {
        int[] outcomes = new Random(seed).ints(1 << players, -500, 500).toArray();
        return present -> {
            int set = 0;
            for (int player = 0; player < present.length; player++) {
                set |= present[player] ? 1 << player : 0;
            }
            return outcomes[set];
        };
    }

    private static double everybody(Coalitions game) {
        boolean[] all = new boolean[PLAYERS];
        java.util.Arrays.fill(all, true);
        return game.value(all);
    }

    private static double nobody(Coalitions game) {
        return game.value(new boolean[PLAYERS]);
    }

    private static ShapleySample sample(Coalitions game, long seed, int draws) {
        ShapleySample sample = new ShapleySample(PLAYERS, seed);
        for (int draw = 0; draw < draws; draw++) {
            sample.draw(draw, game, nobody(game), everybody(game));
        }
        return sample;
    }

    @Test
    void theGloveGameOfTheTextbook() {
        // One left glove, two right ones; a pair is worth 1: 2/3, 1/6, 1/6.
        Coalitions gloves = present -> present[0] && (present[1] || present[2]) ? 1 : 0;
        assertThat(ExactShapley.of(3, gloves)).containsExactly(new double[] {2 / 3.0, 1 / 6.0, 1 / 6.0}, within(1e-12));
    }

    @Test
    void sharesAddUpAndNobodyIsNoProblem() {
        Coalitions game = drawn(PLAYERS, 1);
        double sum = 0;
        for (double share : ExactShapley.of(PLAYERS, game)) {
            sum += share;
        }
        assertThat(sum).isCloseTo(everybody(game) - nobody(game), within(1e-9));
        assertThat(ExactShapley.of(0, game)).isEmpty();
        ShapleySample sample = sample(game, 3, 7);
        double sampled = 0;
        for (int player = 0; player < PLAYERS; player++) {
            sampled += sample.share(player).value();
        }
        assertThat(sampled).isCloseTo(everybody(game) - nobody(game), within(1e-9));
    }

    @Test
    void samplesMergedInAnyOrderAreTheSame() {
        Coalitions game = drawn(PLAYERS, 2);
        ShapleySample whole = sample(game, 5, 40);
        ShapleySample first = new ShapleySample(PLAYERS, 5);
        ShapleySample second = new ShapleySample(PLAYERS, 5);
        for (int draw = 39; draw >= 0; draw--) {
            (draw % 3 == 0 ? first : second).draw(draw, game, nobody(game), everybody(game));
        }
        first.add(second);
        for (int player = 0; player < PLAYERS; player++) {
            assertThat(first.share(player)).isEqualTo(whole.share(player));
        }
    }

    /// Normal intervals of 100 draws cover 93 to 97 % of the exact values (2,000 intervals of 20 games by lot; their
    /// standard error is 0.5 points).
    @Test
    void intervalsCoverTheExactShares() {
        int covered = 0;
        int all = 0;
        for (int game = 0; game < 20; game++) {
            Coalitions coalitions = drawn(PLAYERS, 100 + game);
            double[] exact = ExactShapley.of(PLAYERS, coalitions);
            for (int run = 0; run < 10; run++) {
                ShapleySample sample = sample(coalitions, 1000 * game + run, 100);
                for (int player = 0; player < PLAYERS; player++) {
                    Estimate share = sample.share(player);
                    covered += Math.abs(share.value() - exact[player]) <= 1.96 * share.standardError() ? 1 : 0;
                    all++;
                }
            }
        }
        assertThat((double) covered / all).isBetween(0.93, 0.97);
    }

    @Test
    void oneDrawHasNoError() {
        Coalitions game = drawn(PLAYERS, 4);
        assertThat(sample(game, 1, 1).share(0).standardError()).isNaN();
        // A player who changes nothing has no share.
        Coalitions without = present -> game.value(changed(present));
        assertThat(sample(without, 1, 5).share(0)).isEqualTo(new Estimate(0, 0));
    }

    private static boolean[] changed(boolean[] present) {
        boolean[] other = present.clone();
        other[0] = false;
        return other;
    }
}
