package org.pieceworth.empirical.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.errors.Covariance;
import org.pieceworth.stats.errors.Jackknife;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.testkit.RandomGames;
import org.pieceworth.text.InputException;

class ClusterChoiceTest {

    private static final double[] LOGITS = {0.7, 1.5, 1.6, 2.2, 3.0};

    /// Games of 120 pairs of players, ten each; in each pair White may be better, and its openings the same.
    private static SimulatedRows games(double pairEffect) {
        return games(pairEffect, 120);
    }

    private static SimulatedRows games(double pairEffect, int pairs) {
        return games(pairEffect, pairs, (pair, game) -> pair == 0 ? "?" : "e" + game % 3);
    }

    private static SimulatedRows games(double pairEffect, int pairs, BiFunction<Integer, Integer, String> event) {
        RandomGenerator random = RandomGames.random(17);
        SimulatedRows games = new SimulatedRows();
        for (int pair = 0; pair < pairs; pair++) {
            double better = pairEffect * (random.nextDouble() - 0.5);
            for (int game = 0; game < 10; game++) {
                int[] row = new int[5];
                row[random.nextInt(5)] = random.nextInt(3) - 1;
                double eta = better;
                for (int i = 0; i < 5; i++) {
                    eta += LOGITS[i] * row[i];
                }
                double u = random.nextDouble();
                double win = 1 / (1 + Math.exp(0.5 - eta));
                double loss = 1 / (1 + Math.exp(0.5 + eta));
                GameResult result =
                        u < win ? GameResult.WHITE_WINS : u < win + loss ? GameResult.BLACK_WINS : GameResult.DRAW;
                Map<String, String> tags = Map.of(
                        "White", (game % 2 == 0 ? "a" : "b") + pair,
                        "Black", (game % 2 == 0 ? "b" : "a") + pair,
                        "Event", event.apply(pair, game),
                        "ECO", "E" + pair);
                games.game(result, tags, row);
            }
        }
        return games;
    }

    private static PieceValueFit fit(SimulatedRows games, Clustering by) {
        Observations observations = games.observations(ObservationSettings.DEFAULT.withClusterTags(ClusterTags.of(by)));
        return PieceValueFitter.fit(observations, FitSettings.DEFAULT.withClustering(by), FitTrace.NONE);
    }

    private static double error(PieceValueFit fit, String feature) {
        return fit.value(feature).orElseThrow().standardError().orElseThrow();
    }

    @Test
    void coarserClustersThatWidenAnErrorAreTakenAndSaid() {
        PieceValueFit fit = fit(games(12), Clustering.AUTO);
        FitClusters clusters = fit.clusters().orElseThrow();
        assertThat(clusters.chosen()).isTrue();
        assertThat(clusters.by()).isIn("pair", "player");
        assertThat(clusters.widest()).isGreaterThan(1.25);
        assertThat(clusters.others()).extracting(FitClusters.Other::by).contains("game");
        assertThat(fit.notes()).contains(new FitNote.NotIndependent(clusters));
        assertThat(error(fit, "white")).isGreaterThan(1.25 * error(fit(games(12), Clustering.GAME), "white"));
    }

    /// Clusters too few for the sandwich are looked at by the jackknife, with Student's t.
    @Test
    void fewClustersAreLookedAtByTheJackknife() {
        FitClusters clusters = fit(games(12, 25), Clustering.AUTO).clusters().orElseThrow();
        assertThat(clusters.by()).isEqualTo("pair");
        assertThat(clusters.chosen()).isTrue();
        assertThat(clusters.clusters()).isEqualTo(25);
        assertThat(clusters.formula()).isEqualTo(ErrorFormula.JACKKNIFE);
        assertThat(clusters.distribution().degrees()).isEqualTo(24);
        assertThat(clusters.others()).extracting(FitClusters.Other::by).doesNotContain("event");
    }

    /// The coarsest clusters are taken where there are enough, since a dependence too weak to see would still widen
    /// errors; nothing is said of games that do not belong together.
    @Test
    void withoutDependenceErrorsByPairsAreThoseByGame() {
        PieceValueFit fit = fit(games(0), Clustering.AUTO);
        FitClusters clusters = fit.clusters().orElseThrow();
        assertThat(clusters.by()).isEqualTo("pair");
        assertThat(clusters.chosen()).isFalse();
        assertThat(clusters.clusters()).isEqualTo(120);
        assertThat(clusters.distribution().degrees()).isCloseTo(119, within(1e-9));
        assertThat(clusters.widest()).isBetween(0.7, 1.25);
        assertThat(clusters.others())
                .extracting(FitClusters.Other::by)
                .contains("game")
                .doesNotContain("event");
        assertThat(clusters.others())
                .allSatisfy(other -> assertThat(other.widest()).isBetween(0.7, 1.25));
        assertThat(fit.notes()).noneMatch(note -> note instanceof FitNote.NotIndependent);
        PieceValueFit games = fit(games(0), Clustering.GAME);
        PieceValueFit pairs = fit(games(0), Clustering.parse("pair"));
        for (String feature : List.of("N", "Q", "white")) {
            assertThat(error(fit, feature) / error(games, feature)).isBetween(0.7, 1.25);
            assertThat(error(fit, feature)).isEqualTo(error(pairs, feature));
        }
    }

    /// Labels of groups are dealt among games where coarser clusters are but a precaution, and among these where they
    /// matter or were asked for.
    @Test
    void gamesAreMovedTogetherWhereTheyBelongTogether() {
        assertThat(GameBlocks.of(fit(games(0), Clustering.AUTO))).doesNotHaveDuplicates();
        assertThat(GameBlocks.of(fit(games(0), Clustering.parse("pair")))).containsOnly(pairNumbers());
        assertThat(GameBlocks.of(fit(games(12), Clustering.AUTO))).containsOnly(pairNumbers());
    }

    private static int[] pairNumbers() {
        return IntStream.range(0, 120).toArray();
    }

    @Test
    void fewEventsAreLeftAloneAndSaid() {
        FitClusters clusters = fit(games(0), Clustering.AUTO).clusters().orElseThrow();
        assertThat(clusters.few()).containsExactly(new FitClusters.Few("event", 13));
    }

    @Test
    void eventsAreTakenWhereTheyAreEnough() {
        FitClusters clusters = fit(games(0, 120, (pair, _) -> "e" + pair % 12), Clustering.AUTO)
                .clusters()
                .orElseThrow();
        assertThat(clusters.by()).isEqualTo("event");
        assertThat(clusters.clusters()).isEqualTo(12);
        assertThat(clusters.formula()).isEqualTo(ErrorFormula.JACKKNIFE);
        assertThat(clusters.distribution().degrees()).isCloseTo(11, within(1e-9));
        assertThat(clusters.few()).isEmpty();
    }

    /// One event of 60 pairs and twelve of five: (Σ n)² / Σ n² = 120² / (60² + 12 · 5²), so that they are left alone,
    /// and count for no more where they are asked for.
    @Test
    void unevenClustersCountForLess() {
        SimulatedRows games = games(0, 120, (pair, _) -> "e" + (pair < 60 ? 0 : pair % 12 + 1));
        FitClusters left = fit(games, Clustering.AUTO).clusters().orElseThrow();
        assertThat(left.by()).isEqualTo("pair");
        assertThat(left.few()).containsExactly(new FitClusters.Few("event", 13));
        FitClusters asked = fit(games, Clustering.parse("event")).clusters().orElseThrow();
        assertThat(asked.clusters()).isEqualTo(13);
        assertThat(asked.distribution().degrees()).isCloseTo(14400.0 / 3900 - 1, within(1e-9));
    }

    /// Two to three clusters tell so little that no interval holds what it promises.
    @Test
    void ofTwoClustersNothingHasAnError() {
        PieceValueFit fit = fit(games(0, 120, (pair, _) -> "e" + pair % 2), Clustering.parse("event"));
        ValueDoubt doubt = new ValueDoubt.FewClusters("event", 2, 2);
        assertThat(fit.notes()).noneMatch(note -> note instanceof FitNote.WeakUnit);
        assertThat(fit.values()).isNotEmpty().allSatisfy(value -> {
            assertThat(value.value()).isPresent();
            assertThat(value.coefficientError()).isEmpty();
            assertThat(value.interval()).isEmpty();
            assertThat(value.standardError()).isEmpty();
            assertThat(value.doubt()).contains(doubt);
        });
        assertThat(FittedRules.capablanca(fit).rules()).isEmpty();
        assertThat(DoubtText.of(doubt))
                .isEqualTo("errors are requested by event, and 2 of these, worth 2.0, are too few to show how much they"
                        + " differ");
    }

    /// Values are there all the same; unasked, the one event is named as what the interval holds for.
    @Test
    void ofOneClusterNothingHasAnError() {
        SimulatedRows games = games(0, 120, (_, _) -> "only");
        PieceValueFit fit = fit(games, Clustering.parse("event"));
        ValueDoubt doubt = new ValueDoubt.FewClusters("event", 1, 1);
        assertThat(fit.values()).isNotEmpty().allSatisfy(value -> {
            assertThat(value.value()).isPresent();
            assertThat(value.interval()).isEmpty();
            assertThat(value.doubt()).contains(doubt);
        });
        assertThat(DoubtText.of(doubt)).contains("all games are of one");
        assertThat(fit(games, Clustering.parse("auto")).clusters().orElseThrow().few())
                .contains(new FitClusters.Few("event", 1));
    }

    /// Without names there is nobody to belong together by.
    @ParameterizedTest
    @ValueSource(strings = {"pair", "player", "event"})
    void gamesWithoutNamesAreNotOfPairs(String by) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> fit(new SimulatedRows().without(5, 100, 3), Clustering.parse(by)))
                .withMessageContaining("found no game with the tag");
    }

    /// Where each pair has its own opening and its own two players, all of these are the same clusters.
    @ParameterizedTest
    @CsvSource({"pair, 120", "player, 240", "ECO, 120", "'ECO,White', 120"})
    void whatIsAskedForIsTaken(String by, int clusters) {
        PieceValueFit fit = fit(games(12), Clustering.parse(by));
        PieceValueFit pairs = fit(games(12), Clustering.parse("pair"));
        assertThat(fit.clusters().orElseThrow().by()).isEqualTo(by);
        assertThat(fit.clusters().orElseThrow().clusters()).isEqualTo(clusters);
        assertThat(fit.clusters().orElseThrow().chosen()).isFalse();
        // the jackknife's (G − 1)/G, since clusters are few
        double correction = Math.sqrt((clusters - 1.0) / clusters * 120 / 119);
        assertThat(error(fit, "N")).isCloseTo(error(pairs, "N") * correction, within(1e-6));
    }

    @Test
    void errorsAreByTheJackknifeWhereClustersAreFew() {
        FitClusters games = fit(games(0), Clustering.parse("game")).clusters().orElseThrow();
        assertThat(games.formula()).isEqualTo(ErrorFormula.JACKKNIFE);
        assertThat(games.distribution().degrees()).isEqualTo(1199);
        Observations many = new SimulatedRows().without(5, 6000, 8).observations();
        FitClusters sandwich = PieceValueFitter.fit(many, FitSettings.DEFAULT, FitTrace.NONE)
                .clusters()
                .orElseThrow();
        assertThat(sandwich.formula()).isEqualTo(ErrorFormula.SANDWICH);
        assertThat(sandwich.distribution().degrees()).isInfinite();
        FitClusters drawn = PieceValueFitter.fit(
                        many, FitSettings.DEFAULT.withResampling(new FitSettings.Resampling(9, 1, 1)), FitTrace.NONE)
                .clusters()
                .orElseThrow();
        assertThat(drawn.formula()).isEqualTo(ErrorFormula.BOOTSTRAP);
    }

    /// All games tell the draw width, none by itself: its error is between those of the sandwich and the jackknife, and
    /// what it shares with others goes with it.
    @Test
    void theDrawWidthOfFewGamesIsSurerThanTheJackknifeSays() {
        PieceValueFit fit = PieceValueFitter.fit(
                new SimulatedRows().without(4, 60, 8).observations(), FitSettings.DEFAULT, FitTrace.NONE);
        double[][] found = fit.ratio().covariance();
        ClusteredRows games = fit.design().clusters().orElseThrow();
        double[][] jackknife = Jackknife.covariance(fit.fit(), fit.design().data(), games);
        double[][] sandwich = Covariance.clustered(fit.fit(), fit.design().data(), games);
        int width = found.length - 1;
        assertThat(found[width][width])
                .isCloseTo(Math.sqrt(jackknife[width][width] * sandwich[width][width]), within(1e-9))
                .isLessThan(0.97 * jackknife[width][width]);
        assertThat(found[0][width] / Math.sqrt(found[width][width]))
                .isCloseTo(jackknife[0][width] / Math.sqrt(jackknife[width][width]), within(1e-9));
        assertThat(found[0][0]).isEqualTo(jackknife[0][0]);
    }

    @Test
    void gamesWithoutATagBelongTogetherWithNoOther() {
        assertThat(fit(games(0), Clustering.parse("event"))
                        .clusters()
                        .orElseThrow()
                        .clusters())
                .isEqualTo(3 + 10);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a b", "ECO,", "A,B,C,D", "12"})
    void anythingElseIsRefused(String text) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> Clustering.parse(text))
                .withMessageContaining("expected auto, game, pair");
    }

    @Test
    void aTagThatNoGameHasIsRefused() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> fit(games(0), Clustering.parse("Round")))
                .withMessageContaining("no game with the tag Round");
    }
}
