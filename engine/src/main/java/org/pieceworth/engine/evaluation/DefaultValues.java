package org.pieceworth.engine.evaluation;

import java.util.HashMap;
import java.util.Map;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.position.Side;

/// What pieces are worth when nobody says: by how many moves they have on average where about every third square
/// is taken, and by what they can become. The exponent and the factors make knight, bishop, rook and queen of
/// chess come near 3, 3¼, 5 and 9½ pawns.
public final class DefaultValues {

    private static final double FACTOR = 49;
    private static final double EXPONENT = 1.25;

    /// What share of the piece that it becomes is in a pawn, and in a piece that promotes as it moves on.
    private static final double SHARE_OF_PAWN = 0.06;

    private static final double SHARE_OF_PIECE = 0.25;

    private DefaultValues() {}

    /// The values of a variant's pieces, White's where the sides' pieces move differently.
    public static PieceValues of(VariantRules rules) {
        VariantPosition start = rules.start();
        int types = rules.letters().length();
        double[] moves = byMoves(rules, types);
        Map<String, TaperedValue> values = new HashMap<>();
        for (int type = 0; type < types; type++) {
            double value = moves[type];
            double best = 0;
            for (int other : rules.promotions(Side.WHITE, type)) {
                best = Math.max(best, moves[other]);
            }
            if (best > value) {
                value += rules.isPawn(Side.WHITE, type) ? SHARE_OF_PAWN * best : SHARE_OF_PIECE * (best - value);
            }
            values.put(start.symbol(type), TaperedValue.of(value));
        }
        return new PieceValues("mobility counted by the engine", values);
    }

    private static double[] byMoves(VariantRules rules, int types) {
        double[] total = rules.totalMobility();
        int squares = rules.variant().board().squares();
        double[] values = new double[types];
        for (int type = 0; type < types; type++) {
            values[type] = FACTOR * Math.pow(total[type] / squares, EXPONENT);
        }
        return values;
    }
}
