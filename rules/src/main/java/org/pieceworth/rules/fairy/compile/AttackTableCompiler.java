package org.pieceworth.rules.fairy.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.rules.IntList;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.RectangularBoard;

/// Reverses the captures of each kind: from the square of the captured piece to its origins.
public final class AttackTableCompiler {

    private final RectangularBoard board;
    private final List<Map<Integer, long[]>> rays = new ArrayList<>();
    private final List<Map<List<Integer>, Long>> lines = new ArrayList<>();

    AttackTableCompiler(RectangularBoard board) {
        this.board = board;
        for (int square = 0; square < board.squares(); square++) {
            rays.add(new LinkedHashMap<>());
            lines.add(new LinkedHashMap<>());
        }
    }

    /// True if an attack table can hold the instruction, read from the target back to the origin.
    public static boolean isReversible(int opcode) {
        return switch (opcode) {
            case Opcode.LEAPS, Opcode.SLIDE, Opcode.LAME -> true;
            default -> false;
        };
    }

    /// Adds the captures of a kind from a square.
    ///
    /// @param mayEnd per index of the instruction's squares, whether the kind may take there
    void add(int kind, int from, Instruction instruction, boolean[] mayEnd) {
        int[] squares = instruction.squares();
        for (int i = 0; i < instruction.targets(); i++) {
            if (mayEnd[i]) {
                if (instruction.opcode() == Opcode.LAME) {
                    addLine(squares[i], Arrays.copyOfRange(squares, 1, squares.length), from, kind);
                } else if (instruction.straight()) {
                    addStraight(squares[i], i, from, squares[0], kind);
                } else {
                    addLine(squares[i], Arrays.copyOf(squares, i), from, kind);
                }
            }
        }
    }

    /// @param index the number of squares between, from `from` in the direction of `first`
    void addStraight(int target, int index, int from, int first, int kind) {
        int dx = board.file(first) - board.file(from);
        int dy = board.rank(first) - board.rank(from);
        long[] kinds = rays.get(target).computeIfAbsent((dx + 16) * 64 + dy + 16, direction -> new long[0]);
        if (kinds.length <= index) {
            kinds = Arrays.copyOf(kinds, index + 1);
            rays.get(target).put((dx + 16) * 64 + dy + 16, kinds);
        }
        kinds[index] |= 1L << kind;
    }

    private void addLine(int target, int[] path, int from, int kind) {
        List<Integer> line = new ArrayList<>();
        for (int square : path) {
            line.add(square);
        }
        line.add(from);
        lines.get(target).merge(line, 1L << kind, (a, b) -> a | b);
    }

    AttackTable compile() {
        int count = board.squares();
        IntList leapStart = new IntList();
        IntList leapSquare = new IntList();
        List<Long> leapKinds = new ArrayList<>();
        IntList rayStart = new IntList();
        IntList rayAt = new IntList();
        IntList squares = new IntList();
        List<Long> kinds = new ArrayList<>();
        for (int square = 0; square < count; square++) {
            leapStart.add(leapSquare.size());
            rayStart.add(rayAt.size());
            for (Map.Entry<Integer, long[]> ray : rays.get(square).entrySet()) {
                int dx = ray.getKey() / 64 - 16;
                int dy = ray.getKey() % 64 - 16;
                if (ray.getValue().length == 1) {
                    leapSquare.add(back(square, dx, dy, 1));
                    leapKinds.add(ray.getValue()[0]);
                } else {
                    rayAt.add(squares.size());
                    for (int i = 0; i < ray.getValue().length; i++) {
                        squares.add(back(square, dx, dy, i + 1));
                        kinds.add(ray.getValue()[i]);
                    }
                }
            }
            lines.get(square).forEach((line, mask) -> {
                if (line.size() == 1) {
                    leapSquare.add(line.getFirst());
                    leapKinds.add(mask);
                }
            });
        }
        leapStart.add(leapSquare.size());
        rayStart.add(rayAt.size());
        rayAt.add(squares.size());
        IntList lineStart = new IntList();
        IntList lineAt = new IntList();
        for (int square = 0; square < count; square++) {
            lineStart.add(lineAt.size());
            lines.get(square).forEach((line, mask) -> {
                if (line.size() > 1) {
                    lineAt.add(squares.size());
                    line.forEach(squares::add);
                    line.forEach(any -> kinds.add(mask));
                }
            });
        }
        lineStart.add(lineAt.size());
        lineAt.add(squares.size());
        return new AttackTable(
                leapStart.toArray(),
                leapSquare.toArray(),
                longs(leapKinds),
                rayStart.toArray(),
                rayAt.toArray(),
                lineStart.toArray(),
                lineAt.toArray(),
                squares.toArray(),
                longs(kinds));
    }

    private int back(int square, int dx, int dy, int steps) {
        int at = board.step(square, -dx * steps, -dy * steps);
        return at == Board.OFF ? square : at;
    }

    private static long[] longs(List<Long> list) {
        return list.stream().mapToLong(Long::longValue).toArray();
    }
}
