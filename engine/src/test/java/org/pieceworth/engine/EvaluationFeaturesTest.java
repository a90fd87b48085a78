package org.pieceworth.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.engine.evaluation.EvaluationFeatures;
import org.pieceworth.engine.weights.EngineNumbers;
import org.pieceworth.engine.weights.EvaluationWeights;
import org.pieceworth.engine.weights.SearchConstant;
import org.pieceworth.engine.weights.SearchConstants;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;
import org.pieceworth.text.InputException;

/// The evaluation is a sum of features times weights, whatever the weights.
class EvaluationFeaturesTest {

    private static final int TEMPO = 20;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chess",
                "capablanca",
                "crazyhouse",
                "shogi",
                "xiangqi",
                "makruk",
                "atomic",
                "antichess",
                "horde",
                "3check",
                "kingofthehill",
                "racingkings",
                "grand",
                "gardner",
                "seirawan",
                "amazon",
                "shatranj"
            })
    void theScoreIsFeaturesTimesWeights(String name) {
        VariantRules rules = Rows.rules(name);
        EvaluationFeatures features = new EvaluationFeatures(rules, Optional.empty());
        SplittableRandom random = new SplittableRandom(5);
        for (EvaluationWeights weights : List.of(EvaluationWeights.SHIPPED, others(random))) {
            Engine engine =
                    new Engine(rules, EngineSettings.DEFAULT.with(new EngineNumbers(weights, SearchConstants.SHIPPED)));
            double[] into = new double[weights.numbers().size()];
            for (int game = 0; game < 10; game++) {
                VariantPosition position = drawn(rules, random);
                double sum = features.trace(position, into);
                boolean linear = features.isLinear(position);
                for (int i = 0; i < into.length; i++) {
                    sum += into[i] * weights.numbers().get(i);
                }
                int score = engine.evaluate(position) - TEMPO;
                double forWhite = position.sideToMove() == Side.WHITE ? score : -score;
                if (linear) {
                    assertThat(forWhite).as(position::fen).isCloseTo(sum, within(4.0));
                }
            }
        }
    }

    private static EvaluationWeights others(SplittableRandom random) {
        List<Double> numbers = new ArrayList<>();
        for (Double number : EvaluationWeights.SHIPPED.numbers()) {
            numbers.add(number + random.nextInt(-9, 10));
        }
        return new EvaluationWeights(numbers);
    }

    private static VariantPosition drawn(VariantRules rules, SplittableRandom random) {
        VariantPosition position = rules.start();
        int[] moves = new int[position.maxMoves()];
        int plies = random.nextInt(10, 70);
        for (int ply = 0; ply < plies; ply++) {
            int count = position.generate(moves);
            if (count == 0) {
                return position;
            }
            position.make(moves[random.nextInt(count)]);
        }
        return position;
    }

    @Test
    void weightsAreReadAsTheyAreWritten() {
        EvaluationWeights weights = others(new SplittableRandom(1));
        SearchConstants constants = SearchConstants.SHIPPED
                .with(SearchConstant.DELTA, 77)
                .with(SearchConstant.LATE_MOVE_BASE, -3)
                .with(SearchConstant.ASPIRATION, 1_000_000);
        EngineNumbers numbers = new EngineNumbers(weights, constants);
        assertThat(numbers.text()).endsWith("search:delta 77\nsearch:aspiration 10000\nsearch:late-move-base 1\n");
        assertThat(EngineNumbers.parse("file", numbers.text())).isEqualTo(numbers);
        EngineNumbers some = EngineNumbers.parse("file", "# a comment\n\nthreats 1 2.5 # more\n");
        assertThat(some.constants()).isEqualTo(SearchConstants.SHIPPED);
        assertThat(some.weights().numbers()).startsWith(1.0, 2.5).endsWith(7.9, 5.2);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 'file: found no weights'",
        "'threat 1 2', 'file, line 1: found ''threat'', expected one of threats, hanging'",
        "'threats 1', 'file, line 1: found 1 numbers for threats, expected two'",
        "'threats 1 x', 'file, line 1: found ''x'', expected a number'",
        "'threats 1 1e9', 'file, line 1: found ''1e9'', expected a number'",
        "'search:delt 1', 'file, line 1: found ''search:delt'', expected one of threats, hanging'",
        "'search:delta 0', 'file, line 1: found ''0'' for search:delta, expected a whole number from 1 to 10000'",
        "'search:delta', 'file, line 1: found '''' for search:delta, expected a whole number'"
    })
    void whatIsNoWeightsIsRefused(String text, String message) {
        assertThatThrownBy(() -> EngineNumbers.parse("file", text))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(message);
    }
}
