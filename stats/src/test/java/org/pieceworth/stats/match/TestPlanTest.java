package org.pieceworth.stats.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Plans beside matches that are simulated game by game.
class TestPlanTest {

    private static final Sprt TEST = new Sprt(0, 40, 0.05, 0.05);
    private static final double DRAWN = 0.4;
    private static final int MATCHES = 400;

    @ParameterizedTest
    @ValueSource(doubles = {-10, 0, 20, 40, 55})
    void simulatedMatchesTakeAsManyGames(double elo) {
        double score = Elo.score(elo);
        double won = score - DRAWN / 2;
        SplittableRandom random = new SplittableRandom(7);
        long games = 0;
        int accepted = 0;
        for (int match = 0; match < MATCHES; match++) {
            ScoreCounts counts = ScoreCounts.noGames();
            while (TEST.state(counts) == Sprt.State.OPEN) {
                double draw = random.nextDouble();
                counts = counts.and(draw < won ? 2 : draw < won + DRAWN ? 1 : 0);
            }
            games += counts.results();
            accepted += TEST.state(counts) == Sprt.State.H1 ? 1 : 0;
        }
        long lost = Math.round(1000 * (1 - won - DRAWN));
        TestPlan plan = TestPlan.of(
                TEST, elo, ScoreCounts.games(lost, Math.round(1000 * DRAWN), 1000 - lost - Math.round(1000 * DRAWN)));
        assertThat((double) games / MATCHES / plan.games()).isBetween(0.88, 1.12);
        assertThat((double) accepted / MATCHES).isCloseTo(plan.accepted(), within(0.08));
    }
}
