package org.pieceworth.rules.fairy.movegen;

import org.pieceworth.rules.fairy.attack.EnPassantTakers;
import org.pieceworth.rules.fairy.compile.AttackTable;
import org.pieceworth.rules.fairy.compile.MoveProgram;
import org.pieceworth.rules.fairy.compile.Opcode;
import org.pieceworth.rules.fairy.state.HopPath;
import org.pieceworth.rules.fairy.state.MultiLegWalk;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: writes the moves of a piece, regardless of royal safety. [CaptureMoves] and [MoveCounter] interpret the same
/// programs with loops of their own: sharing those of the rarer instructions cost xiangqi 6 % of perft.
public final class PseudoLegalMoves {

    private PseudoLegalMoves() {}

    /// Writes the moves of the piece on a square from `moves[start]` on; returns the index after the last one.
    public static int piece(PositionState p, int from, int[] moves, int start) {
        int index = p.sideToMove * p.kindCount + p.kind[from];
        int count = interpret(
                p, p.programs.code, p.programs.start[index * p.squareCount + from], from, index, moves, start);
        count = p.programs.duplicates[index] ? withoutDuplicates(moves, start, count) : count;
        return (p.programs.multiLegKinds >>> p.kind[from] & 1) == 0
                ? count
                : MultiLegWalk.write(p, from, moves, start, count);
    }

    /// True if the move is a pseudo-legal one of the piece on its square.
    public static boolean has(PositionState p, int move) {
        int[] moves = p.borrowMoves();
        int count = piece(p, Move.from(move), moves, 0);
        int i = 0;
        while (i < count && moves[i] != move) {
            i++;
        }
        p.returnMoves();
        return i < count;
    }

    private static int interpret(PositionState p, int[] code, int begin, int from, int index, int[] moves, int start) {
        byte[] side = p.side;
        int count = start;
        int at = begin;
        while (true) {
            int head = code[at++];
            int ends = head >>> 4 & 15;
            int end = at + (head >>> 8);
            switch (head & 15) {
                case Opcode.END -> {
                    return count;
                }
                case Opcode.LEAPS -> {
                    for (; at < end; at++) {
                        int to = code[at];
                        moves[count] = from | to << 8;
                        count += ends >>> side[to] & 1;
                    }
                }
                case Opcode.SLIDE -> {
                    while (at < end) {
                        int to = code[at++];
                        int there = side[to];
                        moves[count] = from | to << 8;
                        count += ends >>> there & 1;
                        if (there != 0) {
                            break;
                        }
                    }
                }
                default -> count = rareInstruction(p, head, at, from, index, moves, count);
            }
            at = end;
        }
    }

    private static int rareInstruction(
            PositionState p, int head, int begin, int from, int index, int[] moves, int start) {
        int[] code = p.programs.code;
        int ends = MoveProgram.ends(head);
        int end = begin + MoveProgram.length(head);
        int count = start;
        switch (MoveProgram.opcode(head)) {
            case Opcode.MARKED_LEAPS -> {
                for (int at = begin; at < end; at++) {
                    count = target(p, from, code[at], ends, index, moves, count);
                }
            }
            case Opcode.MARKED_SLIDE -> count = slide(p, begin, end, from, ends, index, moves, count);
            case Opcode.LAME -> {
                if (p.isPathEmpty(begin + 1, end)) {
                    count = target(p, from, code[begin], ends, index, moves, count);
                }
            }
            case Opcode.JUMP -> {
                if (!p.isPathEmpty(begin + 1, end)) {
                    count = target(p, from, code[begin], ends, index, moves, count);
                }
            }
            case Opcode.HOP -> {
                int beyond = HopPath.start(p, begin, end);
                count = slide(p, beyond, HopPath.end(p, beyond, end), from, ends, index, moves, count);
            }
            case Opcode.GRASSHOP -> {
                int beyond = HopPath.start(p, begin, end);
                count = slide(p, beyond, Math.min(end, beyond + 1), from, ends, index, moves, count);
            }
            case Opcode.STEP -> {
                if (p.isPathEmpty(begin + 1, end)) {
                    count = step(p, from, code[begin], index, moves, count);
                }
            }
            default -> {}
        }
        return count;
    }

    private static int slide(
            PositionState p, int begin, int end, int from, int ends, int index, int[] moves, int start) {
        int[] code = p.programs.code;
        int count = start;
        for (int at = begin; at < end; at++) {
            count = target(p, from, code[at], ends, index, moves, count);
            if (p.side[code[at] & 255] != 0) {
                break;
            }
        }
        return count;
    }

    /// Writes the move to a target, plain and promoting as its marks require.
    static int target(PositionState p, int from, int entry, int ends, int index, int[] moves, int start) {
        int to = entry & 255;
        int marks = entry >>> 8;
        int count = start;
        if ((ends >>> p.side[to] & 1) == 0) {
            return count;
        }
        boolean promotes =
                (marks & MoveProgram.PROMOTES) != 0 && ((marks & MoveProgram.ON_CAPTURE) == 0 || p.side[to] != 0);
        boolean must = (marks & MoveProgram.MANDATORY) != 0 && (promotes || (marks & MoveProgram.ON_CAPTURE) == 0);
        if (promotes) {
            count = promotions(p, from, to, index, moves, count);
        }
        if (!must) {
            moves[count++] = from | to << 8;
        }
        return count;
    }

    static int promotions(PositionState p, int from, int to, int index, int[] moves, int start) {
        int count = start;
        for (int kind : p.pawns.promotions[index]) {
            if (isPromotionOpen(p, kind)) {
                moves[count++] = Move.promotion(from, to, kind);
            }
        }
        return count;
    }

    /// True if the promotion limit allows another piece of the kind.
    static boolean isPromotionOpen(PositionState p, int kind) {
        int limit = p.pawns.promotionLimits[kind];
        return limit == 0 || p.countOf(p.sideToMove, p.kinds.sameType[kind]) < limit;
    }

    private static int step(PositionState p, int from, int entry, int index, int[] moves, int start) {
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

    /// If a plain move and a first step join the same squares, keeps the step, which can be captured en passant.
    static int withoutDuplicates(int[] moves, int start, int end) {
        int count = start;
        for (int i = start; i < end; i++) {
            int move = moves[i];
            int j = start;
            while (j < count && !isSame(moves[j], move)) {
                j++;
            }
            moves[j] = j == count || Move.kind(move) == Move.DOUBLE_STEP ? move : moves[j];
            count += j == count ? 1 : 0;
        }
        return count;
    }

    private static boolean isSame(int move, int other) {
        return plain(move) == plain(other);
    }

    private static int plain(int move) {
        return Move.kind(move) == Move.DOUBLE_STEP ? Move.of(Move.from(move), Move.to(move), Move.NORMAL) : move;
    }

    /// Captures en passant of the side to move.
    public static int enPassant(PositionState p, int[] moves, int start) {
        int count = start;
        if (p.enPassant == PositionState.NO_SQUARE) {
            return count;
        }
        int step = EnPassantTakers.step(p);
        for (int square = p.enPassant; square != p.enPassantVictim; square += step) {
            if (p.pawns.enPassantRegion[p.sideToMove][square] && p.side[square] != PositionState.WALL) {
                count = enPassantOn(p, square, moves, count);
            }
        }
        return count;
    }

    private static int enPassantOn(PositionState p, int square, int[] moves, int start) {
        AttackTable table = p.attacks.enPassantBySide[p.sideToMove];
        int count = start;
        for (int i = table.leapStart()[square]; i < table.leapStart()[square + 1]; i++) {
            int from = table.leapSquare()[i];
            if (p.side[from] == p.sideToMove + 1
                    && p.isKind(from, table.leapKinds()[i])
                    && !stepsThere(p, from, square)) {
                moves[count++] = Move.of(from, square, Move.EN_PASSANT);
            }
        }
        return count;
    }

    /// True if a piece other than an orthodox pawn can go to the square without capturing: it then captures nothing en
    /// passant, as in Fairy-Stockfish.
    private static boolean stepsThere(PositionState p, int from, int square) {
        if (p.isKind(from, p.kinds.orthodoxPawns)) {
            return false;
        }
        int[] moves = p.borrowMoves();
        int count = piece(p, from, moves, 0);
        boolean found = false;
        for (int i = 0; i < count && !found; i++) {
            found = Move.to(moves[i]) == square;
        }
        p.returnMoves();
        return found;
    }
}
