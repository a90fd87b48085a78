package org.pieceworth.rules.fairy;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.fairy.compile.MoveProgram;
import org.pieceworth.rules.fairy.compile.Opcode;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.movement.MoveTable;

/// Ranges of kinds on an empty board, relative to knight, bishop and rook.
final class Ranges {

    private static final List<String> ORTHODOX = List.of("N", "B", "R");

    /// Mask of a target's square; its marks are above.
    private static final int SQUARE = 255;

    private final VariantTables t;
    private final double leastLength;
    private final double leastSquares;

    Ranges(VariantTables t) {
        this.t = t;
        List<Range> orthodox = ORTHODOX.stream().map(this::ofBetza).toList();
        leastLength = orthodox.stream().mapToDouble(Range::length).min().orElse(1);
        leastSquares = orthodox.stream().mapToDouble(Range::squares).min().orElse(1);
    }

    /// The mean length of moves and the mean number of squares within two moves.
    ///
    /// @param returns true if some moves go backward
    private record Range(double length, double squares, boolean returns) {}

    /// The range of a kind of White. Kinds that never go backward are best at their start, and moves of
    /// several legs are not followed: both are never reported as short.
    PieceRange of(int kind) {
        if (!t.programs.multiLegs[kind].isEmpty()) {
            return PieceRange.FULL;
        }
        Range range = range(square -> targets(t.programs.start[kind * t.squareCount + square]));
        if (!range.returns) {
            return PieceRange.FULL;
        }
        return new PieceRange(share(range.length, leastLength), share(range.squares, leastSquares));
    }

    private static double share(double found, double least) {
        return least > 0 ? Math.min(1, found / least) : 1;
    }

    private Range ofBetza(String piece) {
        MoveTable table = MoveTable.compile(
                Betza.parse(piece, t.variant.mobility().edges().hexagonal() ? Dialect.HEX : Dialect.STANDARD)
                        .movement(),
                t.surface);
        return range(square -> {
            BitSet targets = new BitSet();
            for (int target : table.quietTargets(square)) {
                targets.set(target);
            }
            return targets;
        });
    }

    private Range range(IntFunction<BitSet> targets) {
        BitSet[] once = new BitSet[t.squareCount];
        for (int square = 0; square < once.length; square++) {
            once[square] = targets.apply(square);
        }
        double length = 0;
        long moves = 0;
        long squares = 0;
        boolean returns = false;
        for (int square = 0; square < once.length; square++) {
            BitSet twice = (BitSet) once[square].clone();
            for (int next = once[square].nextSetBit(0); next >= 0; next = once[square].nextSetBit(next + 1)) {
                length += distance(t.surface, square, next);
                moves++;
                returns |= t.board.rank(next) < t.board.rank(square);
                twice.or(once[next]);
            }
            twice.clear(square);
            squares += twice.cardinality();
        }
        return new Range(moves == 0 ? 0 : length / moves, (double) squares / once.length, returns);
    }

    private static double distance(SquareBoard board, int from, int to) {
        return Math.hypot(board.dx(from, to), board.dy(from, to));
    }

    private BitSet targets(int start) {
        BitSet targets = new BitSet();
        int[] code = t.programs.code;
        for (int at = start; MoveProgram.opcode(code[at]) != Opcode.END; at += 1 + MoveProgram.length(code[at])) {
            int length = MoveProgram.length(code[at]);
            switch (MoveProgram.opcode(code[at])) {
                case Opcode.LEAPS, Opcode.MARKED_LEAPS, Opcode.SLIDE, Opcode.MARKED_SLIDE ->
                    add(targets, at + 1, at + 1 + length);
                // The other squares are those that have to be empty, or not to be.
                case Opcode.LAME, Opcode.STEP, Opcode.JUMP -> add(targets, at + 1, at + 2);
                // The first one can only hold the hurdle.
                case Opcode.HOP, Opcode.GRASSHOP -> add(targets, at + 2, at + 1 + length);
                default -> {}
            }
        }
        return targets;
    }

    private void add(BitSet targets, int from, int to) {
        for (int i = from; i < to; i++) {
            targets.set(t.programs.code[i] & SQUARE);
        }
    }
}
