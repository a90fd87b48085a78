package org.pieceworth.rules.fairy.state;

import java.util.Arrays;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.fairy.compile.MultiLegTable;
import org.pieceworth.rules.position.Move;

/// Kernel: walks the moves of several legs that a piece has, to write them, to find the one with a number,
/// or to see whether they take on a square.
///
/// Ways that end on one square and take the same pieces are one move. What was taken on the way counts as
/// empty, and so does the square the piece came from.
public final class MultiLegWalk {

    private static final int MOST_TAKEN = 7;
    private static final int MOST_MOVES = 1 << 13;

    private final PositionState p;
    private final int[] stack = new int[MOST_TAKEN];
    private int height;

    private long[] keys = new long[64];
    private int found;

    private int from;
    private int side;
    private int[] legs = new int[0];

    /// The number looked for, or -1.
    private int wanted;

    /// The square looked for, or -1.
    private int target;

    private boolean hit;

    /// What the move found takes, and how many.
    public final int[] taken = new int[MOST_TAKEN];

    public int takenCount;

    MultiLegWalk(PositionState p) {
        this.p = p;
    }

    /// Writes the moves of the piece on a square that are not among those from `start` on already.
    public static int write(PositionState p, int from, int[] moves, int start, int end) {
        MultiLegWalk walk = p.legWalk;
        walk.walk(from, -1, -1);
        int count = end;
        for (int i = 0; i < walk.found; i++) {
            long key = walk.keys[i];
            int to = (int) (key & 255);
            long rest = key >>> 8;
            boolean plain = rest == 0 || rest == to + 1;
            if (!plain || !contains(moves, start, end, Move.of(from, to, Move.NORMAL))) {
                moves[count++] = Move.of(from, to, Move.LEGS) | i << 19;
            }
        }
        return count;
    }

    private static boolean contains(int[] moves, int start, int end, int move) {
        for (int i = start; i < end; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    /// Finds again what a move takes; it stands in `taken` then.
    public void find(int move) {
        walk(Move.from(move), move >>> 19, -1);
    }

    /// Whether the piece on a square takes on another by one of its moves.
    public static boolean takes(PositionState p, int from, int target) {
        MultiLegWalk walk = p.legWalk;
        walk.walk(from, -1, target);
        return walk.hit;
    }

    private void walk(int origin, int number, int square) {
        from = origin;
        side = p.side[origin];
        wanted = number;
        target = square;
        hit = false;
        found = 0;
        height = 0;
        MultiLegTable table = p.programs.multiLegs[p.kind[origin]];
        boolean first = p.programs.firstMoves[side - 1][origin];
        for (int path = 0; path < table.legs.length && !hit; path++) {
            if (first || !table.initial[path]) {
                legs = table.legs[path];
                leg(0, origin);
            }
        }
    }

    private void leg(int index, int start) {
        if (index == legs.length) {
            end(start);
            return;
        }
        int sign = side == 1 ? 1 : -1;
        int dx = sign * legs[index];
        int dy = sign * legs[index + 1];
        int most = legs[index + 3] == 0 ? p.squareCount : legs[index + 3];
        int square = start;
        boolean open = true;
        for (int step = 1; step <= most && open && !hit; step++) {
            square = legs[index + 5] == 0
                    ? p.tables.board.step(square, dx, dy)
                    : p.tables.board.stepAround(square, dx, dy);
            open = square != Board.OFF && (step <= legs[index + 2] || stop(index, square));
        }
    }

    /// Tries to end the leg on a square; answers whether it may go on over it.
    private boolean stop(int index, int square) {
        int stops = legs[index + 4];
        int next = index + MultiLegTable.WIDTH;
        int there = isVacated(square) ? 0 : p.side[square];
        if (there == 0) {
            if ((stops & MultiLegTable.EN_PASSANT) != 0 && square == p.enPassant) {
                take(next, square, p.enPassantVictim);
            }
            if ((stops & MultiLegTable.EMPTY) != 0) {
                leg(next, square);
            }
            return true;
        }
        boolean enemy = there == 3 - side;
        boolean friend = there == side;
        boolean takes = (enemy && (stops & MultiLegTable.TAKE_ENEMY) != 0)
                || (friend && (stops & MultiLegTable.TAKE_FRIEND) != 0 && !p.isKind(square, p.kinds.royal));
        if (takes) {
            take(next, square, square);
        }
        if ((enemy && (stops & MultiLegTable.OVER_ENEMY) != 0)
                || (friend && (stops & MultiLegTable.OVER_FRIEND) != 0)) {
            leg(next, square);
        }
        return false;
    }

    private void take(int next, int square, int victim) {
        if (height < MOST_TAKEN) {
            stack[height++] = victim;
            leg(next, square);
            height--;
        }
    }

    private boolean isVacated(int square) {
        if (square == from) {
            return true;
        }
        for (int i = 0; i < height; i++) {
            if (stack[i] == square) {
                return true;
            }
        }
        return false;
    }

    private void end(int to) {
        for (int i = 0; i < height; i++) {
            hit |= stack[i] == target;
        }
        long key = key(to);
        for (int i = 0; i < found; i++) {
            if (keys[i] == key) {
                return;
            }
        }
        if (found == MOST_MOVES) {
            return;
        }
        if (found == wanted) {
            System.arraycopy(stack, 0, taken, 0, height);
            takenCount = height;
            hit = true;
        }
        if (found == keys.length) {
            keys = Arrays.copyOf(keys, 2 * found);
        }
        keys[found++] = key;
    }

    /// The end and what is taken, in no order, as one number.
    private long key(int to) {
        long key = 0;
        int last = 256;
        for (int i = 0; i < height; i++) {
            int largest = -1;
            for (int j = 0; j < height; j++) {
                largest = stack[j] < last ? Math.max(largest, stack[j]) : largest;
            }
            key = key << 8 | largest + 1;
            last = largest;
        }
        return key << 8 | to;
    }
}
