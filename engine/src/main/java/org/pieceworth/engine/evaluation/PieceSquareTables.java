package org.pieceworth.engine.evaluation;

import java.util.Set;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.PieceWeights;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.EndRules.Flag;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.terms.PhaseScale;

/// What each type is worth on each square, for both stages of the game: its value, more where it has more moves,
/// pawns by how far they have come, kings by their shelter and later by their reach, and what runs for a goal by
/// its distance. Hundredths of a pawn.
final class PieceSquareTables {

    /// What one more move than on the average square is worth.
    private static final double PER_MOVE_MIDDLEGAME = 3;

    private static final double PER_MOVE_ENDGAME = 2;
    private static final double MOST = 45;

    private static final double KING_PER_RANK = -14;
    private static final double KING_AT_WING = 12;
    private static final double KING_PER_MOVE_ENDGAME = 9;

    private static final double GOAL = 160;

    private final VariantRules rules;
    private final Variant variant;
    private final RectangularBoard board;
    private final int types;
    private final int squares;
    private final TaperedValues values;
    private final PhaseScale scale;
    private final double[] mobility;

    PieceSquareTables(VariantRules rules, TaperedValues worths, PhaseScale scale) {
        this.scale = scale;
        this.rules = rules;
        this.values = worths;
        variant = rules.variant();
        board = variant.board();
        types = rules.letters().length();
        squares = board.squares();
        mobility = rules.expectedMobility();
    }

    /// All weights; Black's count below 0.
    PieceWeights weights() {
        long[] onBoard = new long[2 * types * squares];
        long[] inHand = new long[2 * types];
        for (Side side : Side.values()) {
            for (int type = 0; type < types; type++) {
                int row = side.ordinal() * types + type;
                fill(side, type, onBoard, row * squares);
                inHand[row] = rules.isRoyal(type) ? 0 : inHand(side, type);
            }
        }
        return new PieceWeights(onBoard, inHand);
    }

    private long inHand(Side side, int type) {
        TaperedValue worth = values.of(type);
        int sign = side == Side.WHITE ? 1 : -1;
        return PackedScore.of(sign * (int) Math.round(worth.middlegame()), sign * (int) Math.round(worth.endgame()), 0);
    }

    private void fill(Side side, int type, long[] into, int begin) {
        int sign = side == Side.WHITE ? 1 : -1;
        double mean = mean(begin);
        for (int square = 0; square < squares; square++) {
            double more = mobility[begin + square] - mean;
            double[] score = score(side, type, square, more);
            double goal = goal(side, type, square);
            into[begin + square] = PackedScore.of(
                    sign * (int) Math.round(score[0] + goal),
                    sign * (int) Math.round(score[1] + goal),
                    scale.weight(type));
        }
    }

    private double mean(int begin) {
        return IntStream.range(begin, begin + squares)
                .mapToDouble(i -> mobility[i])
                .average()
                .orElse(0);
    }

    private double[] score(Side side, int type, int square, double more) {
        if (rules.isRoyal(type)) {
            return king(side, type, square, more);
        }
        TaperedValue worth = values.of(type);
        if (rules.isPawn(side, type)) {
            return pawn(side, square, worth);
        }
        return new double[] {
            worth.middlegame() + clip(PER_MOVE_MIDDLEGAME * more), worth.endgame() + clip(PER_MOVE_ENDGAME * more)
        };
    }

    private static double clip(double score) {
        return Math.max(-MOST, Math.min(MOST, score));
    }

    private double[] king(Side side, int type, int square, double more) {
        if (runs(side, type)) {
            return new double[] {0, 0};
        }
        int rank = relativeRank(side, square);
        double fromWing = Math.min(board.file(square), board.files() - 1 - board.file(square));
        double wing = 1 - fromWing / Math.max(1, (board.files() - 1) / 2);
        double middlegame =
                Math.max(-60, KING_PER_RANK * rank) + (variant.castling().enabled() ? KING_AT_WING * wing : 0);
        return new double[] {middlegame, clip(KING_PER_MOVE_ENDGAME * more)};
    }

    /// A pawn counts more towards its end: in the ending by the square of the way, in the opening in the middle.
    private double[] pawn(Side side, int square, TaperedValue worth) {
        int rank = relativeRank(side, square);
        double way = Math.max(0, rank - 1) / (double) Math.max(1, board.ranks() - 3);
        double fromWing = Math.min(board.file(square), board.files() - 1 - board.file(square));
        double centre = fromWing / Math.max(1, (board.files() - 1) / 2);
        double middlegame = worth.middlegame() * (0.92 + 0.12 * centre * Math.min(1, 2 * way) + 0.25 * way * way);
        double endgame = worth.endgame() * (1.05 + 0.55 * way * way);
        return new double[] {middlegame, endgame};
    }

    private int relativeRank(Side side, int square) {
        return side == Side.WHITE ? board.rank(square) : board.ranks() - 1 - board.rank(square);
    }

    private boolean runs(Side side, int type) {
        return variant.end().flag().filter(flag -> isRunner(flag, side, type)).isPresent();
    }

    private boolean isRunner(Flag flag, Side side, int type) {
        Set<Character> letters = flag.pieces().of(side);
        return letters.isEmpty() || letters.contains(rules.letters().charAt(type));
    }

    /// What being nearer to the goal is worth to a piece that can win by reaching it.
    private double goal(Side side, int type, int square) {
        return variant.end()
                .flag()
                .filter(flag -> flag.count() <= 1 && isRunner(flag, side, type))
                .map(flag -> GOAL / (1 + distance(flag.region().of(side).squares(), square)))
                .orElse(0.0);
    }

    private int distance(Set<Integer> region, int square) {
        return region.stream()
                .mapToInt(goal -> Math.max(
                        Math.abs(board.file(goal) - board.file(square)),
                        Math.abs(board.rank(goal) - board.rank(square))))
                .min()
                .orElse(board.ranks());
    }
}
