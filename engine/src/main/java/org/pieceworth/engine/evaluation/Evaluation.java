package org.pieceworth.engine.evaluation;

import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.pieceworth.engine.weights.EvaluationWeights;
import org.pieceworth.rules.fairy.EvaluationSurvey;
import org.pieceworth.rules.fairy.PieceWeights;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.RoyalRules.Extinction;
import org.pieceworth.terms.PhaseScale;

/// The static evaluation of positions of one variant: material and piece-square tables, mobility, pawn
/// structure, king safety and threats, tapered between middlegame and endgame.
public final class Evaluation {

    /// The value of a royal piece in exchanges: above all others together.
    public static final int ROYAL_VALUE = 20_000;

    private static final int TEMPO = 20;
    private static final int MAX_SCORE = 20_000;

    private final PieceWeights weights;
    private final int[] values;
    private final int fullPhase;
    private final boolean loserWins;
    private final boolean countsChecks;
    private final int[] pieces;
    private final ColourBound bound;
    private final EvaluationSurvey survey;
    private final MatingPotential mating;
    private final Attrition attrition;
    private final int types;

    /// Weights by type, in 1/256 centipawn.
    private final int[] mobilityMiddlegame;

    private final int[] mobilityEndgame;
    private final int[] meanMiddlegame;
    private final int[] meanEndgame;
    private final PositionalWeights positional;
    private final PawnScores pawnScores;

    /// An evaluation by the given piece values, or by the default ones, and the weights that ship.
    public Evaluation(VariantRules rules, Optional<PieceValues> given) {
        this(rules, given, EvaluationWeights.SHIPPED);
    }

    /// An evaluation by the given piece values, or by the default ones, and other weights.
    public Evaluation(VariantRules rules, Optional<PieceValues> given, EvaluationWeights terms) {
        PhaseScale scale = PhaseScale.of(rules.start());
        TaperedValues pieceValues = new TaperedValues(rules, given);
        weights = new PieceSquareTables(rules, pieceValues, scale).weights();
        types = rules.letters().length();
        values = new int[types];
        Optional<Extinction> extinction = rules.variant().royals().extinction();
        countsChecks = rules.variant().end().checkCounting();
        loserWins = extinction.filter(rule -> rule.value() == GameValue.WIN).isPresent();
        VariantPosition start = rules.start();
        for (int type = 0; type < types; type++) {
            char letter = rules.letters().charAt(type);
            boolean pseudoRoyal = extinction
                            .filter(Extinction::pseudoRoyal)
                            .filter(rule -> rule.types().contains(letter))
                            .isPresent()
                    && start.onBoard(Side.WHITE, type) == 1;
            values[type] = rules.isRoyal(type) || pseudoRoyal
                    ? ROYAL_VALUE
                    : Math.max(1, (int) Math.round(pieceValues.of(type).middlegame()));
        }
        fullPhase = Math.max(1, scale.full());
        pieces = IntStream.range(0, types)
                .filter(type ->
                        !rules.isRoyal(type) && !rules.isPawn(Side.WHITE, type) && !rules.isPawn(Side.BLACK, type))
                .toArray();
        bound = new ColourBound(rules, pieces);
        survey = new EvaluationSurvey(rules);
        mating = new MatingPotential(rules, pieces, values);
        attrition = new Attrition(rules);
        positional = PositionalWeights.of(rules, pieceValues.promotionShare(), terms);
        pawnScores = new PawnScores(positional.middlegame(), positional.endgame());
        double[] mean = positional.meanMobility();
        mobilityMiddlegame = fixed(types, type -> positional.mobilityMiddlegame()[type]);
        mobilityEndgame = fixed(types, type -> positional.mobilityEndgame()[type]);
        meanMiddlegame = fixed(types, type -> positional.mobilityMiddlegame()[type] * mean[type]);
        meanEndgame = fixed(types, type -> positional.mobilityEndgame()[type] * mean[type]);
    }

    private static int[] fixed(int types, IntToDoubleFunction number) {
        return IntStream.range(0, types)
                .map(type -> (int) Math.round(256 * number.applyAsDouble(type)))
                .toArray();
    }

    /// The piece-square tables whose sum a position keeps while moves are made.
    public PieceWeights weights() {
        return weights;
    }

    /// The factor of the weighted sum of features in a position: 1, but more where bare kings lose.
    public double factor(VariantPosition p) {
        return attrition.factor(p);
    }

    /// The values of pieces in exchanges, by type.
    public int[] values() {
        return values;
    }

    /// The score for the side to move, in centipawns.
    ///
    /// @param p weighed by [#weights()]
    public int score(VariantPosition p) {
        survey.look(p);
        int middlegame = 0;
        int endgame = 0;
        for (int type : pieces) {
            int mobility = survey.mobility(Side.WHITE, type) - survey.mobility(Side.BLACK, type);
            int number = p.onBoard(Side.WHITE, type) - p.onBoard(Side.BLACK, type);
            middlegame += mobilityMiddlegame[type] * mobility - meanMiddlegame[type] * number;
            endgame += mobilityEndgame[type] * mobility - meanEndgame[type] * number;
        }
        if (countsChecks) {
            int checks = checks(p, Side.WHITE) - checks(p, Side.BLACK);
            middlegame += checks << 8;
            endgame += checks << 8;
        }
        int pawns = pawnScores.find(survey);
        int pairs = bound.pairs(p, Side.WHITE) - bound.pairs(p, Side.BLACK);
        middlegame = middlegame / 256
                + positional.middlegame().pair() * pairs
                + pawnScores.middlegame(pawns)
                + positional.middlegame().pieces(survey, Side.WHITE)
                - positional.middlegame().pieces(survey, Side.BLACK);
        endgame = endgame / 256
                + positional.endgame().pair() * pairs
                + pawnScores.endgame(pawns)
                + positional.endgame().pieces(survey, Side.WHITE)
                - positional.endgame().pieces(survey, Side.BLACK);
        return tapered(p, middlegame, endgame, true);
    }

    /// The fewer checks are left to give, the more each counts.
    private static int checks(VariantPosition p, Side side) {
        return PositionalWeights.CHECK / Math.max(1, p.checksLeft(side));
    }

    private int tapered(VariantPosition p, int middlegame, int endgame, boolean whole) {
        long sum = p.weight();
        int phase = Math.min(PackedScore.phase(sum), fullPhase);
        int score = ((PackedScore.middlegame(sum) + middlegame) * phase
                        + (PackedScore.endgame(sum) + endgame) * (fullPhase - phase))
                / fullPhase;
        score = loserWins ? -score / 2 : whole ? mating.scaled(p, score, survey) : score;
        score = (int) (score * attrition.factor(p));
        int own = p.sideToMove() == Side.WHITE ? score : -score;
        return Math.max(-MAX_SCORE, Math.min(MAX_SCORE, own + TEMPO));
    }

    /// The score for the side to move once the other side, which had this score, has passed.
    public static int afterNullMove(int score) {
        return Math.max(-MAX_SCORE, Math.min(MAX_SCORE, 2 * TEMPO - score));
    }

    /// Lazy evaluation: the score for the side to move by only piece-square tables and checks given.
    ///
    /// @param p weighed by [#weights()]
    public int lazyScore(VariantPosition p) {
        int checks = countsChecks ? checks(p, Side.WHITE) - checks(p, Side.BLACK) : 0;
        return tapered(p, checks, checks, false);
    }

    /// True with more than kings and pawns, on the board or in hand: the condition of null moves.
    public boolean hasNonPawnMaterial(VariantPosition p, Side side) {
        for (int type : pieces) {
            if (p.onBoard(side, type) > 0 || p.inHand(side, type) > 0) {
                return true;
            }
        }
        return false;
    }
}
