package org.pieceworth.rules.fairy.evaluation;

import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.fairy.compile.MoveProgram;
import org.pieceworth.rules.fairy.compile.MultiLegTable;
import org.pieceworth.rules.fairy.compile.Opcode;
import org.pieceworth.rules.fairy.compile.VariantTables;

/// The average number of moves of a kind from each square of a random board: each other square is empty with
/// a fixed probability, and else has a piece of either side with equal probability. It is computed from the
/// move programs, and so covers regions, lame leaps, hurdles and all other conditions of moves.
public final class ExpectedMobility {

    /// The probability that a square is empty, typical of the middlegame of most variants.
    private static final double EMPTY = 0.65;

    /// The probability that a path continues to its end after the legs followed.
    private static final double REST = 0.5;

    private static final int LEGS_FOLLOWED = 2;

    private final VariantTables t;

    public ExpectedMobility(VariantTables t) {
        this.t = t;
    }

    /// Mobility by side, kind and square.
    public double[] all() {
        double[] mobility = new double[t.programs.start.length];
        for (int i = 0; i < mobility.length; i++) {
            mobility[i] = from(t.programs.start[i])
                    + ofSeveralLegs(
                            t.programs.multiLegs[i / t.squareCount % t.kindCount],
                            i / t.squareCount < t.kindCount ? 1 : -1,
                            i % t.squareCount);
        }
        return mobility;
    }

    /// Paths that cross are counted each; the board has no more targets than squares.
    private double ofSeveralLegs(MultiLegTable table, int sign, int square) {
        double sum = 0;
        for (int path = 0; path < table.legs.length; path++) {
            sum += table.initial[path] ? 0 : legs(table.legs[path], 0, sign, square, square);
        }
        return Math.min(sum, t.squareCount - 1);
    }

    /// The expected number of ways to go on from a square, a leg and those after it.
    private double legs(int[] path, int at, int sign, int origin, int start) {
        if (at == path.length) {
            return 1;
        }
        if (at == LEGS_FOLLOWED * MultiLegTable.WIDTH) {
            return REST;
        }
        int maxSteps = path[at + 3] == 0 ? t.squareCount : path[at + 3];
        double sum = 0;
        double open = 1;
        int square = start;
        for (int step = 1; step <= maxSteps; step++) {
            square = path[at + 5] == 0
                    ? t.surface.step(square, sign * path[at], sign * path[at + 1])
                    : t.surface.stepAround(square, sign * path[at], sign * path[at + 1]);
            if (square == Board.OFF) {
                break;
            }
            if (step > path[at + 2]) {
                double empty = square == origin ? 1 : EMPTY;
                double ends = open * atStop(path[at + 4], empty);
                sum += ends > 0 ? ends * legs(path, at + MultiLegTable.WIDTH, sign, origin, square) : 0;
                open *= empty;
            }
        }
        return sum;
    }

    /// The probability that a leg can end on a square.
    private static double atStop(int stops, double empty) {
        boolean enemy = (stops & (MultiLegTable.TAKE_ENEMY | MultiLegTable.OVER_ENEMY)) != 0;
        boolean friend = (stops & (MultiLegTable.TAKE_FRIEND | MultiLegTable.OVER_FRIEND)) != 0;
        return ((stops & MultiLegTable.EMPTY) != 0 ? empty : 0)
                + (enemy ? (1 - empty) / 2 : 0)
                + (friend ? (1 - empty) / 2 : 0);
    }

    private double from(int start) {
        double sum = 0;
        int at = start;
        while (MoveProgram.opcode(t.programs.code[at]) != Opcode.END) {
            int head = t.programs.code[at];
            int length = MoveProgram.length(head);
            sum += instruction(MoveProgram.opcode(head), length, atTarget(MoveProgram.ends(head)));
            at += 1 + length;
        }
        return sum;
    }

    /// The probability that a move can end on a square.
    private double atTarget(int ends) {
        return ((ends & 1) != 0 ? EMPTY : 0) + ((ends & 6) != 0 ? (1 - EMPTY) / 2 : 0);
    }

    private double instruction(int opcode, int length, double end) {
        return switch (opcode) {
            case Opcode.LEAPS, Opcode.MARKED_LEAPS -> length * end;
            case Opcode.SLIDE, Opcode.MARKED_SLIDE -> end * (1 - Math.pow(EMPTY, length)) / (1 - EMPTY);
            case Opcode.LAME, Opcode.STEP -> end * Math.pow(EMPTY, length - 1);
            case Opcode.JUMP -> end * (1 - Math.pow(EMPTY, length - 1));
            case Opcode.HOP -> end * beyondOne(length);
            case Opcode.GRASSHOP -> end * (1 - Math.pow(EMPTY, Math.max(0, length - 1)));
            default -> 0;
        };
    }

    /// The expected number of squares of a line that lie beyond exactly one piece.
    private double beyondOne(int length) {
        double sum = 0;
        for (int i = 1; i < length; i++) {
            sum += i * (1 - EMPTY) * Math.pow(EMPTY, i - 1);
        }
        return sum;
    }
}
