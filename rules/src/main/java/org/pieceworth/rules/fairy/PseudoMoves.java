package org.pieceworth.rules.fairy;

import org.pieceworth.rules.position.Move;

/// Kernel: writes what a piece can do, royal safety aside.
final class PseudoMoves {

    private PseudoMoves() {}

    /// Writes the moves of the piece on a square from `moves[start]` on; answers where they end.
    static int piece(State p, int from, int[] moves, int start) {
        Tables t = p.tables;
        int index = p.toMove * p.kindCount + p.kind[from];
        int count = run(p, t.runs, t.runStart[index * p.squares + from], from, index, moves, start);
        count = t.overlaps[index] ? withoutDoubles(moves, start, count) : count;
        return t.legs[p.kind[from]].isEmpty() ? count : LegWalk.write(p, from, moves, start, count);
    }

    private static int run(State p, int[] runs, int begin, int from, int index, int[] moves, int start) {
        byte[] side = p.side;
        int count = start;
        int at = begin;
        while (true) {
            int head = runs[at++];
            int ends = head >>> 4 & 15;
            int end = at + (head >>> 8);
            switch (head & 15) {
                case Op.END -> {
                    return count;
                }
                case Op.LEAPS -> {
                    for (; at < end; at++) {
                        int to = runs[at];
                        moves[count] = from | to << 8;
                        count += ends >>> side[to] & 1;
                    }
                }
                case Op.SLIDE -> {
                    while (at < end) {
                        int to = runs[at++];
                        int there = side[to];
                        moves[count] = from | to << 8;
                        count += ends >>> there & 1;
                        if (there != 0) {
                            break;
                        }
                    }
                }
                default -> count = rare(p, head, at, from, index, moves, count);
            }
            at = end;
        }
    }

    private static int rare(State p, int head, int begin, int from, int index, int[] moves, int start) {
        int[] runs = p.tables.runs;
        int ends = Run.ends(head);
        int end = begin + Run.length(head);
        int count = start;
        switch (Run.op(head)) {
            case Op.MARKED_LEAPS -> {
                for (int at = begin; at < end; at++) {
                    count = target(p, from, runs[at], ends, index, moves, count);
                }
            }
            case Op.MARKED_SLIDE -> count = slide(p, begin, end, from, ends, index, moves, count);
            case Op.LAME -> {
                if (p.isEmptyWay(begin + 1, end)) {
                    count = target(p, from, runs[begin], ends, index, moves, count);
                }
            }
            case Op.OVER -> {
                if (!p.isEmptyWay(begin + 1, end)) {
                    count = target(p, from, runs[begin], ends, index, moves, count);
                }
            }
            case Op.HOP -> {
                int behind = Hop.start(p, begin, end);
                count = slide(p, behind, Hop.end(p, behind, end), from, ends, index, moves, count);
            }
            case Op.GRASSHOP -> {
                int behind = Hop.start(p, begin, end);
                count = slide(p, behind, Math.min(end, behind + 1), from, ends, index, moves, count);
            }
            case Op.STEP -> {
                if (p.isEmptyWay(begin + 1, end)) {
                    count = step(p, from, runs[begin], index, moves, count);
                }
            }
            default -> {}
        }
        return count;
    }

    private static int slide(State p, int begin, int end, int from, int ends, int index, int[] moves, int start) {
        int[] runs = p.tables.runs;
        int count = start;
        for (int at = begin; at < end; at++) {
            count = target(p, from, runs[at], ends, index, moves, count);
            if (p.side[runs[at] & 255] != 0) {
                break;
            }
        }
        return count;
    }

    /// The move to a target with its marks, as it is and promoting.
    static int target(State p, int from, int entry, int ends, int index, int[] moves, int start) {
        int to = entry & 255;
        int marks = entry >>> 8;
        int count = start;
        if ((ends >>> p.side[to] & 1) == 0) {
            return count;
        }
        boolean promotes = (marks & Run.PROMOTES) != 0 && ((marks & Run.TAKING) == 0 || p.side[to] != 0);
        boolean must = (marks & Run.MUST) != 0 && (promotes || (marks & Run.TAKING) == 0);
        if (promotes) {
            count = promotions(p, from, to, index, moves, count);
        }
        if (!must) {
            moves[count++] = from | to << 8;
        }
        return count;
    }

    static int promotions(State p, int from, int to, int index, int[] moves, int start) {
        int count = start;
        for (int kind : p.tables.promotions[index]) {
            if (open(p, kind)) {
                moves[count++] = Move.promotion(from, to, kind);
            }
        }
        return count;
    }

    /// Whether another piece of the kind may be made.
    static boolean open(State p, int kind) {
        int limit = p.tables.limits[kind];
        return limit == 0 || p.countOf(p.toMove, p.tables.sameType[kind]) < limit;
    }

    private static int step(State p, int from, int entry, int index, int[] moves, int start) {
        int to = entry & 255;
        if (p.side[to] != 0) {
            return start;
        }
        if (entry >>> 8 != 0) {
            return target(p, from, entry, 1, index, moves, start);
        }
        moves[start] = Move.of(from, to, Move.DOUBLE_STEP);
        return start + 1;
    }

    static int withoutDoubles(int[] moves, int start, int end) {
        int count = start;
        for (int i = start; i < end; i++) {
            int move = moves[i];
            int j = start;
            while (j < count && moves[j] != move) {
                j++;
            }
            if (j == count) {
                moves[count++] = move;
            }
        }
        return count;
    }

    /// Captures en passant of the side to move.
    static int enPassant(State p, int[] moves, int start) {
        int count = start;
        if (p.enPassant == State.NONE) {
            return count;
        }
        int step = step(p);
        for (int square = p.enPassant; square != p.victim; square += step) {
            if (p.tables.enPassantOpen[p.toMove][square]) {
                count = enPassantOn(p, square, moves, count);
            }
        }
        return count;
    }

    /// From one square stepped over to the next.
    private static int step(State p) {
        int files = p.tables.board.files();
        int dx = p.victim % files - p.enPassant % files;
        int dy = p.victim / files - p.enPassant / files;
        return Integer.signum(dy) * files + Integer.signum(dx);
    }

    private static int enPassantOn(State p, int square, int[] moves, int start) {
        Reach reach = p.tables.enPassantReach[p.toMove];
        int count = start;
        for (int i = reach.leapStart()[square]; i < reach.leapStart()[square + 1]; i++) {
            int from = reach.leapSquare()[i];
            if (p.side[from] == p.toMove + 1 && p.isKind(from, reach.leapKinds()[i])) {
                moves[count++] = Move.of(from, square, Move.EN_PASSANT);
            }
        }
        return count;
    }
}
