package org.pieceworth.engine.evaluation;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.pieceworth.engine.weights.EvaluationWeights;
import org.pieceworth.engine.weights.WeightedTerm;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Side;

/// The weights of the evaluation's features other than the piece-square tables, in centipawns, by the
/// names of the terms material, reach, king-attack, king-danger, shelter, threats, hanging,
/// restricted, supported, connected:rank, isolated, doubled, passed:rank, passed-kings,
/// passed-blocked, pair:X and phase:2:all. The value of a piece is reduced by its mean mobility, so
/// that only the difference from the mean counts.
public final class FeatureWeights {

    private final Map<String, Double> named = new TreeMap<>();

    private FeatureWeights() {}

    /// Of a variant, by the weights that ship.
    public static Map<String, Double> of(VariantRules rules) {
        double promotionShare = new TaperedValues(rules, Optional.empty()).promotionShare();
        PositionalWeights positional = PositionalWeights.of(rules, promotionShare, EvaluationWeights.SHIPPED);
        FeatureWeights weights = new FeatureWeights();
        VariantPosition start = rules.start();
        int[] pieces = IntStream.range(0, rules.letters().length())
                .filter(type ->
                        !rules.isRoyal(type) && !rules.isPawn(Side.WHITE, type) && !rules.isPawn(Side.BLACK, type))
                .toArray();
        for (int type : pieces) {
            double mean = positional.meanMobility()[type];
            double middlegame = positional.mobilityMiddlegame()[type];
            double endgame = positional.mobilityEndgame()[type];
            weights.put("reach:" + start.symbol(type), middlegame, endgame);
            weights.put(start.symbol(type), -middlegame * mean, -endgame * mean);
        }
        for (int type : new ColourBound(rules, pieces).types) {
            weights.put(
                    "pair:" + start.symbol(type),
                    positional.middlegame().pair(),
                    positional.endgame().pair());
        }
        weights.phase("@opening", positional.middlegame());
        weights.phase("@end", positional.endgame());
        return weights.named;
    }

    private void put(String feature, double middlegame, double endgame) {
        named.put(feature + "@opening", Math.round(256 * middlegame) / 256.0);
        named.put(feature + "@end", Math.round(256 * endgame) / 256.0);
    }

    private void phase(String phase, PhaseWeights weights) {
        for (WeightedTerm term : WeightedTerm.values()) {
            if (term.counted().isPresent() && term != WeightedTerm.CONNECTED) {
                named.put(term.text() + phase, (double) weights.of(term));
            }
        }
        int ranks = weights.passed.length;
        for (int rank = 1; rank < ranks - 1; rank++) {
            double advance = PhaseWeights.advance(rank, ranks);
            named.put("passed:rank:" + (rank + 1) + phase, (double) weights.passed[rank]);
            named.put("connected:rank:" + (rank + 1) + phase, weights.of(WeightedTerm.CONNECTED) * advance * advance);
        }
    }
}
