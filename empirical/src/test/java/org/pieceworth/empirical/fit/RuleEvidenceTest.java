package org.pieceworth.empirical.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.stats.StudentT;
import org.pieceworth.stats.errors.Covariance;
import org.pieceworth.stats.errors.ParameterEvidence;
import org.pieceworth.stats.regression.FitTrace;

/// Rules are judged by how many games tell their sides apart.
class RuleEvidenceTest {

    private static final double[] ROOKS_OR_QUEEN = {0, 0, 0, 2, -1, 0, 0};

    private static final FitSettings BY_GAME = FitSettings.DEFAULT.withClustering(Clustering.GAME);

    private static PieceValueFit fit(SimulatedRows games) {
        return PieceValueFitter.fit(games.observations(), BY_GAME, FitTrace.NONE);
    }

    private static Optional<MaterialRule> rooksOrQueen(PieceValueFit fit) {
        return FittedRules.capablanca(fit).rules().stream()
                .filter(rule -> rule.rule().equals("2R > Q"))
                .findFirst();
    }

    private static double effective(PieceValueFit fit) {
        return ParameterEvidence.effective(
                fit.fit(), fit.design().data(), fit.design().clusters().orElseThrow(), List.of(ROOKS_OR_QUEEN))[0];
    }

    private static boolean isTold(PieceValueFit fit, String piece) {
        return fit.value(piece).flatMap(FittedValue::interval).isPresent();
    }

    private static double byError(MaterialRule rule) {
        return rule.logOdds().value() / rule.logOdds().standardError();
    }

    /// A hundred games tell what a queen is worth, and three long ones, of two rooks against it, what it is beside
    /// them.
    @Test
    void aRuleThatThreeGamesTellIsNotJudged() {
        SimulatedRows games = new SimulatedRows().without(4, 300, 3);
        for (int i = 0; i < 120; i++) {
            games.game(
                    i % 40 == 0 ? GameResult.BLACK_WINS : GameResult.WHITE_WINS, Map.of(), new int[] {0, 0, 0, 0, 1});
        }
        int[][] against = new int[400][];
        Arrays.setAll(against, row -> row % 2 == 0 ? new int[] {0, 0, 0, 2, -1} : new int[] {0, 0, 0, -2, 1});
        for (GameResult result : List.of(GameResult.WHITE_WINS, GameResult.DRAW, GameResult.BLACK_WINS)) {
            games.game(result, Map.of(), against);
        }
        PieceValueFit fit = fit(games);
        assertThat(isTold(fit, "R") && isTold(fit, "Q")).isTrue();
        assertThat(effective(fit)).isBetween(2.0, 5.0);
        assertThat(rooksOrQueen(fit)).isEmpty();
        assertThat(FittedRules.capablanca(fit).note())
                .hasValueSatisfying(note -> assertThat(note)
                        .isInstanceOfSatisfying(
                                FitNote.NotJudged.class,
                                silent -> assertThat(silent.rules()).contains("2R > Q")));
        assertThat(FittedRules.capablanca(fit).rules())
                .extracting(MaterialRule::rule)
                .contains("B > N", "N > 3P", "2N + B > 2R");
    }

    /// Eleven games: the distance is one that the likelihood has a say in, and normal.
    @Test
    void aRuleThatFewGamesTellIsJudgedByTheLikelihood() {
        PieceValueFit fit = fit(new SimulatedRows().without(5, 60, 39));
        assertThat(effective(fit)).isBetween(11.0, 11.2);
        MaterialRule rule = rooksOrQueen(fit).orElseThrow();
        assertThat(rule.distribution()).isEqualTo(StudentT.NORMAL);
        double far = rule.logOdds().value() - 2 * rule.logOdds().standardError();
        assertThat(rule.distance().from(far)).isBetween(1.8, 1.9);
        assertThat(rule.distance().from(rule.logOdds().value())).isCloseTo(0, within(1e-3));
        assertThat(rule.chance()).isCloseTo(0.2708, within(1e-4));
        assertThat(rule.verdict()).isEqualTo(MaterialRule.Verdict.OPEN);
        assertThat(rule.interval().contains(0)).isTrue();
        assertThat(rule.interval().contains(rule.difference().value())).isTrue();
    }

    @Test
    void aRuleThatManyGamesTellIsJudgedByItsError() {
        PieceValueFit fit = fit(new SimulatedRows().without(5, 150, 4));
        assertThat(effective(fit)).isGreaterThan(30);
        MaterialRule rule = rooksOrQueen(fit).orElseThrow();
        assertThat(rule.distance().from(0)).isEqualTo(byError(rule));
        assertThat(rule.distribution().degrees()).isEqualTo(149);
        assertThat(rule.verdict()).isEqualTo(MaterialRule.Verdict.HOLDS);
    }

    /// Errors of a bootstrap are its own.
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aBootstrapJudgesByItsError(boolean auto) {
        PieceValueFit fit = PieceValueFitter.fit(
                new SimulatedRows().without(5, 60, 39).observations(),
                (auto ? FitSettings.DEFAULT : BY_GAME).withResampling(new FitSettings.Resampling(50, 1, 1)),
                FitTrace.NONE);
        MaterialRule rule = rooksOrQueen(fit).orElseThrow();
        assertThat(rule.distance().from(0)).isEqualTo(byError(rule));
    }

    /// Fewer than thirty games inform the queen: its error is between the jackknife's and the sandwich's, and a rule's
    /// is the jackknife's all the same.
    @Test
    void aValueThatFewGamesInformHasAMilderError() {
        SimulatedRows games = new SimulatedRows().without(4, 300, 3);
        for (int i = 0; i < 29; i++) {
            games.game(i % 5 < 3 ? GameResult.WHITE_WINS : GameResult.BLACK_WINS, Map.of(), new int[] {0, 0, 0, 0, 1});
        }
        PieceValueFit fit = fit(games);
        FittedValue queen = fit.value("Q").orElseThrow();
        assertThat(queen.evidence().orElseThrow().games()).isLessThan(30);
        double jackknife = fit.ratio().of(4, 1).standardError();
        double sandwich = Math.sqrt(
                Covariance.clustered(
                        fit.fit(), fit.design().data(), fit.design().clusters().orElseThrow())[4][4]);
        assertThat(queen.coefficientError().orElseThrow())
                .isBetween(sandwich, jackknife)
                .isCloseTo(Math.sqrt(sandwich * jackknife), within(1e-9));
        assertThat(rooksOrQueen(fit).orElseThrow().logOdds().standardError())
                .isEqualTo(fit.ratio().of(ROOKS_OR_QUEEN).standardError());
        FittedValue knight =
                fit(new SimulatedRows().without(5, 150, 4)).value("N").orElseThrow();
        assertThat(knight.evidence().orElseThrow().games()).isGreaterThan(30);
    }
}
