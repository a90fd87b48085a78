package org.pieceworth.empirical.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.Control;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.testkit.RandomGames;
import org.pieceworth.text.InputException;

class ControlledValuesTest {

    private static final double[] LOGITS = {0.7, 2.0, 2.2, 3.2, 6.5};

    /// Games between 30 players, of whom the stronger win more and have a knight more than they would else; every fifth
    /// game lacks a rating.
    private static SimulatedRows games() {
        return games(6000, 1.0 / 3);
    }

    /// @param unequal how often the sides differ by a rook or a queen
    private static SimulatedRows games(int number, double unequal) {
        RandomGenerator random = RandomGames.random(5);
        SimulatedRows games = new SimulatedRows();
        for (int game = 0; game < number; game++) {
            int white = random.nextInt(30);
            int black = (white + 1 + random.nextInt(29)) % 30;
            double stronger = (white - black) / 10.0;
            int[] row = new int[5];
            for (int i = 0; i < 5; i++) {
                row[i] = random.nextDouble() < (i < 3 ? 1.0 / 3 : unequal) ? random.nextBoolean() ? 1 : -1 : 0;
            }
            row[1] += random.nextDouble() < Math.abs(stronger) / 4 ? (int) Math.signum(stronger) : 0;
            double eta = 0.2 + 1.2 * stronger;
            for (int i = 0; i < 5; i++) {
                eta += LOGITS[i] * row[i];
            }
            double u = random.nextDouble();
            double win = 1 / (1 + Math.exp(0.5 - eta));
            double loss = 1 / (1 + Math.exp(0.5 + eta));
            Map<String, String> tags = new HashMap<>(Map.of(
                    "White",
                    "p" + white,
                    "Black",
                    "p" + black,
                    "WhiteElo",
                    Integer.toString(2000 + 10 * white),
                    "BlackElo",
                    Integer.toString(2000 + 10 * black)));
            tags.put("Half", Integer.toString(game % 2));
            if (game % 5 == 0) {
                tags.put("BlackElo", game % 2 == 0 ? "?" : "0");
            }
            games.game(
                    u < win ? GameResult.WHITE_WINS : u < win + loss ? GameResult.BLACK_WINS : GameResult.DRAW,
                    tags,
                    row);
        }
        return games;
    }

    private static ControlledValues controlled(String text) {
        return controlled(text, Clustering.GAME);
    }

    private static ControlledValues controlled(String text, Clustering by) {
        Control control = Control.parse(text);
        return ControlledValues.of(fit(control, by), control);
    }

    private static PieceValueFit fit(Control control, Clustering by) {
        ClusterTags tags = ClusterTags.of(by).and(control.tags());
        return PieceValueFitter.fit(
                games().observations(ObservationSettings.DEFAULT.withClusterTags(tags)),
                FitSettings.DEFAULT.withClustering(by),
                FitTrace.NONE);
    }

    /// Without a game left out, plain values have the errors of the fit, whatever it clusters by.
    @ParameterizedTest
    @ValueSource(strings = {"game", "White", "player", "White,Black"})
    void errorsAreByWhatTheFitClustersBy(String by) {
        Control control = Control.parse("Half");
        PieceValueFit fit = fit(control, Clustering.parse(by));
        for (ControlledValues.Controlled each :
                ControlledValues.of(fit, control).values()) {
            double error =
                    fit.value(each.feature()).orElseThrow().standardError().orElseThrow();
            assertThat(each.plain().standardError()).isCloseTo(error, within(1e-6 * error));
        }
    }

    /// Of few games too, and where the fit itself gives no error there is none here.
    @Test
    void fewGamesHaveTheErrorsOfTheFit() {
        Control control = Control.parse("Half");
        PieceValueFit fit = PieceValueFitter.fit(
                games(150, 0.1)
                        .observations(ObservationSettings.DEFAULT.withClusterTags(
                                ClusterTags.of(Clustering.GAME).and(control.tags()))),
                FitSettings.DEFAULT.withClustering(Clustering.GAME),
                FitTrace.NONE);
        assertThat(fit.value("R").orElseThrow().doubt()).isPresent();
        assertThat(fit.value("R").orElseThrow().value()).isPresent();
        for (ControlledValues.Controlled each :
                ControlledValues.of(fit, control).values()) {
            double error =
                    fit.value(each.feature()).orElseThrow().standardError().orElse(Double.NaN);
            assertThat(Double.isNaN(each.plain().standardError())).isEqualTo(Double.isNaN(error));
            if (!Double.isNaN(error)) {
                assertThat(each.plain().standardError()).isCloseTo(error, within(1e-6 * error));
            }
        }
    }

    /// Ratings that err change the values further in the direction in which known ones do.
    @Test
    void noiseOfRatingsIsCorrected() {
        ControlledValues known = controlled("rating");
        ControlledValues noisy = controlled("rating:30");
        ControlledValues.Noise noise = noisy.noise().orElseThrow();
        assertThat(noise.deviation()).isEqualTo(30);
        assertThat(noise.reliability()).isBetween(0.8, 0.95);
        assertThat(noise.uncorrected())
                .isEqualTo(known.values().stream()
                        .map(value -> value.controlled().value())
                        .toList());
        assertThat(noisy.values().get(1).change().value())
                .isLessThan(known.values().get(1).change().value());
        assertThat(noisy.values().get(1).change().value())
                .isBetween(
                        1.2 * known.values().get(1).change().value(),
                        1.01 * known.values().get(1).change().value());
        assertThat(noisy.rating().orElseThrow().value())
                .isGreaterThan(known.rating().orElseThrow().value());
        assertThat(known.noise()).isEmpty();
    }

    /// Without differences there is nothing to hold equal.
    @Test
    void ratingsThatDoNotDifferAreRefused() {
        Control control = Control.parse("rating");
        SimulatedRows games = new SimulatedRows();
        RandomGenerator random = RandomGames.random(5);
        for (int game = 0; game < 300; game++) {
            int pawns = random.nextInt(3) - 1;
            int luck = pawns + random.nextInt(3) - 1;
            games.game(
                    luck > 0 ? GameResult.WHITE_WINS : luck < 0 ? GameResult.BLACK_WINS : GameResult.DRAW,
                    Map.of("WhiteElo", "2500", "BlackElo", "2400"),
                    new int[] {pawns, 0, 0, 0, 0});
        }
        PieceValueFit fit = PieceValueFitter.fit(
                games.observations(ObservationSettings.DEFAULT.withClusterTags(
                        ClusterTags.of(Clustering.GAME).and(control.tags()))),
                FitSettings.DEFAULT.withClustering(Clustering.GAME),
                FitTrace.NONE);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> ControlledValues.of(fit, control))
                .withMessage("control: found the same difference of ratings in all games, expected two or more");
    }

    /// What the fit explains cannot be held equal.
    @Test
    void resultsAreNoControl() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> Control.parse("Result"))
                .withMessageContaining("control: found 'Result', which the values explain");
    }

    private static ControlledValues.Controlled knight(ControlledValues held) {
        return held.values().stream()
                .filter(each -> each.feature().equals("N"))
                .findFirst()
                .orElseThrow();
    }

    /// The difference of ratings takes from the knight what the stronger player's was only seen to be worth.
    @Test
    void ratingsAreHeldEqual() {
        ControlledValues held = controlled("rating");
        assertThat(held.by()).isEqualTo("game");
        assertThat(held.games()).isEqualTo(4800);
        assertThat(held.without()).isEqualTo(1200);
        assertThat(held.rating().orElseThrow().value()).isCloseTo(1.2, within(0.2));
        double truth = 100 * 2.0 / 0.7;
        ControlledValues.Controlled knight = knight(held);
        assertThat(knight.controlled().value())
                .isCloseTo(truth, within(3 * knight.controlled().standardError()));
        assertThat(knight.plain().value()).isGreaterThan(truth + 30);
        assertThat(knight.change().value())
                .isCloseTo(knight.controlled().value() - knight.plain().value(), within(1e-9));
        assertThat(knight.change().standardError()).isLessThan(knight.plain().standardError());
    }

    /// Errors of random effects are by what these belong to, and say so.
    @Test
    void randomEffectsSayWhatTheirErrorsAreBy() {
        assertThat(controlled("pair", Clustering.parse("White")).by()).isEqualTo("pair");
        assertThat(controlled("rating", Clustering.parse("White")).by()).isEqualTo("White");
    }

    /// A pair's effect turns with the colours.
    @Test
    void pairsAreHeldEqual() {
        ControlledValues held = controlled("pair");
        assertThat(held.without()).isZero();
        ControlledValues.Effects effects = held.effects().orElseThrow();
        assertThat(effects.levels()).isBetween(400, 435);
        assertThat(effects.deviation().orElseThrow()).isBetween(0.9, 2.0);
        ControlledValues.Controlled knight = knight(held);
        assertThat(knight.controlled().value()).isLessThan(knight.plain().value() - 20);
    }

    @Test
    void controlsAreRead() {
        assertThat(Control.parse("rating, opening").tags()).isEqualTo(List.of("WhiteElo", "BlackElo", "ECO"));
        assertThat(Control.parse("Round").factor().orElseThrow().isPair()).isFalse();
        for (String wrong : List.of("opening,pair", "", "a b")) {
            assertThatExceptionOfType(InputException.class)
                    .isThrownBy(() -> Control.parse(wrong))
                    .withMessageContaining("control: found '" + wrong + "', expected rating, opening, pair, a tag");
        }
    }

    @Test
    void tagsThatNoGameHasAreNamed() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> controlled("opening"))
                .withMessageContaining("found no game with the tag ECO");
    }

    /// Most of the decided games have no level, and what is left of them tells no error.
    @Test
    void aResultMayBeRareAmongTheGamesWithALevel() {
        Control control = Control.parse("Half");
        for (int withLevel : new int[] {4, 16}) {
            SimulatedRows games = new SimulatedRows();
            for (int i = 0; i < 480; i++) {
                int side = i < 40 ? 1 : i < 80 ? -1 : 0;
                int lean = i % 4 == 3 ? 0 : side;
                int[] row = {Math.clamp(i % 3 - 1 + lean, -2, 2), Math.clamp(i / 3 % 3 - 1 + lean, -1, 1), 0, 0, 0};
                games.game(
                        side > 0 ? GameResult.WHITE_WINS : side < 0 ? GameResult.BLACK_WINS : GameResult.DRAW,
                        side != 0 && i % 40 >= withLevel ? Map.of() : Map.of("Half", i % 2 == 0 ? "first" : "second"),
                        row);
            }
            PieceValueFit fit = PieceValueFitter.fit(
                    games.observations(ObservationSettings.DEFAULT.withClusterTags(
                            ClusterTags.of(Clustering.GAME).and(control.tags()))),
                    FitSettings.DEFAULT.withClustering(Clustering.GAME),
                    FitTrace.NONE);
            ControlledValues held = ControlledValues.of(fit, control);
            assertThat(held.values())
                    .extracting(ControlledValues.Controlled::feature)
                    .containsExactly("P", "N");
            assertThat(held.values().getFirst().isUnit()).isTrue();
            assertThat(Double.isNaN(held.values().getLast().plain().standardError()))
                    .isEqualTo(withLevel < 10);
        }
    }
}
