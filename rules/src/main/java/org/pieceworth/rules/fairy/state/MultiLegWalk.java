package org.pieceworth.rules.fairy.state;

import java.util.Arrays;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.fairy.compile.MultiLegTable;
import org.pieceworth.rules.position.Move;

/// Kernel: walks the moves of several legs that a piece has, to write them, to find the one with a number, or to test
/// if they capture on a square.
///
/// Paths that end on one square and take the same pieces are one move. The origin and the squares of
/// captured pieces count as empty.
public final class MultiLegWalk {

    private static final int MAX_MOVES = 1 << 13;

    private MultiLegWalk() {}

    /// Writes the moves of the piece on a square that are not yet in the list from `start` on.
    public static int write(PositionState p, int from, int[] moves, int start, int end) {
        MultiLegScratch walk = p.multiLegs;
        walk(p, from, -1, -1);
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

    /// Finds the captures of a move again.
    public static MultiLegScratch find(PositionState p, int move) {
        walk(p, Move.from(move), move >>> 19, -1);
        return p.multiLegs;
    }

    /// True if the piece on a square can capture the target on the way or at the end of a move of several legs.
    public static boolean takes(PositionState p, int from, int target) {
        walk(p, from, -1, target);
        return p.multiLegs.hit;
    }

    private static void walk(PositionState p, int from, int wanted, int target) {
        MultiLegScratch walk = p.multiLegs;
        walk.from = from;
        walk.side = p.side[from];
        walk.wanted = wanted;
        walk.target = target;
        walk.hit = false;
        walk.found = 0;
        walk.pathLength = 0;
        MultiLegTable table = p.programs.multiLegs[p.kind[from]];
        boolean first = p.programs.firstMoves[walk.side - 1][from];
        for (int i = 0; i < table.legs.length && !walk.hit; i++) {
            if (first || !table.initial[i]) {
                walk.legs = table.legs[i];
                leg(p, walk, 0, from);
            }
        }
    }

    private static void leg(PositionState p, MultiLegScratch walk, int index, int start) {
        int[] legs = walk.legs;
        if (index == legs.length) {
            end(walk, start);
            return;
        }
        int sign = walk.side == 1 ? 1 : -1;
        int dx = sign * legs[index];
        int dy = sign * legs[index + 1];
        int maxSteps = legs[index + 3] == 0 ? p.squareCount : legs[index + 3];
        int square = start;
        boolean open = true;
        for (int step = 1; step <= maxSteps && open && !walk.hit; step++) {
            square = legs[index + 5] == 0
                    ? p.tables.surface.step(square, dx, dy)
                    : p.tables.surface.stepAround(square, dx, dy);
            open = square != Board.OFF && (step <= legs[index + 2] || stop(p, walk, index, square));
        }
    }

    /// Tries to end the leg on a square; returns true if it may continue over it.
    private static boolean stop(PositionState p, MultiLegScratch walk, int index, int square) {
        int stops = walk.legs[index + 4];
        int next = index + MultiLegTable.WIDTH;
        int there = isVacated(walk, square) ? 0 : p.side[square];
        if (there == 0) {
            if ((stops & MultiLegTable.EN_PASSANT) != 0 && square == p.enPassant) {
                take(p, walk, next, square, p.enPassantVictim);
            }
            if ((stops & MultiLegTable.EMPTY) != 0) {
                leg(p, walk, next, square);
            }
            return true;
        }
        boolean enemy = there == 3 - walk.side;
        boolean friend = there == walk.side;
        boolean takes = (enemy && (stops & MultiLegTable.TAKE_ENEMY) != 0)
                || (friend && (stops & MultiLegTable.TAKE_FRIEND) != 0 && !p.isKind(square, p.kinds.royal));
        if (takes) {
            take(p, walk, next, square, square);
        }
        if ((enemy && (stops & MultiLegTable.OVER_ENEMY) != 0)
                || (friend && (stops & MultiLegTable.OVER_FRIEND) != 0)) {
            leg(p, walk, next, square);
        }
        return false;
    }

    private static void take(PositionState p, MultiLegScratch walk, int next, int square, int victim) {
        if (walk.pathLength < MultiLegScratch.MAX_TAKEN) {
            walk.path[walk.pathLength++] = victim;
            leg(p, walk, next, square);
            walk.pathLength--;
        }
    }

    private static boolean isVacated(MultiLegScratch walk, int square) {
        if (square == walk.from) {
            return true;
        }
        for (int i = 0; i < walk.pathLength; i++) {
            if (walk.path[i] == square) {
                return true;
            }
        }
        return false;
    }

    private static void end(MultiLegScratch walk, int to) {
        for (int i = 0; i < walk.pathLength; i++) {
            walk.hit |= walk.path[i] == walk.target;
        }
        long key = key(walk, to);
        for (int i = 0; i < walk.found; i++) {
            if (walk.keys[i] == key) {
                return;
            }
        }
        if (walk.found == MAX_MOVES) {
            return;
        }
        if (walk.found == walk.wanted) {
            System.arraycopy(walk.path, 0, walk.taken, 0, walk.pathLength);
            walk.takenCount = walk.pathLength;
            walk.hit = true;
        }
        if (walk.found == walk.keys.length) {
            walk.keys = Arrays.copyOf(walk.keys, 2 * walk.found);
        }
        walk.keys[walk.found++] = key;
    }

    /// The target and the captures, in any order, as one number.
    private static long key(MultiLegScratch walk, int to) {
        long key = 0;
        int last = 256;
        for (int i = 0; i < walk.pathLength; i++) {
            int largest = -1;
            for (int j = 0; j < walk.pathLength; j++) {
                largest = walk.path[j] < last ? Math.max(largest, walk.path[j]) : largest;
            }
            key = key << 8 | largest + 1;
            last = largest;
        }
        return key << 8 | to;
    }
}
