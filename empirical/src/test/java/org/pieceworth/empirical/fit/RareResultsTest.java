package org.pieceworth.empirical.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.stats.errors.Covariance;
import org.pieceworth.stats.errors.ResultCounts;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.text.InputException;

/// Values that rest on few games of the rarer result.
class RareResultsTest {

    private static PieceValueFit fit(SimulatedRows games, FitSettings settings) {
        return PieceValueFitter.fit(games.observations(), settings, FitTrace.NONE);
    }

    /// Games of a row each, in which pawns and knights differ in all ways alike; who is ahead wins more often.
    private static SimulatedRows games(int won, int drawn, int lost) {
        SimulatedRows games = new SimulatedRows();
        int[] counts = {won, drawn, lost};
        GameResult[] results = {GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS};
        for (int result = 0; result < 3; result++) {
            for (int game = 0; game < counts[result]; game++) {
                int lean = game % 4 == 3 ? 0 : 1 - result;
                int pawns = Math.clamp(game % 3 - 1 + lean, -2, 2);
                int knights = Math.clamp(game / 3 % 3 - 1 + lean, -1, 1);
                games.game(results[result], Map.of(), new int[] {pawns, knights, 0, 0, 0});
            }
        }
        return games;
    }

    private static SimulatedRows oneWinOneLoss() {
        SimulatedRows games = new SimulatedRows();
        for (int i = 0; i < 150; i++) {
            games.game(GameResult.DRAW, Map.of(), new int[] {i % 5 - 2, i / 5 % 3 - 1, 0, 0, 0});
        }
        return games.game(GameResult.WHITE_WINS, Map.of(), new int[] {1, 0, 0, 0, 0})
                .game(GameResult.BLACK_WINS, Map.of(), new int[] {-1, 0, 0, 0, 0});
    }

    /// It was "0.00 ± 0.13 pawns", since the two scores that there are agree.
    @ParameterizedTest
    @EnumSource(
            value = DrawModel.class,
            names = {"ORDERED", "HALF"})
    void oneWinAndOneLossGiveNoError(DrawModel draws) {
        PieceValueFit fit = fit(oneWinOneLoss(), FitSettings.DEFAULT.withDraws(draws));
        assertThat(fit.values()).allMatch(value -> value.interval().isEmpty());
        assertThat(fit.values()).allMatch(value -> value.coefficientError().isEmpty());
        assertThat(fit.knightInPawns()).isEmpty();
        assertThat(FittedRules.capablanca(fit).rules()).isEmpty();
        assertThat(fit.value("N").orElseThrow().doubt()).containsInstanceOf(ValueDoubt.RareResult.class);
    }

    @ParameterizedTest
    @CsvSource({
        // won, drawn, lost; N, White's advantage, draw width have an interval
        "9, 400, 9, false, false, false",
        "5, 300, 3, false, false, false",
        "300, 4, 4, false, false, false",
        "18, 400, 18, true, true, true",
        "9, 400, 20, true, false, false",
        "200, 200, 6, true, false, false",
        "6, 200, 200, true, false, false",
        "200, 6, 200, true, true, false",
        "200, 200, 200, true, true, true"
    })
    void eachIsToldByItsThresholds(int won, int drawn, int lost, boolean knight, boolean white, boolean width) {
        PieceValueFit fit = fit(games(won, drawn, lost), FitSettings.DEFAULT);
        Map<String, Boolean> shown = Map.of("N", knight, "white", white, "drawWidth", width);
        shown.forEach((name, expected) -> assertThat(
                        fit.value(name).orElseThrow().standardError().isPresent())
                .as(name)
                .isEqualTo(expected));
    }

    /// Without draws the rarer of won and lost informs all values.
    @Test
    void binaryFitsToo() {
        PieceValueFit fit = fit(games(300, 0, 5), FitSettings.DEFAULT.withDraws(DrawModel.DROP));
        assertThat(fit.value("N").orElseThrow().interval()).isEmpty();
        assertThat(fit.value("white").orElseThrow().interval()).isEmpty();
    }

    @Test
    void noErrorIsSmallerThanTheModels() {
        PieceValueFit fit = fit(games(14, 500, 14), FitSettings.DEFAULT);
        double[][] model = Covariance.independent(fit.fit());
        double[][] contrasts = {{1, 0, 0, 0}, {0, 1, 0, 0}, {-3, 1, 0, 0}, {0, 0, 1, 1}};
        for (double[] contrast : contrasts) {
            double variance = 0;
            for (int i = 0; i < 4; i++) {
                for (int j = 0; j < 4; j++) {
                    variance += contrast[i] * model[i][j] * contrast[j];
                }
            }
            assertThat(fit.ratio().of(contrast).standardError())
                    .isGreaterThanOrEqualTo(Math.sqrt(variance) * (1 - 1e-9));
        }
        PieceValueFit bootstrap =
                fit(games(14, 500, 14), FitSettings.DEFAULT.withResampling(new FitSettings.Resampling(99, 1, 1)));
        assertThat(bootstrap.value("P").orElseThrow().coefficientError().orElseThrow())
                .isGreaterThanOrEqualTo(Math.sqrt(model[0][0]) * (1 - 1e-9));
    }

    /// A feature of its own that many games touch, nearly all of them drawn.
    @Test
    void aFeatureThatDecidesHardlyAnyOfItsGames() {
        SimulatedRows games = games(100, 100, 100);
        for (int i = 0; i < 240; i++) {
            games.game(
                    i < 3 ? GameResult.WHITE_WINS : i < 6 ? GameResult.BLACK_WINS : GameResult.DRAW,
                    Map.of(),
                    new int[] {i % 3 - 1, 0, i % 2 == 0 ? 1 : -1, 0, 0});
        }
        PieceValueFit fit = fit(games, FitSettings.DEFAULT);
        assertThat(fit.value("B").orElseThrow().doubt()).containsInstanceOf(ValueDoubt.RareResult.class);
        assertThat(fit.value("N").orElseThrow().doubt()).isEmpty();
    }

    @Test
    void rowsThatAFeatureDecidesMayHaveBeenAllThatWereLost() {
        SimulatedRows games = new SimulatedRows();
        for (int i = 0; i < 60; i++) {
            games.game(i % 3 == 0 ? GameResult.WHITE_WINS : GameResult.DRAW, Map.of(), new int[] {i % 2, 0, 0, 0, 0});
        }
        games.game(GameResult.BLACK_WINS, Map.of(), new int[] {0, 0, 0, 0, -1});
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> fit(games, FitSettings.DEFAULT))
                .withMessageContaining("apart from the rows decided by Q, no row is lost");
    }

    @Test
    void countsInWords() {
        assertThat(DoubtText.of(new ValueDoubt.RareResult(
                        new ResultCounts(1, 150, 2).text(FitSettings.DEFAULT.options()), true)))
                .isEqualTo(
                        "of the games that determine it 1 is won, 150 drawn and 2 lost, and an error needs ten of the rarer"
                                + " result");
        assertThat(new ResultCounts(3, 9, 4).ofSlopes()).isEqualTo(4);
    }
}
