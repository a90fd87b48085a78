package org.pieceworth.stats.ratings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.stats.ratings.Ratings.Note;

final class RatingsTest {

    private static final double[] TRUTH = {-0.6, -0.3, -0.2, 0, 0.1, 0.15, 0.35, 0.5};

    private static RatingSettings by(RatingModel model) {
        return new RatingSettings(
                model,
                RatingSettings.STANDARD.advantage(),
                RatingSettings.STANDARD.zero(),
                RatingSettings.STANDARD.anchors(),
                RatingSettings.STANDARD.priorDraws(),
                RatingSettings.STANDARD.errors());
    }

    @Test
    void theDifferenceOfTwoPlayersByScoresIsTheEloOfTheirMatch() {
        GameResults games = new GameResults();
        ScoreCounts pairs = ScoreCounts.noPairs();
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 400; i++) {
            int white = random.nextInt(3);
            int black = Math.max(random.nextInt(3), random.nextInt(3));
            games.addPair(0, 1, white, black);
            pairs = pairs.and(white + black);
        }
        Ratings ratings = Ratings.of(games, new RatingSettings(RatingModel.SCORES, false, 0, Map.of(), 0));
        Elo.Estimated elo = (Elo.Estimated) pairs.elo();
        Estimate difference = ratings.difference(0, 1);
        assertThat(difference.value()).isCloseTo(elo.value(), within(1e-9));
        assertThat(1.96 * difference.standardError()).isCloseTo(elo.error(), within(0.01 * elo.error()));
        assertThat(ratings.chanceAbove(1, 0)).isCloseTo(1 - ratings.chanceAbove(0, 1), within(1e-12));
    }

    @ParameterizedTest
    @EnumSource
    void givenAndExpectedScoresAreAlike(RatingModel model) {
        GameResults games = new SimulatedTournament(TRUTH, 0.25, Math.log(1.5), 0).play(new SplittableRandom(5), 20);
        Ratings ratings = Ratings.of(games, by(model));
        double[] surplus = new double[TRUTH.length];
        double whites = 0;
        for (int i = 0; i < games.games(); i++) {
            double more = games.halfPoints(i) / 2.0
                    - ratings.prediction(games.white(i), games.black(i)).score();
            surplus[games.white(i)] += more;
            surplus[games.black(i)] -= more;
            whites += more;
        }
        // the equations of Rao and Kupper's model are others
        assertThat(surplus)
                .containsExactly(new double[TRUTH.length], within(model == RatingModel.RAO_KUPPER ? 1 : 1e-8));
        assertThat(whites).isCloseTo(0, within(model == RatingModel.RAO_KUPPER ? 1 : 1e-8));
    }

    @ParameterizedTest
    @EnumSource
    void ratingsAreEloByScoresWhateverTheModel(RatingModel model) {
        GameResults games = new SimulatedTournament(TRUTH, 0.25, Math.log(2), 0).play(new SplittableRandom(5), 400);
        Ratings ratings = Ratings.of(games, by(model));
        for (int i = 0; i < TRUTH.length; i++) {
            // with half of equal players' games drawn Davidson's curve is the logistic one
            assertThat(ratings.rating(i)).isCloseTo(TRUTH[i] / 2 * Elo.LOGIT, within(12.0));
        }
        assertThat(ratings.whiteAdvantage().value()).isCloseTo(0.125 * Elo.LOGIT, within(5.0));
    }

    /// One given rating rates its group, whichever that is; one in each of two groups rates both, as each alone.
    @Test
    void eachGroupWithAGivenRatingIsRated() {
        GameResults games = new GameResults();
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 40; i++) {
            games.addPair(0, 1, random.nextInt(3), random.nextInt(3));
            if (i < 30) {
                games.addPair(2, 3, random.nextInt(3), random.nextInt(2));
            }
            if (i < 12) {
                games.addPair(4, 5, random.nextInt(3), random.nextInt(3));
            }
        }
        games.addPair(6, 0, 2, 2);
        RatingSettings scores = by(RatingModel.SCORES);
        Ratings small = Ratings.of(games, new RatingSettings(scores.model(), false, 0, Map.of(2, 2000.0), 0));
        assertThat(small.order()).containsExactlyInAnyOrder(2, 3);
        assertThat(small.rating(2)).isCloseTo(2000, within(1e-9));
        Ratings both = Ratings.of(games, new RatingSettings(scores.model(), false, 0, Map.of(2, 2000.0, 0, 2100.0), 0));
        assertThat(both.order()).containsExactlyInAnyOrder(0, 1, 2, 3);
        assertThat(both.rating(3)).isCloseTo(small.rating(3), within(1e-6));
        assertThat(both.differenceInterval(3, 2)).isPresent();
        Ratings large = Ratings.of(games, new RatingSettings(scores.model(), false, 0, Map.of(0, 2100.0), 0));
        assertThat(both.rating(1)).isCloseTo(large.rating(1), within(1e-6));
        Ratings nobody = Ratings.of(games, new RatingSettings(scores.model(), false, 0, Map.of(6, 2500.0), 0));
        assertThat(nobody.isRated(6)).isFalse();
    }

    @Test
    void aPlayerWhoWonAllGamesHasNoRating() {
        GameResults games = new SimulatedTournament(TRUTH, 0.25, 0, 0).play(new SplittableRandom(5), 10);
        games.addPair(8, 0, 2, 2);
        games.addPair(9, 10, 1, 2);
        Ratings ratings = Ratings.of(games, RatingSettings.STANDARD);
        assertThat(ratings.order()).hasSize(8).doesNotContain(8, 9, 10);
        assertThat(ratings.isConnected(8)).isTrue();
        assertThat(ratings.isConnected(9)).isFalse();
    }

    @Test
    void virtualDrawsGiveARatingToAll() {
        GameResults games = new SimulatedTournament(TRUTH, 0.25, 0, 0).play(new SplittableRandom(5), 10);
        games.addPair(8, 0, 2, 2);
        RatingSettings settings = new RatingSettings(RatingModel.RAO_KUPPER, true, 0, Map.of(), 2);
        assertThat(Ratings.of(games, settings).order()).hasSize(9).startsWith(8);
    }

    @Test
    void anAnchorMovesAllAndSeveralHoldTheirDifference() {
        GameResults games = new SimulatedTournament(TRUTH, 0.25, 0, 0).play(new SplittableRandom(5), 10);
        Ratings free = Ratings.of(games, RatingSettings.STANDARD);
        Ratings one = Ratings.of(games, new RatingSettings(RatingModel.DAVIDSON, true, 0, Map.of(2, 2500.0), 0));
        assertThat(one.rating(2)).isCloseTo(2500, within(1e-9));
        assertThat(one.rating(7) - one.rating(0)).isCloseTo(free.rating(7) - free.rating(0), within(1e-7));
        assertThat(one.interval(2)).isEmpty();
        Ratings two =
                Ratings.of(games, new RatingSettings(RatingModel.DAVIDSON, true, 0, Map.of(2, 2500.0, 3, 2600.0), 0));
        assertThat(two.rating(2)).isCloseTo(2500, within(1e-7));
        assertThat(two.rating(3)).isCloseTo(2600, within(1e-7));
        assertThat(two.interval(7)).isPresent();
    }

    @Test
    void whatGamesDoNotTellIsSaid() {
        GameResults won = new GameResults();
        won.addPair(0, 1, 2, 2);
        assertThat(Ratings.of(won, RatingSettings.STANDARD).notes()).contains(Note.NOBODY_RATED);
        GameResults drawn = new GameResults();
        drawn.addPair(0, 1, 1, 1);
        drawn.addPair(0, 1, 1, 1);
        drawn.addPair(0, 1, 1, 1);
        Ratings even = Ratings.of(drawn, RatingSettings.STANDARD);
        assertThat(even.notes()).contains(Note.ALL_DRAWN);
        assertThat(even.rating(0)).isZero();
        assertThat(even.interval(0)).isEmpty();
        GameResults white = new GameResults();
        for (int i = 0; i < 5; i++) {
            white.addPair(0, 1, 2, 0);
        }
        assertThat(Ratings.of(white, RatingSettings.STANDARD).notes()).contains(Note.ADVANTAGE_UNDETERMINED);
        GameResults colours = new GameResults();
        for (int i = 0; i < 9; i++) {
            colours.add(0, 1, i % 3, colours.newCluster());
        }
        assertThat(Ratings.of(colours, RatingSettings.STANDARD).notes()).contains(Note.ADVANTAGE_UNDETERMINED);
        GameResults lossless = new GameResults();
        for (int i = 0; i < 9; i++) {
            lossless.addPair(0, 1, 1 + i % 2, 2 - i % 2);
        }
        Ratings scores = Ratings.of(lossless, RatingSettings.STANDARD);
        assertThat(scores.notes()).contains(Note.DRAWS_UNDETERMINED);
        assertThat(scores.difference(0, 1).value()).isCloseTo(Elo.points(0.75), within(10.0));
        GameResults single = new GameResults();
        single.addPair(0, 1, 2, 0);
        assertThat(Ratings.of(single, RatingSettings.STANDARD).notes()).contains(Note.TOO_FEW_CLUSTERS);
    }

    /// Beyond a thousand players no matrix is used.
    @Test
    void manyPlayersAreRatedToo() {
        SplittableRandom random = new SplittableRandom(8);
        GameResults games = new GameResults();
        int players = Ratings.MAX_WITH_ERRORS + 100;
        for (int i = 0; i < 6 * players; i++) {
            int one = i % players;
            int other = (one + 1 + random.nextInt(players - 1)) % players;
            games.addPair(one, other, random.nextInt(3), random.nextInt(3));
        }
        Ratings ratings = Ratings.of(games, RatingSettings.STANDARD);
        int[] order = ratings.order();
        assertThat(order).hasSizeGreaterThan(Ratings.MAX_WITH_ERRORS);
        double[] surplus = new double[players];
        for (int i = 0; i < games.games(); i++) {
            int white = games.white(i);
            int black = games.black(i);
            if (ratings.isRated(white) && ratings.isRated(black)) {
                double more = games.halfPoints(i) / 2.0
                        - ratings.prediction(white, black).score();
                surplus[white] += more;
                surplus[black] -= more;
            }
        }
        assertThat(surplus).containsExactly(new double[players], within(1e-6));
        assertThat(Arrays.stream(order)
                        .limit(100)
                        .filter(player -> ratings.interval(player).isPresent()))
                .isNotEmpty();
        assertThat(Arrays.stream(order)
                        .skip(100)
                        .filter(player -> ratings.interval(player).isPresent()))
                .isEmpty();
    }

    @Test
    void intervalsHoldTheTruth() {
        SimulatedTournament tournament = new SimulatedTournament(TRUTH, 0.25, Math.log(1.5), 0.5);
        double scale = Elo.LOGIT * RatingModel.DAVIDSON.scale(Math.log(1.5));
        int held = 0;
        int rounds = 300;
        for (int round = 0; round < rounds; round++) {
            Ratings ratings = Ratings.of(tournament.play(new SplittableRandom(round), 5), RatingSettings.STANDARD);
            for (int i = 0; i < TRUTH.length; i++) {
                if (ratings.interval(i).orElseThrow().contains(TRUTH[i] * scale)) {
                    held++;
                }
            }
        }
        assertThat(100.0 * held / rounds / TRUTH.length).isBetween(93.0, 97.0);
    }
}
