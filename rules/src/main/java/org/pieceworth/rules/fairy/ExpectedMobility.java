package org.pieceworth.rules.fairy;

/// How many moves a kind has on average from each square of a board where every other square is empty by
/// chance, and else holds either side's piece by a coin. Counted on the compiled runs, so that regions, lame
/// ways, screens and all else that moves depend on are in it.
final class ExpectedMobility {

    /// Moves of several legs are counted by their paths, each as likely as this.
    private static final double PATH = 0.5;

    private final Tables t;
    private final double empty;

    ExpectedMobility(Tables t, double empty) {
        this.t = t;
        this.empty = empty;
    }

    /// By side, kind and square.
    double[] all() {
        double[] mobility = new double[t.runStart.length];
        for (int i = 0; i < mobility.length; i++) {
            mobility[i] = from(t.runStart[i]) + PATH * t.legs[i / t.squares % t.kindCount].legs.length;
        }
        return mobility;
    }

    private double from(int start) {
        double sum = 0;
        int at = start;
        while (Run.op(t.runs[at]) != Op.END) {
            int head = t.runs[at];
            int length = Run.length(head);
            sum += section(Run.op(head), length, atTarget(Run.ends(head)));
            at += 1 + length;
        }
        return sum;
    }

    /// How likely a square is one to end on.
    private double atTarget(int ends) {
        return ((ends & 1) != 0 ? empty : 0) + ((ends & 6) != 0 ? (1 - empty) / 2 : 0);
    }

    private double section(int op, int length, double end) {
        return switch (op) {
            case Op.LEAPS, Op.MARKED_LEAPS -> length * end;
            case Op.SLIDE, Op.MARKED_SLIDE -> end * (1 - Math.pow(empty, length)) / (1 - empty);
            case Op.LAME, Op.STEP -> end * Math.pow(empty, length - 1);
            case Op.OVER -> end * (1 - Math.pow(empty, length - 1));
            case Op.HOP -> end * behindOne(length);
            case Op.GRASSHOP -> end * (1 - Math.pow(empty, Math.max(0, length - 1)));
            default -> 0;
        };
    }

    /// How many squares of a way lie behind exactly one piece, on average.
    private double behindOne(int length) {
        double sum = 0;
        for (int i = 1; i < length; i++) {
            sum += i * (1 - empty) * Math.pow(empty, i - 1);
        }
        return sum;
    }
}
