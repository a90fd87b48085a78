package org.pieceworth.empirical.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.empirical.rows.ObservationCounts;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.testkit.RandomGames;
import org.pieceworth.text.InputException;

class PieceValueFitterTest {

    /// Balances whose results follow pawn 0.6, knight 1.8, bishop 2, rook 3, queen 6 log-odds; some features
    /// may be silenced.
    private static ObservationCounts counts(boolean pawns, boolean queens, boolean turned) {
        RandomGenerator random = RandomGames.random(99);
        double[] logOdds = {0.6, 1.8, 2.0, 3.0, 6.0};
        ObservationCounts counts = new ObservationCounts();
        for (int row = 0; row < 4000; row++) {
            int[] x = new int[5];
            double eta = 0.3;
            for (int i = 0; i < 5; i++) {
                boolean silent = (i == 0 && !pawns) || (i == 4 && !queens);
                x[i] = random.nextInt(3) - 1;
                x[i] = silent ? 0 : x[i];
                eta += logOdds[i] * x[i];
            }
            double u = random.nextDouble();
            double win = 1 / (1 + Math.exp(0.5 - eta));
            double loss = 1 / (1 + Math.exp(0.5 + eta));
            int sign = turned ? -1 : 1;
            GameResult result = u < win
                    ? (turned ? GameResult.BLACK_WINS : GameResult.WHITE_WINS)
                    : u < win + loss ? (turned ? GameResult.WHITE_WINS : GameResult.BLACK_WINS) : GameResult.DRAW;
            for (int i = 0; i < 5; i++) {
                x[i] *= sign;
            }
            counts.add(x, result, 1);
        }
        return counts;
    }

    private static PieceValueFit fit(ObservationCounts counts, FitSettings settings) {
        return PieceValueFitter.fit(
                Observations.ofCounts(ObservationSettings.chessTerms(ObservationSettings.MATERIAL), counts),
                settings,
                FitTrace.NONE);
    }

    private static double of(PieceValueFit fit, String feature, ToDoubleFunction<Estimate> what) {
        return what.applyAsDouble(fit.value(feature).orElseThrow().value().orElseThrow());
    }

    private static FitSettings in(String unit) {
        return new FitSettings(DrawModel.ORDERED, true, 0, Solver.NEWTON, ValueUnit.parse(unit));
    }

    @Test
    void knownValuesLieWithinTheirIntervals() {
        PieceValueFit fit = fit(counts(true, true, false), FitSettings.DEFAULT);
        assertThat(of(fit, "N", Estimate::low)).isLessThan(300);
        assertThat(of(fit, "N", Estimate::high)).isGreaterThan(300);
        assertThat(of(fit, "Q", Estimate::low)).isLessThan(1000);
        assertThat(of(fit, "Q", Estimate::high)).isGreaterThan(1000);
        assertThat(of(fit, "P", Estimate::value)).isEqualTo(100);
        assertThat(of(fit, "P", Estimate::standardError)).isZero();
        assertThat(fit.values())
                .extracting(FittedValue::feature)
                .containsExactly("P", "N", "B", "R", "Q", "white", "drawWidth");
        assertThat(fit.clustered()).isFalse();
        assertThat(fit.notes()).contains(new FitNote.RowsAlone());
    }

    @Test
    void turningTheBoardRoundTurnsWhitesAdvantageAlone() {
        PieceValueFit here = fit(counts(true, true, false), FitSettings.DEFAULT);
        PieceValueFit there = fit(counts(true, true, true), FitSettings.DEFAULT);
        for (String feature : new String[] {"N", "B", "R", "Q", "drawWidth"}) {
            assertThat(of(there, feature, Estimate::value)).isCloseTo(of(here, feature, Estimate::value), within(1e-7));
        }
        assertThat(of(there, "white", Estimate::value)).isCloseTo(-of(here, "white", Estimate::value), within(1e-7));
    }

    @ParameterizedTest
    @CsvSource({"knight=300, N, 300", "rook=5, R, 5", "queen=9, Q, 9", "p=1, P, 1", "N=3.25, N, 3.25"})
    void anyPieceMayBeTheUnit(String unit, String feature, double value) {
        PieceValueFit fit = fit(counts(true, true, false), in(unit));
        assertThat(of(fit, feature, Estimate::value)).isCloseTo(value, within(1e-12));
        assertThat(of(fit, feature, Estimate::standardError)).isCloseTo(0, within(1e-9));
        PieceValueFit pawns = fit(counts(true, true, false), FitSettings.DEFAULT);
        double ratio = of(fit, "B", Estimate::value) / of(fit, "N", Estimate::value);
        assertThat(ratio).isCloseTo(of(pawns, "B", Estimate::value) / of(pawns, "N", Estimate::value), within(1e-12));
        assertThat(fit.knightInPawns()).isEqualTo(pawns.knightInPawns());
    }

    @Test
    void logitsAndEloAreCoefficients() {
        PieceValueFit logOdds = fit(counts(true, true, false), in("logit"));
        PieceValueFit elo = fit(counts(true, true, false), in("elo"));
        assertThat(of(logOdds, "R", Estimate::value)).isEqualTo(logOdds.fit().parameters()[3]);
        assertThat(of(elo, "R", Estimate::value))
                .isCloseTo(of(logOdds, "R", Estimate::value) * 173.7177927613007, within(1e-9));
    }

    @Test
    void aFeatureThatNeverDiffersHasNoNumber() {
        PieceValueFit fit = fit(counts(true, false, false), FitSettings.DEFAULT);
        assertThat(fit.value("Q").orElseThrow().value()).isEmpty();
        assertThat(fit.value("R").orElseThrow().value()).isPresent();
        assertThat(fit.notes())
                .anyMatch(note -> note instanceof FitNote.NeverAhead(var piece)
                        && piece.name().equals("Q"));
        assertThat(FittedRules.capablanca(fit).rules()).isEmpty();
    }

    @Test
    void aFeatureThatDiffersInDroppedRowsAloneHasNoNumber() {
        ObservationCounts counts = counts(true, false, false);
        counts.add(new int[] {0, 0, 0, 0, 1}, GameResult.DRAW, 3);
        PieceValueFit fit = fit(counts, FitSettings.MEDVEDEV);
        assertThat(fit.value("Q").orElseThrow().value()).isEmpty();
        assertThat(fit.value("R").orElseThrow().value()).isPresent();
    }

    @Test
    void pawnlessDataHaveNoPawnScale() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> fit(counts(false, true, false), FitSettings.DEFAULT))
                .withMessageContaining("no row has more pawns")
                .withMessageContaining("(unit knight=300, unit logit)");
        assertThat(of(fit(counts(false, true, false), in("knight=300")), "N", Estimate::value))
                .isCloseTo(300, within(1e-12));
    }

    @Test
    void thePresetIsComparedWith() {
        PieceValueFit fit = fit(counts(true, true, false), FitSettings.DEFAULT);
        PresetComparison comparison = PresetComparison.of(fit).orElseThrow();
        PieceValueFit preset = fit(counts(true, true, false), FitSettings.MEDVEDEV);
        assertThat(comparison.values()[0]).isCloseTo(of(preset, "N", Estimate::value), within(1e-9));
        assertThat(comparison.differences()[3])
                .isCloseTo(of(preset, "Q", Estimate::value) - of(fit, "Q", Estimate::value), within(1e-9));
        assertThat(PresetComparison.of(preset).orElseThrow().same()).isTrue();
        assertThat(comparison.same()).isFalse();
    }

    @Test
    void whatIsWorthLessThanNothingIsNamed() {
        ObservationCounts counts = counts(true, true, false);
        counts.add(new int[] {0, 9, 0, 0, 0}, GameResult.BLACK_WINS, 9000);
        PieceValueFit fit = fit(counts, FitSettings.DEFAULT);
        assertThat(of(fit, "N", Estimate::value)).isNegative();
        assertThat(fit.notes()).anySatisfy(note -> {
            assertThat(note).isInstanceOf(FitNote.BelowZero.class);
            FitNote.BelowZero below = (FitNote.BelowZero) note;
            assertThat(below.unit()).isEqualTo(ValueUnit.CENTIPAWN);
            assertThat(below.pieces()).hasSize(1).allSatisfy(piece -> {
                assertThat(piece.feature()).isEqualTo("N");
                assertThat(piece.value().value()).isNegative();
            });
        });
        assertThat(fit(counts(true, true, false), FitSettings.DEFAULT).notes())
                .noneMatch(FitNote.BelowZero.class::isInstance);
    }

    @Test
    void rulesAreDifferencesOfValues() {
        PieceValueFit fit = fit(counts(true, true, false), FitSettings.DEFAULT);
        assertThat(FittedRules.capablanca(fit).rules())
                .extracting(MaterialRule::rule)
                .containsExactly(
                        "B > N",
                        "B > 3P",
                        "N > 3P",
                        "2R > Q",
                        "2N + B > 2R",
                        "2B + N > 2R",
                        "R = N + 2P",
                        "R = B + 2P",
                        "B + N = R + 1.5P",
                        "Q + P = 2R");
        double expected =
                of(fit, "B", Estimate::value) + of(fit, "N", Estimate::value) - of(fit, "R", Estimate::value) - 150;
        assertThat(rule(fit, "B + N = R + 1.5P")).isCloseTo(expected, within(1e-9));
        double n = of(fit, "N", Estimate::value);
        double b = of(fit, "B", Estimate::value);
        double r = of(fit, "R", Estimate::value);
        assertThat(rule(fit, "2N + B > 2R")).isCloseTo(2 * n + b - 2 * r, within(1e-9));
        assertThat(rule(fit, "2B + N > 2R")).isCloseTo(2 * b + n - 2 * r, within(1e-9));
        assertThat(rule(fit, "R = N + 2P")).isCloseTo(r - n - 200, within(1e-9));
        assertThat(rule(fit, "R = B + 2P")).isCloseTo(r - b - 200, within(1e-9));
    }

    private static double rule(PieceValueFit fit, String text) {
        return FittedRules.capablanca(fit).rules().stream()
                .filter(rule -> rule.rule().equals(text))
                .findFirst()
                .orElseThrow()
                .difference()
                .value();
    }

    @Test
    void missingDrawsAndOneSidedResultsAreSaid() {
        ObservationCounts won = new ObservationCounts();
        won.add(new int[] {1, 0, 0, 0, 0}, GameResult.WHITE_WINS, 5);
        won.add(new int[] {0, 1, 1, 1, 1}, GameResult.WHITE_WINS, 5);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> fit(won, FitSettings.DEFAULT))
                .withMessageStartingWith("no values can be fitted to these games: ");
    }
}
