package org.pieceworth.rules.fairy.evaluation;

import org.pieceworth.rules.fairy.compile.MoveProgram;
import org.pieceworth.rules.fairy.compile.Opcode;
import org.pieceworth.rules.fairy.compile.VariantTables;

/// The average number of moves of a kind from each square of a board on which every other square is empty with a fixed
/// probability, and else holds a piece of either side with equal probability. It is computed from the move programs,
/// and so covers regions, lame leaps, hurdles and all other conditions of moves.
public final class ExpectedMobility {

    /// The probability that a square is empty, typical of the middlegame of most variants.
    private static final double EMPTY = 0.65;

    /// The probability of a path of several legs.
    private static final double PATH = 0.5;

    private final VariantTables t;

    public ExpectedMobility(VariantTables t) {
        this.t = t;
    }

    /// By side, kind and square.
    public double[] all() {
        double[] mobility = new double[t.programs.start.length];
        for (int i = 0; i < mobility.length; i++) {
            mobility[i] = from(t.programs.start[i])
                    + PATH * t.programs.multiLegs[i / t.squareCount % t.kindCount].legs.length;
        }
        return mobility;
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
