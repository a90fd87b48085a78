package org.pieceworth.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.engine.evaluation.Evaluation;
import org.pieceworth.engine.evaluation.FeatureWeights;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;
import org.pieceworth.terms.Feature;
import org.pieceworth.terms.TermReader;
import org.pieceworth.terms.TermSet;
import org.pieceworth.terms.Trace;

/// What the evaluation adds to pieces and squares is its weights times the terms that a fit sees, so that
/// every weight can be learnt from games.
class EvaluationTermsTest {

    private static final String TERMS =
            "material,reach,king-attack,king-danger,shelter,threats,hanging,restricted,supported,connected:rank,"
                    + "isolated,doubled,passed:rank,passed-kings,passed-blocked,phase:2:all";

    @ParameterizedTest
    @ValueSource(strings = {"chess", "capablanca", "amazon", "courier", "grand", "shatranj"})
    void theScoreIsWeightsTimesTerms(String name) {
        VariantRules rules = Rows.rules(name);
        Evaluation evaluation = new Evaluation(rules, Optional.empty());
        Map<String, Double> weights = FeatureWeights.of(rules);
        TermSet terms = TermReader.parse(pairs(weights) + TERMS, rules);
        Trace trace = terms.newTrace();
        for (int seed = 0; seed < 20; seed++) {
            VariantPosition position = middleGame(rules, seed);
            position.weigh(evaluation.weights());
            terms.trace(position, trace);
            double expected = evaluation.factor(position) * sum(terms.features(), trace, weights);
            int sign = position.sideToMove() == Side.WHITE ? 1 : -1;
            int surveyed = sign * (evaluation.score(position) - evaluation.lazyScore(position));
            assertThat((double) surveyed).as(position::fen).isCloseTo(expected, within(3.0));
        }
    }

    /// Of the pieces that keep to one colour.
    private static String pairs(Map<String, Double> weights) {
        return weights.keySet().stream()
                .filter(feature -> feature.startsWith("pair:") && feature.endsWith("@end"))
                .map(feature -> feature.replace("@end", ","))
                .collect(Collectors.joining());
    }

    private static VariantPosition middleGame(VariantRules rules, int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        VariantPosition position = rules.start();
        int[] moves = new int[position.maxMoves()];
        for (int ply = 0; ply < 30; ply++) {
            int count = position.generate(moves);
            if (count > 0) {
                position.make(moves[random.nextInt(count)]);
            }
        }
        return position;
    }

    private static double sum(List<Feature> features, Trace trace, Map<String, Double> weights) {
        double sum = 0;
        for (int i = 0; i < trace.size(); i++) {
            Feature feature = features.get(trace.feature(i));
            sum += weights.getOrDefault(feature.name(), 0.0) * trace.value(i) / feature.divisor();
        }
        return sum;
    }
}
