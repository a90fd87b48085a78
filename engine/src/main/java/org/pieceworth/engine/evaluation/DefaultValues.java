package org.pieceworth.engine.evaluation;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.pieceworth.rules.fairy.PieceRange;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.position.Side;

/// Piece values where none are given: by mobility on a board with about every third square occupied, less
/// for short-range pieces, and by promotion. Exponent and factors are chosen so that knight, bishop, rook
/// and queen of chess come near 3, 3¼, 5 and 9½ pawns, and others near the results of games between
/// random armies (bench/ENGINE.md).
public final class DefaultValues {

    private static final double FACTOR = 49;
    private static final double EXPONENT = 1.25;

    /// In variants with hands, strong pieces count less: all exchanged pieces, pawns too, return where they
    /// are useful. The knight of chess keeps its value.
    private static final double EXPONENT_WITH_HANDS = 0.9;

    private static final double MOVES_OF_KNIGHT = 4.3;

    /// Takes off for short moves and for squares that are met again.
    private static final double RANGE_EXPONENT = 0.5;

    /// More than a rook, less than a queen.
    private static final double STRONG = 600;

    /// The share of the best promotion in the value of a pawn, and of another piece that promotes.
    private static final double SHARE_OF_PAWN = 0.06;

    private static final double SHARE_OF_PIECE = 0.25;

    private DefaultValues() {}

    /// The values of a variant's pieces, White's where the sides' pieces move differently.
    public static PieceValues of(VariantRules rules) {
        VariantPosition start = rules.start();
        int types = rules.letters().length();
        double[] byMobility = byMobility(rules, types);
        Map<String, TaperedValue> values = new HashMap<>();
        for (int type = 0; type < types; type++) {
            double value = byMobility[type];
            double best = 0;
            for (int other : rules.promotions(Side.WHITE, type)) {
                best = Math.max(best, byMobility[other]);
            }
            if (best > value) {
                value += rules.isPawn(Side.WHITE, type) ? SHARE_OF_PAWN * best : SHARE_OF_PIECE * (best - value);
            }
            values.put(start.symbol(type), TaperedValue.of(value));
        }
        return new PieceValues("mobility counted by the engine", values);
    }

    private static double[] byMobility(VariantRules rules, int types) {
        double[] total = rules.totalMobility();
        int squares = rules.variant().surface().cells();
        boolean drops =
                rules.variant().hands().drops() && rules.variant().hands().capturesToHand();
        double exponent = drops ? EXPONENT_WITH_HANDS : EXPONENT;
        double factor = FACTOR * Math.pow(MOVES_OF_KNIGHT, EXPONENT - exponent);
        double[] values = IntStream.range(0, types)
                .mapToDouble(type -> factor * Math.pow(total[type] / squares, exponent))
                .toArray();
        // A dropped piece enters where it is useful, so that its range matters less.
        if (!rules.variant().hasHands() && pawnsBecomeStrong(rules, values)) {
            List<PieceRange> ranges = rules.ranges();
            for (int type = 0; type < types; type++) {
                values[type] *= rules.isPawn(Side.WHITE, type) ? 1 : damping(ranges.get(type));
            }
        }
        return values;
    }

    /// False in makruk, shatranj, courier and xiangqi, where play by the lower values was weaker (bench/ENGINE.md).
    private static boolean pawnsBecomeStrong(VariantRules rules, double[] values) {
        return IntStream.range(0, values.length)
                .filter(type -> rules.isPawn(Side.WHITE, type))
                .flatMap(type -> Arrays.stream(rules.promotions(Side.WHITE, type)))
                .anyMatch(other -> values[other] > STRONG);
    }

    private static double damping(PieceRange range) {
        return Math.pow(range.length() * range.squares(), RANGE_EXPONENT);
    }
}
