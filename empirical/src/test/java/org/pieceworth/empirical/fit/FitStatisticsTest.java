package org.pieceworth.empirical.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.pieceworth.empirical.checks.FitStatistics;
import org.pieceworth.empirical.checks.JointTest;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.stats.FRatio;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.testkit.RandomGames;
import org.pieceworth.text.InputException;

/// Figures that a regression is judged by, and tests of several rules together.
class FitStatisticsTest {

    private static final double[] LOGITS = {0.7, 2.0, 2.2, 3.2, 6.5};

    private static final FitSettings BY_GAME = FitSettings.DEFAULT.withClustering(Clustering.GAME);

    /// True of [#LOGITS].
    private static final String TRUE_RULES = "B = 1.1N, R = 1.6N, Q = 3.25N";

    /// Games in which each row, and each of its copies, says the same.
    private static SimulatedRows games(int count, int copies, long seed) {
        RandomGenerator random = RandomGames.random(seed);
        SimulatedRows games = new SimulatedRows();
        for (int game = 0; game < count; game++) {
            int[] row = new int[5];
            double eta = 0.2;
            for (int step = 0; step < 3; step++) {
                row[random.nextInt(5)] += random.nextBoolean() ? 1 : -1;
            }
            for (int i = 0; i < 5; i++) {
                eta += LOGITS[i] * row[i];
            }
            double u = random.nextDouble();
            double win = 1 / (1 + Math.exp(0.5 - eta));
            double loss = 1 / (1 + Math.exp(0.5 + eta));
            int[][] rows = new int[copies][];
            Arrays.fill(rows, row);
            games.game(
                    u < win ? GameResult.WHITE_WINS : u < win + loss ? GameResult.BLACK_WINS : GameResult.DRAW,
                    Map.of(),
                    rows);
        }
        return games;
    }

    private static PieceValueFit fit(SimulatedRows games, FitSettings settings) {
        return PieceValueFitter.fit(games.observations(), settings, FitTrace.NONE);
    }

    /// Rows that are each a game count as one parameter each; rows that all games have three times as three.
    @ParameterizedTest
    @CsvSource({"1, 7", "3, 21"})
    void effectiveParametersCountTheCopiesOfRows(int copies, double expected) {
        FitStatistics found = FitStatistics.of(fit(games(4_000, copies, 5), BY_GAME));

        assertThat(found.parameters()).isEqualTo(7);
        assertThat(found.names()).containsExactly("P", "N", "B", "R", "Q", "white", "drawWidth");
        assertThat(found.effectiveParameters().orElseThrow()).isCloseTo(expected, within(0.12 * expected));
        assertThat(found.rows()).isEqualTo(4_000.0 * copies);
        assertThat(found.aic()).isCloseTo(14 - 2 * found.logLikelihood(), within(1e-9));
        assertThat(found.bic()).isCloseTo(7 * Math.log(found.rows()) - 2 * found.logLikelihood(), within(1e-9));
    }

    /// By another road: the likelihood of a fit to rows without material is that without features.
    @ParameterizedTest
    @EnumSource(DrawModel.class)
    void theNullLikelihoodIsThatOfRowsAllAlike(DrawModel draws) {
        for (boolean white : new boolean[] {true, false}) {
            FitSettings settings =
                    new FitSettings(draws, white, 0, BY_GAME.solver(), BY_GAME.unit()).withClustering(Clustering.GAME);
            SimulatedRows games = games(600, 1, 9);
            FitStatistics found = FitStatistics.of(fit(games, settings));

            assertThat(found.nullLogLikelihood()).isLessThan(found.logLikelihood());
            assertThat(found.mcFadden()).isBetween(0.3, 0.9);
            assertThat(found.nagelkerke()).isBetween(found.mcFadden(), 1.0);
            double perRow = found.nullLogLikelihood() / found.rows();
            assertThat(perRow)
                    .isLessThanOrEqualTo(0)
                    .isGreaterThan(draws == DrawModel.ORDERED ? -Math.log(3) : -0.6932);
        }
    }

    @Test
    void covariancesAreThoseOfTheErrors() {
        PieceValueFit fit = fit(games(2_000, 2, 4), BY_GAME);
        FitStatistics found = FitStatistics.of(fit);

        for (int i = 0; i < 7; i++) {
            FittedValue value = fit.values().get(i);
            assertThat(Math.sqrt(found.covariance().get(i).get(i)))
                    .isCloseTo(value.coefficientError().orElseThrow(), within(1e-12));
            if (i > 0) {
                assertThat(Math.sqrt(found.valueCovariance().get(i).get(i)))
                        .isCloseTo(value.standardError().orElseThrow(), within(1e-9));
            }
        }
        assertThat(found.valueCovariance().getFirst()).allMatch(each -> Math.abs(each) < 1e-9);
    }

    /// One rule together with none is that rule by itself.
    @Test
    void oneRuleIsTestedAsByItself() {
        PieceValueFit fit = fit(games(2_000, 2, 4), BY_GAME);
        List<LinearRule> rules = List.of(LinearRule.parse("2R = Q"));
        FRatio ratio = JointTest.of(fit, rules).ratio();

        assertThat(ratio.pValue())
                .isCloseTo(FittedRules.of(fit, rules).rules().getFirst().pValue(), within(1e-9));
        assertThat(ratio.degrees()).isEqualTo(1);
    }

    @Test
    void theTestHoldsItsSizeAndSeesWhatIsNotSo() {
        int experiments = 200;
        int rejected = 0;
        int seen = 0;
        for (int seed = 0; seed < experiments; seed++) {
            PieceValueFit fit = fit(games(400, 2, 1_000 + seed), BY_GAME);
            rejected += p(fit, TRUE_RULES) < 0.05 ? 1 : 0;
            seen += p(fit, "B = 1.1N, R = 3N") < 0.05 ? 1 : 0;
        }
        assertThat(rejected).isBetween(3, 18);
        assertThat(seen).isGreaterThan(190);
    }

    private static double p(PieceValueFit fit, String rules) {
        return JointTest.of(fit, LinearRule.parseAll(rules)).ratio().pValue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            B > N, 2R = Q             | expected = in each of the rules
            B = N, N = B              | expected rules that do not follow from each other
            B = N, 2R = Q, 2R + B = Q + N | expected rules that do not follow from each other
            B = N, X = Q              | expected features of this fit
            """)
    void whatCannotBeTestedTogetherIsRefused(String rules, String message) {
        PieceValueFit fit = fit(games(500, 1, 4), BY_GAME);

        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> JointTest.of(fit, LinearRule.parseAll(rules)))
                .withMessageContaining(message);
    }
}
