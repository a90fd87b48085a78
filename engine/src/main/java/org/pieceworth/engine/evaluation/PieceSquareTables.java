package org.pieceworth.engine.evaluation;

import java.util.Set;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.PieceWeights;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.EndRules.Flag;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.terms.PhaseScale;

/// Piece-square tables for middlegame and endgame, in centipawns: the value of the piece, more where it has
/// more mobility; pawns by their advance; kings by their shelter, later by their mobility; and pieces that
/// win by reaching a goal by their distance from it.
final class PieceSquareTables {

    /// For one move more than on the average square.
    private static final double PER_MOVE_MIDDLEGAME = 3;

    private static final double PER_MOVE_ENDGAME = 2;
    private static final double MAX_BY_MOBILITY = 45;

    private static final double KING_PER_RANK = -14;
    private static final double KING_LEAST_BY_RANK = -60;
    private static final double KING_AT_EDGE = 12;
    private static final double KING_PER_MOVE_ENDGAME = 11;

    private static final double GOAL = 160;

    private final VariantRules rules;
    private final Variant variant;
    private final RectangularBoard board;
    private final SquareBoard surface;
    private final int types;
    private final int squares;
    private final TaperedValues values;
    private final PhaseScale scale;
    private final double promotionShare;
    private final double[] mobility;

    PieceSquareTables(VariantRules rules, TaperedValues values, PhaseScale scale) {
        this.scale = scale;
        this.rules = rules;
        this.values = values;
        variant = rules.variant();
        board = variant.board();
        surface = variant.surface();
        types = rules.letters().length();
        squares = board.squares();
        promotionShare = values.promotionShare();
        mobility = rules.expectedMobility();
    }

    /// All weights; Black's are negative.
    PieceWeights weights() {
        long[] onBoard = new long[2 * types * squares];
        long[] inHand = new long[2 * types];
        for (Side side : Side.values()) {
            for (int type = 0; type < types; type++) {
                int row = side.ordinal() * types + type;
                fill(side, type, onBoard, row);
                inHand[row] = rules.isRoyal(type) ? 0 : inHand(side, type);
            }
        }
        return new PieceWeights(onBoard, inHand);
    }

    private long inHand(Side side, int type) {
        TaperedValue value = values.of(type);
        int sign = side == Side.WHITE ? 1 : -1;
        return PackedScore.of(sign * (int) Math.round(value.middlegame()), sign * (int) Math.round(value.endgame()), 0);
    }

    private void fill(Side side, int type, long[] into, int row) {
        int sign = side == Side.WHITE ? 1 : -1;
        double mean = meanMobility(row);
        for (int square = 0; square < squares; square++) {
            double more = mobility[row * squares + square] - mean;
            double[] score = middlegameAndEndgame(side, type, square, more);
            double goal = goal(side, type, square);
            into[row * squares + square] = PackedScore.of(
                    sign * (int) Math.round(score[0] + goal),
                    sign * (int) Math.round(score[1] + goal),
                    scale.weight(type));
        }
    }

    private double meanMobility(int row) {
        return IntStream.range(0, squares)
                .filter(surface::has)
                .mapToDouble(square -> mobility[row * squares + square])
                .average()
                .orElse(0);
    }

    private double[] middlegameAndEndgame(Side side, int type, int square, double more) {
        if (rules.isRoyal(type)) {
            return king(side, type, square, more);
        }
        TaperedValue value = values.of(type);
        if (rules.isPawn(side, type)) {
            return pawn(side, square, value);
        }
        return new double[] {
            value.middlegame() + clip(PER_MOVE_MIDDLEGAME * more), value.endgame() + clip(PER_MOVE_ENDGAME * more)
        };
    }

    private static double clip(double score) {
        return Math.max(-MAX_BY_MOBILITY, Math.min(MAX_BY_MOBILITY, score));
    }

    private double[] king(Side side, int type, int square, double more) {
        if (isRunner(side, type)) {
            return new double[] {0, 0};
        }
        double rank = relativeRank(side, square);
        double fromEdge = Math.min(board.file(square), board.files() - 1 - board.file(square));
        double atEdge = 1 - fromEdge / Math.max(1, (board.files() - 1) / 2);
        double middlegame = Math.max(KING_LEAST_BY_RANK, KING_PER_RANK * rank)
                + (variant.castling().enabled() ? KING_AT_EDGE * atEdge : 0);
        return new double[] {middlegame, clip(KING_PER_MOVE_ENDGAME * more)};
    }

    /// A pawn counts more the further it has advanced, by the square of its advance; in the middlegame less so, and
    /// more in the centre.
    private double[] pawn(Side side, int square, TaperedValue value) {
        double rank = relativeRank(side, square);
        double advance = Math.max(0, rank - 1) / Math.max(1, board.ranks() - 3);
        double fromEdge = Math.min(board.file(square), board.files() - 1 - board.file(square));
        double centre = fromEdge / Math.max(1, (board.files() - 1) / 2);
        double middlegame =
                value.middlegame() * (0.85 + 0.12 * centre * Math.min(1, 2 * advance) + 0.25 * advance * advance);
        double endgame = value.endgame() * (0.92 + 0.55 * promotionShare * advance * advance);
        return new double[] {middlegame, endgame};
    }

    private double relativeRank(Side side, int square) {
        return side == Side.WHITE ? surface.height(square) : board.ranks() - 1 - surface.height(square);
    }

    private boolean isRunner(Side side, int type) {
        return variant.end().flag().filter(flag -> isRunner(flag, side, type)).isPresent();
    }

    private boolean isRunner(Flag flag, Side side, int type) {
        Set<Character> letters = flag.pieces().of(side);
        return letters.isEmpty() || letters.contains(rules.letters().charAt(type));
    }

    /// For a piece that wins by reaching a goal, by its distance from it.
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
