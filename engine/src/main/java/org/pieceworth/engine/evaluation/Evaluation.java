package org.pieceworth.engine.evaluation;

import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.rules.fairy.PieceWeights;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.RoyalRules.Extinction;

/// Scores positions of one variant without looking ahead.
public final class Evaluation {

    /// What a royal piece counts for in exchanges: above all others together.
    public static final int ROYAL = 20_000;

    private static final int TEMPO = 12;
    private static final int LIMIT = 20_000;

    private final PieceWeights weights;
    private final int[] values;
    private final int fullAmount;
    private final boolean loserWins;
    private final int[] pieces;

    /// An evaluation by those values, or by mobility.
    public Evaluation(VariantRules rules, Optional<PieceValues> given) {
        PieceWorths worths = new PieceWorths(rules, given);
        weights = new PieceSquares(rules, worths).weights();
        int types = rules.letters().length();
        values = new int[types];
        Optional<Extinction> extinction = rules.variant().royals().extinction();
        loserWins = extinction.filter(rule -> rule.value() == GameValue.WIN).isPresent();
        VariantPosition start = rules.start();
        for (int type = 0; type < types; type++) {
            char letter = rules.letters().charAt(type);
            boolean last = extinction
                            .filter(Extinction::pseudoRoyal)
                            .filter(rule -> rule.types().contains(letter))
                            .isPresent()
                    && start.onBoard(Side.WHITE, type) == 1;
            values[type] = rules.isRoyal(type) || last
                    ? ROYAL
                    : Math.max(1, (int) Math.round(worths.of(type).opening()));
        }
        start.weigh(weights);
        fullAmount = Math.max(1, Packed.amount(start.weight()));
        pieces = IntStream.range(0, types)
                .filter(type ->
                        !rules.isRoyal(type) && !rules.isPawn(Side.WHITE, type) && !rules.isPawn(Side.BLACK, type))
                .toArray();
    }

    /// What a position has to sum up to be scored.
    public PieceWeights weights() {
        return weights;
    }

    /// What each type counts for in exchanges, by type.
    public int[] values() {
        return values;
    }

    /// The score for the side to move, in hundredths of a pawn.
    ///
    /// @param p weighed by [#weights()]
    public int score(VariantPosition p) {
        long sum = p.weight();
        int amount = Math.min(Packed.amount(sum), fullAmount);
        int score = (Packed.opening(sum) * amount + Packed.ending(sum) * (fullAmount - amount)) / fullAmount;
        score = loserWins ? -score / 2 : score;
        int own = p.sideToMove() == Side.WHITE ? score : -score;
        return Math.max(-LIMIT, Math.min(LIMIT, own + TEMPO));
    }

    /// Whether a side has more than kings and pawns, on the board or in hand.
    public boolean hasPieces(VariantPosition p, Side side) {
        for (int type : pieces) {
            if (p.onBoard(side, type) > 0 || p.inHand(side, type) > 0) {
                return true;
            }
        }
        return false;
    }
}
