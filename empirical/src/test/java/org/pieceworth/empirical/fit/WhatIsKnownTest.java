package org.pieceworth.empirical.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.WhereSeparated;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.Separation.Side;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.text.InputException;

/// A fit gives the numbers that its games determine, and no others.
class WhatIsKnownTest {

    private static final int[] QUEEN_UP = {0, 0, 0, 0, 1};
    private static final int[] QUEEN_DOWN = {0, 0, 0, 0, -1};

    private static PieceValueFit fit(SimulatedRows games, FitSettings settings) {
        return PieceValueFitter.fit(games.observations(), settings, FitTrace.NONE);
    }

    private static SimulatedRows withoutQueens() {
        return new SimulatedRows().without(4, 3000, 5);
    }

    @ParameterizedTest
    @EnumSource(names = {"WHITE_WINS", "BLACK_WINS"})
    void aPieceThatOneDecidedGameShowsHasNoValueAndTheOthersHaveTheirs(GameResult result) {
        PieceValueFit with = fit(withoutQueens().game(result, Map.of(), QUEEN_UP), FitSettings.DEFAULT);
        PieceValueFit without = fit(withoutQueens(), FitSettings.DEFAULT);
        FittedValue queen = with.value("Q").orElseThrow();
        assertThat(queen.value()).isEmpty();
        assertThat(queen.doubt())
                .contains(new ValueDoubt.Separates(1, result == GameResult.WHITE_WINS ? Side.WON : Side.LOST));
        assertThat(DoubtText.of(queen.doubt().orElseThrow()))
                .startsWith("the only row with more of it on one side was "
                        + (result == GameResult.WHITE_WINS ? "won" : "lost"));
        assertThat(with.notes()).contains(new FitNote.NoValue(queen));
        assertThat(queen.evidence()).contains(new Evidence(1, Double.NaN));
        assertThat(without.value("Q").orElseThrow().evidence()).contains(new Evidence(0, Double.NaN));
        for (String piece : new String[] {"N", "B", "R", "white", "drawWidth"}) {
            Estimate here = with.value(piece).orElseThrow().value().orElseThrow();
            Estimate there = without.value(piece).orElseThrow().value().orElseThrow();
            assertThat(here.value()).isCloseTo(there.value(), within(1e-9));
            assertThat(here.standardError()).isCloseTo(there.standardError(), within(1e-9));
        }
        assertThat(FittedRules.capablanca(with).rules())
                .extracting(MaterialRule::rule)
                .contains("N > 3P")
                .doesNotContain("2R > Q");
    }

    /// One draw with a queen more makes the queen's value White's advantage, with the other sign: the note on values
    /// below 0 is as silent on its error as the table.
    @Test
    void aValueBelowZeroThatOneGameTellsIsNamedWithoutAnError() {
        List<FitNote.BelowZero.Worth> below = Stream.of(QUEEN_UP, QUEEN_DOWN)
                .map(row -> fit(withoutQueens().game(GameResult.DRAW, Map.of(), row), FitSettings.DEFAULT))
                .flatMap(fit -> fit.notes().stream())
                .filter(FitNote.BelowZero.class::isInstance)
                .flatMap(note -> ((FitNote.BelowZero) note).pieces().stream())
                .toList();
        assertThat(below).singleElement().satisfies(queen -> {
            assertThat(queen.feature()).isEqualTo("Q");
            assertThat(queen.bare()).isTrue();
        });
    }

    @Test
    void aPieceThatOneGameTellsHasAValueWithoutAnError() {
        SimulatedRows games =
                withoutQueens().game(GameResult.DRAW, Map.of(), QUEEN_UP, new int[] {-2, 0, 0, -1, 1}, QUEEN_DOWN);
        PieceValueFit fit = fit(games, FitSettings.DEFAULT);
        FittedValue queen = fit.value("Q").orElseThrow();
        assertThat(queen.value()).isPresent();
        assertThat(queen.standardError()).isEmpty();
        assertThat(queen.coefficientError()).isEmpty();
        assertThat(queen.interval()).isEmpty();
        assertThat(queen.evidence().orElseThrow().games()).isEqualTo(1);
        assertThat(queen.evidence().orElseThrow().effective()).isEqualTo(1);
        assertThat(fit.notes()).contains(new FitNote.NoError(queen));
        assertThat(queen.doubt()).contains(new ValueDoubt.FewGames(new Evidence(1, 1)));
        assertThat(fit.value("N").orElseThrow().standardError()).isPresent();
    }

    /// Some draws among sixty games with a queen more: without them there would be no value, so that such samples have
    /// it too low more often than their intervals say. Of a hundred and twenty games, or of many draws, that is no
    /// longer so.
    @ParameterizedTest
    @CsvSource({"60, 2, true", "60, 5, true", "60, 20, false", "120, 2, false"})
    void aPieceThatRestsOnFewResultsHasNoErrorWhereGamesAreFew(int games, int drawn, boolean few) {
        SimulatedRows rows = withoutQueens();
        for (int i = 0; i < games; i++) {
            rows.game(i < drawn ? GameResult.DRAW : GameResult.WHITE_WINS, Map.of(), QUEEN_UP);
        }
        PieceValueFit fit = fit(rows, FitSettings.DEFAULT);
        FittedValue queen = fit.value("Q").orElseThrow();
        assertThat(queen.evidence().orElseThrow().effective()).isGreaterThan(50);
        assertThat(queen.interval().isPresent()).isEqualTo(!few);
        assertThat(queen.value()).isPresent();
        if (few) {
            assertThat(queen.doubt().orElseThrow()).isInstanceOf(ValueDoubt.FewResults.class);
            assertThat(DoubtText.of(queen.doubt().orElseThrow()))
                    .matches("its 60 games rest on [2-7]\\.\\d results against the odds, too few for a standard error");
        }
        assertThat(fit.value("N").orElseThrow().interval()).isPresent();
    }

    /// Thirty games with a rook more, of which chance let four or none be lost: whether there is an interval hangs on
    /// what a rook is usually worth, and not on what these games make of it, which it would be an interval of.
    @ParameterizedTest
    @CsvSource({"0, 30", "2, 30", "4, 30"})
    void whetherAPieceHasAnIntervalDoesNotHangOnItsOwnValue(int lost, int games) {
        SimulatedRows rows = new SimulatedRows().without(3, 300, 5);
        for (int i = 0; i < games; i++) {
            rows.game(
                    i < lost ? GameResult.BLACK_WINS : i == lost ? GameResult.DRAW : GameResult.WHITE_WINS,
                    Map.of(),
                    new int[] {0, 0, 0, 1, 0});
        }
        FittedValue rook = fit(rows, FitSettings.DEFAULT).value("R").orElseThrow();
        ValueDoubt.FewResults doubt = (ValueDoubt.FewResults) rook.doubt().orElseThrow();
        assertThat(doubt.results()).isBetween(4.4, 4.6);
    }

    /// Resamples without any of the three draws have no queen's value, and the others say too little of how it varies.
    @Test
    void aBootstrapThatCannotFitSomeSamplesIsNoSurerThanTheFormula() {
        SimulatedRows rows = new SimulatedRows().without(4, 300, 5);
        for (int i = 0; i < 120; i++) {
            rows.game(i < 3 ? GameResult.DRAW : GameResult.WHITE_WINS, Map.of(), QUEEN_UP);
        }
        PieceValueFit fit = fit(rows, FitSettings.DEFAULT.withResampling(new FitSettings.Resampling(60, 1, 1)));
        assertThat(fit.notes()).anyMatch(note -> note instanceof FitNote.Resampled found && found.failed() > 0);
        int column = fit.design().material('Q')[0];
        assertThat(fit.value("Q").orElseThrow().coefficientError().orElseThrow())
                .isGreaterThanOrEqualTo(Math.sqrt(fit.ratio().covariance()[column][column]));
    }

    @Test
    void gamesThatTellAValueAreCounted() {
        PieceValueFit fit = fit(new SimulatedRows().without(5, 2000, 8), FitSettings.DEFAULT);
        Evidence queen = fit.value("Q").orElseThrow().evidence().orElseThrow();
        assertThat(queen.games()).isBetween(600L, 1500L);
        assertThat(queen.effective()).isBetween(200.0, (double) queen.games());
        assertThat(fit.value("drawWidth").orElseThrow().evidence().orElseThrow().games())
                .isEqualTo(2000);
        assertThat(fit.value("P").orElseThrow().doubt()).isEmpty();
    }

    /// Firth's penalised likelihood is finite where a feature decides every row, and says how far it may reach.
    @Test
    void aPieceThatDecidesEveryRowHasAProfile() {
        SimulatedRows games = withoutQueens();
        for (int i = 0; i < 3; i++) {
            games.game(GameResult.WHITE_WINS, Map.of(), QUEEN_UP);
        }
        PieceValueFit refused = fit(games, FitSettings.DEFAULT);
        assertThat(refused.value("Q").orElseThrow().value()).isEmpty();
        PieceValueFit fit = fit(games, FitSettings.DEFAULT.withSeparation(WhereSeparated.FIRTH));
        FittedValue queen = fit.value("Q").orElseThrow();
        FittedValue knight = fit.value("N").orElseThrow();
        assertThat(queen.value().orElseThrow().value()).isBetween(100.0, 1000.0);
        assertThat(queen.low().orElseThrow()).isLessThan(650 / 0.7);
        assertThat(queen.high().orElse(Double.POSITIVE_INFINITY)).isGreaterThan(650 / 0.7);
        assertThat(knight.value().orElseThrow().value())
                .isCloseTo(
                        refused.value("N").orElseThrow().value().orElseThrow().value(), within(5.0));
        assertThat(knight.high().orElseThrow() - knight.low().orElseThrow())
                .isBetween(
                        0.8 * width(refused.value("N").orElseThrow()),
                        1.3 * width(refused.value("N").orElseThrow()));
        assertThat(fit.clusters().orElseThrow().formula()).isEqualTo(ErrorFormula.PROFILE);
        assertThat(FittedRules.capablanca(fit).rules()).isEmpty();
    }

    /// One game agrees with itself, by whatever likelihood.
    @Test
    void aPieceThatOneGameDecidesHasNoProfile() {
        PieceValueFit fit = fit(
                withoutQueens().game(GameResult.WHITE_WINS, Map.of(), QUEEN_UP),
                FitSettings.DEFAULT.withSeparation(WhereSeparated.FIRTH));
        FittedValue queen = fit.value("Q").orElseThrow();
        assertThat(queen.value()).isPresent();
        assertThat(queen.interval()).isEmpty();
        assertThat(queen.doubt()).contains(new ValueDoubt.FewGames(new Evidence(1, 1)));
        assertThat(fit.value("N").orElseThrow().interval()).isPresent();
    }

    /// What a ridge draws to 0 is the pawn's coefficient too.
    @Test
    void aRidgeThatMovesThePawnLeavesItWithoutAnError() {
        PieceValueFit fit = fit(
                new SimulatedRows().without(5, 2000, 8),
                new FitSettings(DrawModel.ORDERED, true, 1e-2, Solver.NEWTON, ValueUnit.CENTIPAWN));
        FittedValue pawn = fit.value("P").orElseThrow();
        assertThat(pawn.doubt()).contains(new ValueDoubt.RidgeBias());
        assertThat(pawn.coefficientError()).isEmpty();
        assertThat(pawn.value().orElseThrow().value()).isEqualTo(100);
    }

    private static double width(FittedValue value) {
        return value.high().orElseThrow() - value.low().orElseThrow();
    }

    @Test
    void whatDoesNotGoWithFirthIsRefused() {
        FitSettings firth = FitSettings.DEFAULT.withSeparation(WhereSeparated.FIRTH);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> fit(withoutQueens(), FitSettings.MEDVEDEV.withSeparation(WhereSeparated.FIRTH)))
                .withMessageContaining("its penalty is the only one");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> fit(withoutQueens(), firth.withResampling(new FitSettings.Resampling(9, 1, 1))))
                .withMessageContaining("profiles");
    }

    /// The error of a ridge leaves out what the ridge does.
    @Test
    void aValueThatTheRidgeDecidesHasNoError() {
        FitSettings ridge = new FitSettings(DrawModel.ORDERED, true, 1e-4, Solver.NEWTON, ValueUnit.CENTIPAWN);
        SimulatedRows games = withoutQueens();
        for (int i = 0; i < 12; i++) {
            games.game(GameResult.WHITE_WINS, Map.of(), QUEEN_UP);
        }
        PieceValueFit fit = fit(games, ridge);
        assertThat(fit.value("Q").orElseThrow().standardError()).isEmpty();
        assertThat(fit.value("Q").orElseThrow().doubt()).contains(new ValueDoubt.RidgeBias());
        assertThat(FittedRules.capablanca(fit).rules())
                .extracting(MaterialRule::rule)
                .doesNotContain("2R > Q");
        PieceValueFit hardly = fit(
                new SimulatedRows().without(5, 2000, 8),
                new FitSettings(DrawModel.ORDERED, true, 1e-7, Solver.NEWTON, ValueUnit.CENTIPAWN));
        assertThat(hardly.values()).allMatch(value -> value.standardError().isPresent());
    }

    @Test
    void aUnitWithoutAValueIsRefused() {
        SimulatedRows games = new SimulatedRows();
        for (int i = 0; i < 40; i++) {
            games.game(i % 2 == 0 ? GameResult.WHITE_WINS : GameResult.BLACK_WINS, Map.of(), new int[] {0, 1, 0, 0, 0})
                    .game(GameResult.DRAW, Map.of(), new int[] {0, 0, 1, 0, 0}, new int[5]);
        }
        games.game(GameResult.WHITE_WINS, Map.of(), new int[] {1, 0, 0, 0, 0});
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> fit(games, FitSettings.DEFAULT))
                .withMessageContaining("the pawn has no value in these games");
    }

    /// Nothing is said of pawns where it is the results that are missing.
    @Test
    void drawsAloneUnderDropAreNamed() {
        SimulatedRows games = new SimulatedRows();
        for (int i = 0; i < 40; i++) {
            games.game(GameResult.DRAW, Map.of(), new int[] {i % 3 - 1, 0, 0, 0, 0});
        }
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> fit(games, FitSettings.DEFAULT.withDraws(DrawModel.DROP)))
                .withMessageContaining("every row is drawn");
        SimulatedRows withoutRows = new SimulatedRows().game(GameResult.WHITE_WINS, Map.of());
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> fit(withoutRows, FitSettings.DEFAULT))
                .withMessageContaining("no row is won or lost");
    }

    /// The pawn's error is none of the rule's: the sign of N − 3P is that of θN − 3θP.
    @Test
    void aRulesChanceIsThatOfItsLogits() {
        PieceValueFit fit = fit(new SimulatedRows().without(5, 3000, 4), FitSettings.DEFAULT);
        MaterialRule rule = FittedRules.capablanca(fit).rules().stream()
                .filter(each -> each.rule().equals("N > 3P"))
                .findFirst()
                .orElseThrow();
        double[] weights = {-3, 1, 0, 0, 0, 0, 0};
        assertThat(rule.chance()).isEqualTo(fit.ratio().of(weights).chancePositive());
        assertThat(rule.chance()).isNotEqualTo(rule.difference().chancePositive());
        assertThat(rule.low().isPresent()).isTrue();
    }

    /// A few samples whose pawn is near 0 would decide a bootstrap's error of a ratio.
    @Test
    void aBootstrapTellsNoErrorOfAWeakRatio() {
        FitSettings resampled = FitSettings.DEFAULT.withResampling(new FitSettings.Resampling(50, 1, 1));
        PieceValueFit weak = fit(new SimulatedRows().without(5, 200, 4), resampled);
        assertThat(weak.notes()).anyMatch(note -> note instanceof FitNote.WeakUnit unit && unit.resampled());
        assertThat(weak.value("N").orElseThrow().standardError()).isEmpty();
        assertThat(weak.value("N").orElseThrow().interval()).isPresent();
        assertThat(weak.value("N").orElseThrow().coefficientError()).isPresent();
        PieceValueFit strong = fit(new SimulatedRows().without(5, 20_000, 4), resampled);
        assertThat(strong.value("N").orElseThrow().standardError()).isPresent();
    }

    /// Dropped draws are neither fitted nor observed.
    @Test
    void calibrationHoldsLikeAgainstLike() {
        SimulatedRows games = new SimulatedRows().without(5, 3000, 4);
        CalibrationCurve calibration = CalibrationCurve.of(fit(games, FitSettings.DEFAULT.withDraws(DrawModel.DROP)));
        assertThat(calibration.decided()).isTrue();
        double rows = 0;
        double sum = 0;
        for (CalibrationCurve.Point point : calibration.points()) {
            rows += point.rows();
            sum += point.rows() * (point.observed().value() - point.fitted());
        }
        assertThat(sum / rows).isCloseTo(0, within(1e-4));
        assertThat(CalibrationCurve.of(fit(games, FitSettings.DEFAULT)).decided())
                .isFalse();
    }

    @Test
    void theFeaturesAreBlamedWhereMaterialIsMissing() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> PieceValueFitter.fit(
                        new SimulatedRows()
                                .game(GameResult.WHITE_WINS, Map.of(), new int[] {1})
                                .game(GameResult.BLACK_WINS, Map.of(), new int[] {1})
                                .game(GameResult.DRAW, Map.of(), new int[] {1})
                                .observations(ObservationSettings.DEFAULT.withFeatures("pair:B")),
                        FitSettings.DEFAULT,
                        FitTrace.NONE))
                .withMessageContaining("material is not among them");
    }
}
