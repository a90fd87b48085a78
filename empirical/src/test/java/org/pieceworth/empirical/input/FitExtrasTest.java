package org.pieceworth.empirical.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.empirical.checks.FitChecks;
import org.pieceworth.empirical.checks.GivenValues;
import org.pieceworth.empirical.checks.ValuesComparison;
import org.pieceworth.empirical.fit.FitNote;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.ObservationSettings.Games;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.text.InputException;

/// What a fit says besides its values, on the regression article's own games.
class FitExtrasTest {

    private static final Path GAMES = Path.of("../../shared/data/games/openrating.pgn");

    private static Observations read(ObservationSettings options) {
        assumeTrue(Files.isRegularFile(GAMES), "reference data absent: openrating.pgn");
        ObservationReader files = new ObservationReader(options, ReadProgress.NONE);
        files.read(GAMES.toString());
        return files.observations();
    }

    /// SOURCES, Medvedev 2015: on the rows with unknown results as draws.
    @Test
    void calibrationIsTheArticles() {
        FitSettings half = new FitSettings(DrawModel.HALF, false, 0, Solver.NEWTON, ValueUnit.CENTIPAWN);
        CalibrationCurve calibration =
                CalibrationCurve.of(PieceValueFitter.fit(read(ObservationSettings.MEDVEDEV), half, FitTrace.NONE));
        assertThat(calibration.alpha()).isCloseTo(0.661, within(0.0005));
        assertPoint(calibration, -3, 665, 0.128);
        assertPoint(calibration, 0, 7297, 0.504);
        assertPoint(calibration, 2, 1159, 0.810);
        assertThat(calibration.points())
                .allSatisfy(point -> assertThat(point.fitted()).isBetween(0.0, 1.0))
                .allSatisfy(point -> assertThat(point.interval()).isPresent());
        // Only 15 % of equal rows were drawn, where the article expects most.
        assertThat(calibration.points().stream().filter(point -> point.balance() == 0))
                .singleElement()
                .satisfies(point -> assertThat(point.drawn()).isCloseTo(0.151, within(0.0005)));
    }

    /// The preset's fit leaves drawn rows out, and its chart has them; with them left out α would be 0.751.
    @Test
    void thePresetDrawsTheArticlesCurve() {
        PieceValueFit fit =
                PieceValueFitter.fit(read(ObservationSettings.MEDVEDEV), FitSettings.MEDVEDEV, FitTrace.NONE);
        CalibrationCurve published = CalibrationCurve.asPublished(fit);
        assertThat(published.draws()).isEqualTo(CalibrationCurve.Draws.BESIDE_THE_FIT);
        assertThat(published.alpha()).isCloseTo(0.661, within(0.0005));
        assertPoint(published, -3, 665, 0.128);
        assertPoint(published, 0, 7297, 0.504);
        assertPoint(published, 2, 1159, 0.810);
        CalibrationCurve decided = CalibrationCurve.of(fit);
        assertThat(decided.draws()).isEqualTo(CalibrationCurve.Draws.LEFT_OUT);
        assertThat(decided.alpha()).isCloseTo(0.751, within(0.0005));
    }

    /// Rows without games, as a `.mat` file has them: the same scores, and no errors.
    @Test
    void calibrationNeedsNoGames() {
        Path rows = Path.of("../../shared/data/reference/openrating.mat");
        assumeTrue(Files.isRegularFile(rows), "reference data absent: openrating.mat");
        ObservationReader files = new ObservationReader(ObservationSettings.MEDVEDEV, ReadProgress.NONE);
        files.read(rows.toString());
        FitSettings half = new FitSettings(DrawModel.HALF, false, 0, Solver.NEWTON, ValueUnit.CENTIPAWN);
        PieceValueFit fit = PieceValueFitter.fit(files.observations(), half, FitTrace.NONE);
        assertThat(CalibrationCurve.isUsual(fit)).isTrue();
        CalibrationCurve calibration = CalibrationCurve.of(fit);
        assertThat(calibration.alpha()).isCloseTo(0.661, within(0.0005));
        assertThat(calibration.points()).hasSize(41).allSatisfy(point -> {
            assertThat(point.interval()).isEmpty();
            assertThat(point.observed().standardError()).isZero();
        });
        assertThat(calibration.points().stream().filter(point -> point.balance() == -3))
                .singleElement()
                .satisfies(point -> {
                    assertThat(point.rows()).isEqualTo(665);
                    assertThat(point.observed().value()).isCloseTo(0.128, within(0.0005));
                    assertThat(point.drawn()).isCloseTo(0.054, within(0.0005));
                });
    }

    private static void assertPoint(CalibrationCurve calibration, int balance, double rows, double score) {
        assertThat(calibration.points().stream().filter(point -> point.balance() == balance))
                .singleElement()
                .satisfies(point -> {
                    assertThat(point.rows()).isEqualTo(rows);
                    assertThat(point.observed().value()).isCloseTo(score, within(0.0005));
                    assertThat(point.observed().standardError()).isBetween(0.005, 0.02);
                });
    }

    /// On real games the bootstrap and the sandwich formula give the same errors, where there are many clusters.
    @Test
    void bootstrapAndSandwichAgree() {
        Observations observations = read(ObservationSettings.DEFAULT);
        FitSettings byGame = FitSettings.DEFAULT.withClustering(Clustering.GAME);
        PieceValueFit formula = PieceValueFitter.fit(observations, byGame, FitTrace.NONE);
        PieceValueFit bootstrap = PieceValueFitter.fit(
                observations, byGame.withResampling(new FitSettings.Resampling(1000, 1, 2)), FitTrace.NONE);
        for (String feature : List.of("N", "B", "R", "Q", "white", "drawWidth")) {
            Estimate byFormula =
                    formula.value(feature).flatMap(FittedValue::value).orElseThrow();
            Estimate byBootstrap =
                    bootstrap.value(feature).flatMap(FittedValue::value).orElseThrow();
            assertThat(byBootstrap.value()).isEqualTo(byFormula.value());
            assertThat(byBootstrap.standardError() / byFormula.standardError())
                    .as(feature)
                    .isBetween(0.92, 1.08);
        }
    }

    @Test
    void leavingOutTheMostInfluentialGameMovesTheValueAsFar() {
        PieceValueFit fit = PieceValueFitter.fit(read(ObservationSettings.DEFAULT), FitSettings.DEFAULT, FitTrace.NONE);
        List<FitChecks.InfluentialGame> games = new FitChecks(fit).influence("Q", 3);
        assertThat(games).hasSize(3);
        assertThat(Math.abs(games.get(0).change()))
                .isGreaterThanOrEqualTo(Math.abs(games.get(1).change()));
        assertThat(games.get(0).place()).contains("openrating.pgn, game ").contains(", line ");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> new FitChecks(fit).influence("X", 3))
                .withMessageContaining("expected one of P N B R Q");
    }

    @Test
    void drawModelsAndHeldOutScores() {
        PieceValueFit fit = PieceValueFitter.fit(read(ObservationSettings.DEFAULT), FitSettings.DEFAULT, FitTrace.NONE);
        FitChecks checks = new FitChecks(fit);
        double inSample = fit.fit().logLoss();
        double heldOut = checks.heldOut(5, 1).meanLogLoss().value();
        assertThat(heldOut).isGreaterThan(inSample).isLessThan(inSample + 0.01);
        for (DrawModel draws : DrawModel.values()) {
            assertThat(checks.drawModels(5, 1).of(draws).meanLogLoss().value()).isCloseTo(heldOut, within(0.002));
        }
    }

    /// The fit's own values predict as the fit does but for having seen the games; twice the values are the
    /// same values; strange values predict worse.
    @Test
    void givenValuesCountByTheirProportions() {
        PieceValueFit fit = PieceValueFitter.fit(read(ObservationSettings.DEFAULT), FitSettings.DEFAULT, FitTrace.NONE);
        Map<String, Double> own = Map.of("P", 100.0, "N", 281.6, "B", 339.7, "R", 483.5, "Q", 1068.8);
        Map<String, Double> twice = new HashMap<>();
        own.forEach((piece, worth) -> twice.put(piece, 2 * worth));
        List<ValuesComparison.Row> rows = new FitChecks(fit)
                .values(
                        List.of(
                                new GivenValues("own", own),
                                new GivenValues("twice", twice),
                                new GivenValues("pawns", Map.of("P", 1.0))),
                        5,
                        1)
                .rows();
        assertThat(rows)
                .extracting(ValuesComparison.Row::name)
                .containsExactly(Optional.empty(), Optional.of("own"), Optional.of("twice"), Optional.of("pawns"));
        double[] losses = rows.stream()
                .mapToDouble(row -> row.score().meanLogLoss().value())
                .toArray();
        assertThat(losses[1]).isLessThan(losses[0]).isCloseTo(fit.fit().logLoss(), within(0.002));
        assertThat(losses[2]).isCloseTo(losses[1], within(1e-9));
        assertThat(rows.get(3).above().value())
                .isGreaterThan(10 * rows.get(3).above().standardError());
        assertThat(losses[0])
                .isCloseTo(
                        new FitChecks(fit)
                                .drawModels(5, 1)
                                .ordered()
                                .meanLogLoss()
                                .value(),
                        within(1e-12));
    }

    /// Whatever the number of threads, all is the same to the bit.
    @Test
    void threadsCannotBeSeen() {
        double[] one = parameters(1);
        assertThat(parameters(2)).containsExactly(one);
        assertThat(parameters(3)).containsExactly(one);
    }

    private static double[] parameters(int threads) {
        Observations observations = read(ObservationSettings.DEFAULT.withThreads(threads));
        return PieceValueFitter.fit(observations, FitSettings.DEFAULT, FitTrace.NONE)
                .fit()
                .parameters();
    }

    @Test
    void groupsBorrowFromEachOther() {
        ObservationSettings options = DEFAULT_BY_PLAYER;
        PieceValueFit fit = PieceValueFitter.fit(read(options), FitSettings.DEFAULT, FitTrace.NONE);
        GroupedValues groups = GroupedValues.of(fit, options.groups().by().orElseThrow(), 12);
        assertThat(groups.groups()).hasSize(12);
        assertThat(groups.others()).isPositive();
        assertThat(groups.test()).isPresent();
        double all = value(fit.values(), "Q").value();
        for (GroupedValues.Group group : groups.groups()) {
            assertThat(value(group.pooled(), "Q").standardError())
                    .isLessThan(value(group.alone(), "Q").standardError());
            assertThat(value(group.pooled(), "Q").value()).isCloseTo(all, within(400.0));
        }
    }

    private static final ObservationSettings DEFAULT_BY_PLAYER =
            ObservationSettings.DEFAULT.withGrouping(new Grouping.Player());

    private static Estimate value(List<FittedValue> values, String feature) {
        return values.stream()
                .filter(value -> value.feature().equals(feature))
                .findFirst()
                .flatMap(FittedValue::value)
                .orElseThrow();
    }

    /// Few games: the pawn's coefficient is weak, and the interval is Fieller's.
    @Test
    void aWeakPawnHasFiellersInterval() {
        StringBuilder games = new StringBuilder();
        String[] results = {"1-0", "0-1", "1-0", "1/2-1/2"};
        for (int game = 0; game < 80; game++) {
            int i = game % 40;
            boolean pawn = i % 2 == 0;
            games.append("[FEN \"4k3/")
                    .append("p".repeat(i % 5 == 0 ? 1 : 2))
                    .append(i % 5 == 0 ? "7" : "6")
                    .append("/8/8/8/8/")
                    .append(pawn ? "PPP5" : "PP6")
                    .append("/4K3 w - - 0 1\"]\n\n1. Kd1 Kd8 2. Kc1 Kc8 ")
                    .append(results[(i * 7 + i / 3) % 4])
                    .append("\n\n");
        }
        ObservationReader files =
                new ObservationReader(ObservationSettings.DEFAULT.with(Games.WITH_DUPLICATES), ReadProgress.NONE);
        files.read("weak.pgn", new ByteArrayInputStream(games.toString().getBytes(StandardCharsets.UTF_8)));
        PieceValueFit fit = PieceValueFitter.fit(files.observations(), FitSettings.DEFAULT, FitTrace.NONE);
        Interval white = fit.value("white").flatMap(FittedValue::interval).orElseThrow();
        Estimate delta = fit.value("white").flatMap(FittedValue::value).orElseThrow();
        assertThat(white).isNotEqualTo(new Interval.Bounded(delta.low(), delta.high()));
        assertThat(fit.notes())
                .anyMatch(note ->
                        note instanceof FitNote.WeakUnit unit && unit.unit().equals("P"));
    }
}
