package org.pieceworth.rules.fairy.compile;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.variant.Variant;

/// Move programs of all kinds.
public final class ProgramTables {

    private static final int MAX_PATHS = 1 << 10;

    /// Start of the move program in `code`, by side, kind and square.
    public final int[] start;

    /// All move programs, see [MoveProgram].
    public final int[] code;

    /// True if the kind's program can yield a move twice, by side and kind.
    public final boolean[] duplicates;

    /// Moves of several legs, by kind.
    public final MultiLegTable[] multiLegs;

    /// Kinds that have any, a bit each.
    public final long multiLegKinds;

    /// True if some of them can capture en passant before their last square.
    public final boolean multiLegsTakeEnPassant;

    /// True if initial moves are allowed there, by side and square.
    public final boolean[][] firstMoves;

    /// Kinds that none of them can hop over or take by a hop: Janggi's cannons.
    public final long hopImmune;

    /// True if the instruction belongs to a move of one of those kinds, by index in
    /// `code`; empty without them.
    public final boolean[] sparesHopImmune;

    ProgramTables(Variant variant, PieceKinds kinds, MoveProgramCompiler.MovePrograms programs, long cannons) {
        RectangularBoard board = variant.board();
        start = programs.start();
        code = programs.code();
        duplicates = programs.duplicates();
        multiLegs = kinds.list().stream()
                .map(kind -> new MultiLegTable(variant.types().get(kind.type()).movement()))
                .toArray(MultiLegTable[]::new);
        multiLegKinds = IntStream.range(0, multiLegs.length)
                .filter(kind -> !multiLegs[kind].isEmpty())
                .mapToLong(kind -> 1L << kind)
                .sum();
        multiLegsTakeEnPassant = Arrays.stream(multiLegs).anyMatch(MultiLegTable::takesEnPassant);
        firstMoves = new boolean[][] {
            flags(board, variant.pawns().doubleStep().white().squares()),
            flags(board, variant.pawns().doubleStep().black().squares())
        };
        hopImmune = cannons;
        sparesHopImmune = new boolean[cannons == 0 ? 0 : code.length];
        for (int program = 0; program < start.length; program++) {
            int kind = program / board.squares() % kinds.size();
            if ((cannons >>> kind & 1) != 0) {
                Arrays.fill(sparesHopImmune, start[program], end(start[program]), true);
            }
        }
    }

    private int end(int begin) {
        int at = begin;
        while (MoveProgram.opcode(code[at]) != Opcode.END) {
            at += 1 + MoveProgram.length(code[at]);
        }
        return at;
    }

    /// True if the square belongs to the region, by square.
    static boolean[] flags(RectangularBoard board, Set<Integer> region) {
        boolean[] flags = new boolean[board.squares()];
        region.forEach(square -> flags[square] = true);
        return flags;
    }

    /// An upper bound of the moves of several legs that one piece has.
    int maxMultiLegMoves(RectangularBoard board) {
        int maxMoves = 0;
        for (MultiLegTable table : multiLegs) {
            int moves = 0;
            for (int[] path : table.legs) {
                int paths = 1;
                for (int i = 0; i < path.length; i += MultiLegTable.WIDTH) {
                    paths *= path[i + 3] == 0 ? 2 * Math.max(board.files(), board.ranks()) : 2 * path[i + 3];
                    paths = Math.min(paths, MAX_PATHS);
                }
                moves += paths;
            }
            maxMoves = Math.max(maxMoves, moves);
        }
        return maxMoves;
    }
}
