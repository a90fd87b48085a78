package org.pieceworth.rules.fairy.make;

import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: the pieces that a move captures, before it is made.
public final class Captures {

    private Captures() {}

    public static boolean takes(PositionState p, int move) {
        return switch (Move.kind(move)) {
            case Move.EN_PASSANT -> true;
            case Move.LEGS -> MultiLegMoves.takes(p, move);
            case Move.CASTLING, Move.DROP, Move.PASS -> false;
            default -> p.side[Move.to(move)] == 2 - p.sideToMove;
        };
    }

    /// The kind captured, the first one of several; -1 without one.
    public static int takenKind(PositionState p, int move) {
        int to = Move.to(move);
        return switch (Move.kind(move)) {
            case Move.EN_PASSANT -> p.kind[p.enPassantVictim];
            case Move.LEGS -> MultiLegMoves.takes(p, move) ? p.kind[p.multiLegs.taken[0]] : -1;
            case Move.CASTLING, Move.DROP, Move.PASS -> -1;
            default -> p.side[to] == 2 - p.sideToMove ? p.kind[to] : -1;
        };
    }
}
