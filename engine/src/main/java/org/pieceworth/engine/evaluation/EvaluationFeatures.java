package org.pieceworth.engine.evaluation;

import java.util.Collections;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.engine.weights.EvaluationWeights;
import org.pieceworth.engine.weights.WeightedTerm;
import org.pieceworth.rules.fairy.EvaluationSurvey;
import org.pieceworth.rules.fairy.PieceWeights;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.terms.CountedTerm;
import org.pieceworth.terms.PhaseScale;

/// The evaluation as a sum that is linear in the weights of its terms, so that `tune` can learn them from games;
/// [Evaluation] is made for speed.
public final class EvaluationFeatures {

    /// A lead in centipawns, greater than its scaled score where it cannot win.
    private static final int LEAD = 1600;

    private final PieceWeights tables;
    private final int fullPhase;
    private final int ranks;
    private final int kingAttacks;
    private final double sign;
    private final boolean countsChecks;
    private final int[] pieces;
    private final ColourBound bound;
    private final EvaluationSurvey survey;
    private final PositionalWeights ones;
    private final double promotionShare;
    private final MatingPotential mating;
    private final Attrition attrition;

    /// For positions of one variant, by the given piece values or the default ones.
    public EvaluationFeatures(VariantRules rules, Optional<PieceValues> given) {
        PhaseScale scale = PhaseScale.of(rules.start());
        TaperedValues values = new TaperedValues(rules, given);
        tables = new PieceSquareTables(rules, values, scale).weights();
        promotionShare = values.promotionShare();
        fullPhase = Math.max(1, scale.full());
        ranks = rules.variant().board().ranks();
        kingAttacks = PositionalWeights.kingAttacks(rules);
        countsChecks = rules.variant().end().checkCounting();
        boolean loserWins = rules.variant()
                .royals()
                .extinction()
                .filter(rule -> rule.value() == GameValue.WIN)
                .isPresent();
        sign = loserWins ? -0.5 : 1;
        pieces = IntStream.range(0, rules.letters().length())
                .filter(type ->
                        !rules.isRoyal(type) && !rules.isPawn(Side.WHITE, type) && !rules.isPawn(Side.BLACK, type))
                .toArray();
        bound = new ColourBound(rules, pieces);
        survey = new EvaluationSurvey(rules);
        ones = PositionalWeights.of(
                rules,
                1,
                new EvaluationWeights(
                        Collections.nCopies(EvaluationWeights.SHIPPED.numbers().size(), 1.0)));
        mating = new MatingPotential(rules, pieces, new Evaluation(rules, given).values());
        attrition = new Attrition(rules);
    }

    /// Traces a position.
    ///
    /// @param into per number of [EvaluationWeights] its factor
    /// @return the rest: pieces and squares, in centipawns for White, without the advantage of the move
    public double trace(VariantPosition p, double[] into) {
        p.weigh(tables);
        survey.look(p);
        long sum = p.weight();
        double middlegame = Math.min(PackedScore.phase(sum), fullPhase) / (double) fullPhase;
        double factor = sign * attrition.factor(p);
        for (WeightedTerm term : WeightedTerm.values()) {
            into[2 * term.ordinal()] = factor * middlegame * difference(p, term, true);
            into[2 * term.ordinal() + 1] = factor * (1 - middlegame) * difference(p, term, false);
        }
        double checks = countsChecks ? checks(p, Side.WHITE) - checks(p, Side.BLACK) : 0;
        double rest = PackedScore.middlegame(sum) * middlegame + PackedScore.endgame(sum) * (1 - middlegame) + checks;
        return factor * rest;
    }

    private static int checks(VariantPosition p, Side side) {
        return PositionalWeights.CHECK / Math.max(1, p.checksLeft(side));
    }

    private double difference(VariantPosition p, WeightedTerm term, boolean middlegame) {
        return count(p, term, middlegame, Side.WHITE) - count(p, term, middlegame, Side.BLACK);
    }

    private double count(VariantPosition p, WeightedTerm term, boolean middlegame, Side side) {
        double factor = PositionalWeights.factor(term, promotionShare, kingAttacks);
        return switch (term) {
            case PAIR -> bound.pairs(p, side);
            case PASSED -> factor * passed(side, false);
            case PASSED_ADVANCE -> factor * passed(side, true);
            case MOBILITY -> mobility(p, side, middlegame ? ones.mobilityMiddlegame() : ones.mobilityEndgame());
            case THREATS,
                    HANGING,
                    RESTRICTED,
                    ISOLATED,
                    DOUBLED,
                    SUPPORTED,
                    CONNECTED,
                    SHELTER,
                    KING_ATTACK,
                    KING_DANGER,
                    PASSED_KINGS,
                    PASSED_BLOCKED -> {
                CountedTerm counted = term.counted().orElseThrow();
                yield factor * counted.of(survey, side) / counted.divisor();
            }
        };
    }

    private double passed(Side side, boolean byAdvance) {
        double passed = 0;
        for (int rank = 1; rank < ranks - 1; rank++) {
            double advance = PhaseWeights.advance(rank, ranks);
            passed += survey.passed(side, rank) * (byAdvance ? advance * advance : 1);
        }
        return passed;
    }

    private double mobility(VariantPosition p, Side side, double[] perMove) {
        double moves = 0;
        for (int type : pieces) {
            moves += perMove[type] * (survey.mobility(side, type) - ones.meanMobility()[type] * p.onBoard(side, type));
        }
        return moves;
    }

    /// False where the evaluation of the position traced last is more than the sum: with too little left to mate with,
    /// and against a bare king.
    public boolean isLinear(VariantPosition p) {
        return mating.scaled(p, LEAD, survey) == LEAD && mating.scaled(p, -LEAD, survey) == -LEAD;
    }
}
