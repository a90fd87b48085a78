package org.pieceworth.stats.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScoreCountsTest {

    private static final Offset<Double> EXACT = within(1e-9);
    private static final double T_OF_119 = 1.9800998764569397;

    private static Elo.Estimated estimated(Elo elo) {
        assertThat(elo).isInstanceOf(Elo.Estimated.class);
        return (Elo.Estimated) elo;
    }

    /// 50 wins, 40 draws, 30 losses: score 7/12, variance 1/2 − 49/144 = 23/144, Elo 400·lg(7/5).
    @Test
    void gamesByHand() {
        ScoreCounts games = ScoreCounts.games(30, 40, 50);
        assertThat(games.games()).isEqualTo(120);
        assertThat(games.score()).isCloseTo(7.0 / 12, EXACT);
        assertThat(games.variance()).isCloseTo(23.0 / 144, EXACT);
        Elo.Estimated elo = estimated(games.elo());
        assertThat(elo.value()).isCloseTo(400 * Math.log10(1.4), EXACT);
        // Wilson's bounds are where (7/12 − s)² = t² s(1 − s)/m, m games of 0 and 1 point having the error
        // √(23/144/119);
        // t = 1.980099876… has the chance 0.975 with 119 degrees of freedom (SciPy).
        double m = 7.0 / 12 * 5 / 12 * 119 * 144 / 23;
        for (double end : new double[] {Elo.score(elo.low()), Elo.score(elo.high())}) {
            assertThat(Math.abs(7.0 / 12 - end) / Math.sqrt(end * (1 - end) / m))
                    .isCloseTo(T_OF_119, EXACT);
        }
        assertThat(elo.low()).isLessThan(elo.value());
        assertThat(elo.high()).isGreaterThan(elo.value());
        assertThat(elo.error()).isCloseTo((elo.high() - elo.low()) / 2, EXACT);
        // (1/12) / (√23/12) = 0.208514…, times 800/ln 10.
        assertThat(estimated(games.normalizedElo()).value()).isCloseTo(800 / Math.log(10) / Math.sqrt(23), EXACT);
    }

    /// 1, 8, 20, 9, 2 pairs: mean 0.51875, variance Σ n(a − ½)²/40 − 0.01875² = (17/16 + 3/4)/40 − 0.01875².
    @Test
    void pairsByHand() {
        ScoreCounts pairs = ScoreCounts.pairs(1, 8, 20, 9, 2);
        assertThat(pairs.games()).isEqualTo(80);
        assertThat(pairs.results()).isEqualTo(40);
        assertThat(pairs.score()).isCloseTo(0.51875, EXACT);
        double variance = (17.0 / 16 + 3.0 / 4) / 40 - 0.01875 * 0.01875;
        assertThat(pairs.variance()).isCloseTo(variance, EXACT);
        Elo.Estimated normalized = estimated(pairs.normalizedElo());
        assertThat(normalized.value()).isCloseTo(0.01875 / Math.sqrt(2 * variance) * 800 / Math.log(10), EXACT);
        assertThat(normalized.hasInterval()).isFalse();
        assertThat(pairs.superiority().orElseThrow()).isCloseTo(0.7080272864742475, EXACT);
    }

    /// Opening bias makes pairs even: the spread of pairs is smaller than that of games.
    @Test
    void pairsTellMoreThanTheirGames() {
        ScoreCounts pairs = ScoreCounts.pairs(0, 5, 80, 15, 0);
        ScoreCounts games = ScoreCounts.games(80 + 5, 5 + 15, 80 + 15);
        assertThat(pairs.score()).isCloseTo(games.score(), EXACT);
        assertThat(estimated(pairs.elo()).value())
                .isCloseTo(estimated(games.elo()).value(), EXACT);
        assertThat(estimated(pairs.elo()).error())
                .isLessThan(estimated(games.elo()).error() / 2);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void theOtherPlayerSeesTheOpposite(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        ScoreCounts pairs = ScoreCounts.noPairs();
        for (int i = 0; i < 60; i++) {
            pairs = pairs.and(random.nextInt(5));
        }
        Elo.Estimated ours = estimated(pairs.elo());
        Elo.Estimated theirs = estimated(pairs.swapped().elo());
        assertThat(theirs.value()).isCloseTo(-ours.value(), EXACT);
        assertThat(theirs.error()).isCloseTo(ours.error(), EXACT);
        assertThat(theirs.low()).isCloseTo(-ours.high(), EXACT);
        assertThat(estimated(pairs.swapped().normalizedElo()).value())
                .isCloseTo(-estimated(pairs.normalizedElo()).value(), EXACT);
        assertThat(pairs.swapped().superiority().orElseThrow())
                .isCloseTo(1 - pairs.superiority().orElseThrow(), EXACT);
        Sprt test = new Sprt(-10, 10, 0.05, 0.05);
        assertThat(test.logLikelihoodRatio(pairs.swapped())).isCloseTo(-test.logLikelihoodRatio(pairs), EXACT);
    }

    @Test
    void mergingIsAdding() {
        ScoreCounts left = ScoreCounts.pairs(1, 2, 3, 4, 5);
        ScoreCounts right = ScoreCounts.pairs(5, 0, 1, 0, 2);
        assertThat(left.plus(right)).isEqualTo(ScoreCounts.pairs(6, 2, 4, 4, 7)).hasSameHashCodeAs(right.plus(left));
        assertThat(left.plus(ScoreCounts.noPairs())).isEqualTo(left).isNotEqualTo(right);
        assertThat(ScoreCounts.noGames().and(2))
                .isEqualTo(ScoreCounts.games(0, 0, 1))
                .hasToString("[0, 0, 1]");
        assertThat(left.counts()).containsExactly(1, 2, 3, 4, 5);
        assertThatIllegalArgumentException().isThrownBy(() -> left.plus(ScoreCounts.noGames()));
        assertThatIllegalArgumentException().isThrownBy(() -> ScoreCounts.games(1, -1, 0));
    }

    @Test
    void whatNoNumberTellsIsSaidInWords() {
        assertThat(ScoreCounts.noPairs().elo()).isEqualTo(new Elo.Unknown("no games"));
        assertThat(ScoreCounts.noGames().normalizedElo()).isEqualTo(new Elo.Unknown("no games"));
        assertThat(ScoreCounts.noGames().superiority()).isEmpty();
        assertThat(ScoreCounts.pairs(0, 0, 0, 0, 7).elo()).isEqualTo(new Elo.Unknown("all games won"));
        assertThat(ScoreCounts.games(7, 0, 0).elo()).isEqualTo(new Elo.Unknown("all games lost"));
        assertThat(ScoreCounts.games(7, 0, 0).normalizedElo()).isEqualTo(new Elo.Unknown("all results alike"));
    }

    @Test
    void alikeResultsTellNoErrorAndLittleSuperiority() {
        Elo.Estimated even = estimated(ScoreCounts.pairs(0, 0, 9, 0, 0).elo());
        assertThat(even.value()).isZero();
        assertThat(even.hasInterval()).isFalse();
        assertThat(ScoreCounts.pairs(0, 0, 9, 0, 0).superiority()).hasValue(0.5);
        assertThat(ScoreCounts.games(0, 0, 1).superiority()).hasValue(0.75);
        assertThat(ScoreCounts.games(3, 0, 0).superiority()).hasValue(1.0 / 16);
    }

    /// So few scores are possible that no interval holds the truth in 95 of 100 matches.
    @Test
    void fewResultsHaveNoInterval() {
        Elo.Estimated few = estimated(ScoreCounts.games(1, 0, 1).elo());
        assertThat(few.value()).isEqualTo(0);
        assertThat(few.hasInterval()).isFalse();
        assertThat(few.low()).isNaN();
        assertThat(estimated(ScoreCounts.pairs(1, 2, 3, 2, 1).elo()).hasInterval())
                .isFalse();
        assertThat(estimated(ScoreCounts.pairs(1, 2, 3, 2, 2).elo()).hasInterval())
                .isTrue();
    }

    /// The deviation is estimated too: for 0.5 % to 49.5 % of scores the error of (s − ½)/σ is twice that of σ
    /// known.
    @ParameterizedTest
    @ValueSource(ints = {100, 1000})
    void theNormalizedIntervalCoversFarFromEven(int pairs) {
        SimulatedPairs better = new SimulatedPairs(0.005, 0.03, 0.12, 0.35, 0.495);
        double score = 0.825;
        double deviation = Math.sqrt(0.043125);
        double truth = 800 / Math.log(10) * (score - 0.5) / deviation / Math.sqrt(2);
        SplittableRandom random = new SplittableRandom(6);
        int covered = 0;
        int matches = 4000;
        for (int match = 0; match < matches; match++) {
            Elo.Estimated found = estimated(better.play(random, pairs).normalizedElo());
            covered += found.low() <= truth && truth <= found.high() ? 1 : 0;
        }
        assertThat(covered / (double) matches).isCloseTo(0.95, within(0.02));
    }

    /// With ten pairs the errors are estimates too.
    @Test
    void tenPairsCover() {
        SplittableRandom random = new SplittableRandom(7);
        double truth = Elo.points(SimulatedPairs.SHARES_SCORE);
        int covered = 0;
        int surprised = 0;
        int matches = 4000;
        SimulatedPairs equal = new SimulatedPairs(0.06, 0.22, 0.44, 0.22, 0.06);
        for (int match = 0; match < matches; match++) {
            Elo.Estimated elo = estimated(SimulatedPairs.UNEVEN.play(random, 10).elo());
            covered += elo.low() <= truth && truth <= elo.high() ? 1 : 0;
            double better = equal.play(random, 10).superiority().orElseThrow();
            surprised += Math.min(better, 1 - better) < 0.025 ? 1 : 0;
        }
        assertThat(covered / (double) matches).isBetween(0.93, 0.97);
        assertThat(surprised / (double) matches).isBetween(0.035, 0.06);
    }

    /// The interval holds the true difference in 95 of 100 matches, with openings that favour one side.
    @Test
    void theIntervalCovers() {
        SplittableRandom random = new SplittableRandom(5);
        double truth = Elo.points(SimulatedPairs.SHARES_SCORE);
        int covered = 0;
        int matches = 4000;
        for (int match = 0; match < matches; match++) {
            ScoreCounts pairs = SimulatedPairs.UNEVEN.play(random, 200);
            Elo.Estimated elo = estimated(pairs.elo());
            covered += elo.low() <= truth && truth <= elo.high() ? 1 : 0;
        }
        assertThat(covered / (double) matches).isCloseTo(0.95, within(0.012));
    }

    @Test
    void theScaleIsItsOwnInverse() {
        assertThat(Elo.score(400)).isCloseTo(10.0 / 11, EXACT);
        assertThat(Elo.points(Elo.score(-123.4))).isCloseTo(-123.4, EXACT);
        assertThat(Elo.points(1)).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(Elo.points(0)).isEqualTo(Double.NEGATIVE_INFINITY);
    }

    /// 40 draws: a win or a loss that comes in 9 % of games stays away with 2.5 %.
    @Test
    void resultsThatAreAlikeStillHaveAnInterval() {
        assertThat(ScoreCounts.games(0, 40, 0).scoreInterval().orElseThrow().low())
                .isCloseTo(0.5 - 0.5 * (1 - Math.pow(0.025, 1 / 40.0)), within(1e-12));
        assertThat(ScoreCounts.games(0, 0, 40).scoreInterval().orElseThrow().high())
                .isEqualTo(1);
        assertThat(ScoreCounts.games(1, 2, 3).scoreInterval()).isEmpty();
        assertThat(ScoreCounts.games(10, 20, 30).scoreInterval().orElseThrow().contains(2 / 3.0))
                .isTrue();
    }
}
