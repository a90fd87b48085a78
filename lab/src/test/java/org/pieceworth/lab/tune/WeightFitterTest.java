package org.pieceworth.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.pieceworth.engine.weights.EvaluationWeights;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.selfplay.SelfPlay;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// Weights by which results were drawn are found again, within their errors.
class WeightFitterTest {

    private static final int TERMS = EvaluationWeights.SHIPPED.numbers().size();
    private static final int MOVED = 0;
    private static final int NEVER = 7;

    /// Games of two imagined variants with scales of their own; the first weight is more than the present one.
    private static TuneRows drawn(int games, double more) {
        SplittableRandom random = new SplittableRandom(4);
        TuneRows rows = new TuneRows();
        rows.imagine("one");
        rows.imagine("two");
        for (int g = 0; g < games; g++) {
            int variant = g % 2;
            int positions = 3;
            double[] rest = new double[positions];
            double[][] features = new double[positions][TERMS];
            double sum = 0;
            for (int row = 0; row < positions; row++) {
                rest[row] = 200 * random.nextGaussian();
                double score = rest[row];
                for (int i = 0; i < TERMS; i++) {
                    features[row][i] = i == NEVER ? 0 : random.nextGaussian();
                    double weight = EvaluationWeights.SHIPPED.numbers().get(i) + (i == MOVED ? more : 0);
                    score += weight * features[row][i];
                }
                sum += score / positions;
            }
            double eta = (variant == 0 ? 0.008 : 0.004) * sum + 0.1;
            double draw = random.nextDouble();
            GameResult result = draw < 1 / (1 + Math.exp(0.3 - eta))
                    ? GameResult.WHITE_WINS
                    : draw > 1 - 1 / (1 + Math.exp(0.3 + eta)) ? GameResult.BLACK_WINS : GameResult.DRAW;
            rows.add(new TuneRows.Game(variant, result, rest, features));
        }
        return rows;
    }

    @Test
    void whatResultsWereDrawnByIsFound() {
        WeightFit fit = WeightFitter.fit(drawn(6000, 300), EvaluationWeights.SHIPPED, 1);
        WeightFit.Weight moved = fit.weights().get(MOVED);
        assertThat(Math.abs(moved.fitted() - moved.before() - 300)).isLessThan(4 * moved.error());
        assertThat(moved.isDetermined()).isTrue();
        assertThat(fit.heldOut().gain().value())
                .isGreaterThan(2 * fit.heldOut().gain().standardError());
        assertThat(fit.scales()).hasSize(2);
        assertThat(fit.scales().get(0).logOdds())
                .isGreaterThan(fit.scales().get(1).logOdds());
    }

    @Test
    void aWeightThatNeverCountsIsNotDetermined() {
        WeightFit.Weight never = WeightFitter.fit(drawn(1000, 60), EvaluationWeights.SHIPPED, 1)
                .weights()
                .get(NEVER);
        assertThat(never.fitted()).isEqualTo(never.before());
        assertThat(never.isDetermined()).isFalse();
    }

    /// Where the present weights are right a small sample hardly moves them.
    @Test
    void chanceMovesLittle() {
        WeightFit fit = WeightFitter.fit(drawn(300, 0), EvaluationWeights.SHIPPED, 1);
        assertThat(fit.strength().chosen()).isGreaterThan(0.1);
    }

    @Test
    void gamesOfTheEngineAreRead() {
        VariantRules rules = VariantRules.of(Variants.open("gardner").variant());
        TuneRows rows = new TuneRows();
        SelfPlaySettings settings = SelfPlaySettings.of(rules, 1).with(TimeControl.nodes(20));
        TuneGames.take(rows, rules, sink -> new SelfPlay(settings).play(0, 30, 1, sink));
        assertThat(rows.games(0)).isBetween(20L, 30L);
        assertThat(rows.rows()).isGreaterThan(60);
        assertThat(rows.variants()).containsExactly("gardner");
    }

    @Test
    void tooFewGamesAreRefused() {
        TuneRows rows = drawn(10, 0);
        assertThatThrownBy(() -> WeightFitter.fit(rows, EvaluationWeights.SHIPPED, 1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("one: found 5 games")
                .hasMessageContaining("expected 20");
    }
}
