package org.pieceworth.rules.fairy.movegen;

import java.util.BitSet;
import org.pieceworth.rules.fairy.compile.WallTable;
import org.pieceworth.rules.fairy.make.CastlingMoves;
import org.pieceworth.rules.fairy.make.Walls;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: moves with each wall that they may build, on squares that are free once the piece has moved. A blast frees
/// none, and a castling king shoots its arrow from the rook's former square, as in Fairy-Stockfish.
final class WallMoves {

    private WallMoves() {}

    /// Writes a turn that only builds a wall, with the wall still missing.
    static int pass(PositionState p, int[] moves, int count) {
        if (!p.entries.walls.orMove() || p.pieceCount[p.sideToMove] == 0) {
            return count;
        }
        int square = p.lowestSquare(p.sideToMove);
        moves[count] = Move.of(square, square, Move.PASS);
        return count + 1;
    }

    /// Replaces each move by its copies with every wall; returns the new number of moves.
    static int expand(PositionState p, int[] moves, int count) {
        int[] plain = p.borrowMoves();
        System.arraycopy(moves, 0, plain, 0, count);
        int total = 0;
        for (int i = 0; i < count; i++) {
            int move = plain[i];
            if (p.entries.walls.orMove() && Move.kind(move) != Move.PASS) {
                moves[total++] = move;
            } else {
                total = with(p, move, moves, total);
            }
        }
        p.returnMoves();
        return total;
    }

    private static int with(PositionState p, int move, int[] moves, int start) {
        WallTable walls = p.entries.walls;
        return switch (walls.rule()) {
            case NONE -> start;
            case ARROW -> arrows(p, move, moves, start);
            case DUCK, STATIC, EDGE, PAST -> {
                int count = start;
                for (int square : walls.squares()[p.sideToMove]) {
                    if (mayStand(p, move, square)) {
                        count = add(p, move, square, moves, count);
                    }
                }
                yield count;
            }
        };
    }

    private static boolean mayStand(PositionState p, int move, int square) {
        return switch (p.entries.walls.rule()) {
            case PAST -> square == Move.from(move);
            case EDGE -> isBesideWall(p, square);
            case NONE, ARROW, DUCK, STATIC -> true;
        };
    }

    private static boolean isBesideWall(PositionState p, int square) {
        for (int near : p.entries.walls.beside()[square]) {
            if (near == square || p.side[near] == PositionState.WALL) {
                return true;
            }
        }
        return false;
    }

    private static int add(PositionState p, int move, int square, int[] moves, int start) {
        boolean castles = Move.kind(move) == Move.CASTLING;
        if (isFree(p, move, square) && !(castles && p.flags.wallsShield && !Walls.castlesSafely(p, move, square))) {
            moves[start] = Move.walling(move, square);
            return start + 1;
        }
        return start;
    }

    private static boolean isFree(PositionState p, int move, int square) {
        boolean left = p.side[square] == 0 || square == Move.from(move);
        return switch (Move.kind(move)) {
            case Move.CASTLING -> {
                int right = CastlingMoves.right(p, move);
                yield (left || square == Move.to(move))
                        && square != CastlingMoves.kingTarget(p, right)
                        && square != CastlingMoves.rookTarget(p, right);
            }
            case Move.EN_PASSANT -> (left || square == p.enPassantVictim) && square != Move.to(move);
            default -> left && square != Move.to(move);
        };
    }

    /// Quiet moves of the piece from its new square; the move may build its wall on their targets.
    private static int arrows(PositionState p, int move, int[] moves, int start) {
        int from = Move.from(move);
        int to = Move.to(move);
        byte side = p.side[from];
        byte sideThere = p.side[to];
        byte kindThere = p.kind[to];
        p.side[from] = 0;
        p.side[to] = side;
        p.kind[to] = p.kind[from];
        int[] targets = p.borrowMoves();
        int end = PseudoLegalMoves.piece(p, to, targets, 0);
        p.side[to] = sideThere;
        p.kind[to] = kindThere;
        p.side[from] = side;
        int mark = p.sets.mark();
        BitSet reached = p.sets.empty();
        for (int i = 0; i < end; i++) {
            reached.set(Move.to(targets[i]));
        }
        p.returnMoves();
        int count = start;
        for (int square : p.entries.walls.squares()[p.sideToMove]) {
            if (reached.get(square)) {
                count = add(p, move, square, moves, count);
            }
        }
        p.sets.release(mark);
        return count;
    }
}
