package org.pieceworth.rules.chess;

import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Side;

/// A chess position at one moment: pieces on bitboards and by square, side to move, rights and counters. Move
/// generation, notation and set-up rules work on it, and know nothing of the moves that led here.
class ChessState {

    /// The piece letters by type: pawn 0 to king 5.
    public static final String LETTERS = "PNBRQK";

    /// Type of a pawn.
    public static final int PAWN = 0;

    /// Type of a knight.
    public static final int KNIGHT = 1;

    /// Type of a bishop.
    public static final int BISHOP = 2;

    /// Type of a rook.
    public static final int ROOK = 3;

    /// Type of a queen.
    public static final int QUEEN = 4;

    /// Type of a king.
    public static final int KING = 5;

    /// No square.
    static final int NO_SQUARE = 64;

    /// Amount that a piece adds to the counts, by piece code.
    static final long[] COUNT_UNIT = countUnits();

    /// Bits of a count.
    static final int COUNT_BITS = 6;

    final long[] byType = new long[8];
    final long[] bySide = new long[2];

    /// Per square 0, or `type + 1` with 8 added for Black.
    final byte[] codes = new byte[64];

    int side;
    long castling;
    int enPassant;
    long checkers;
    long counts;
    int halfmoveClock;
    int fullmoveNumber;

    /// A square that a pawn has passed, if a pawn of that side attacks it, else none: a square without a
    /// possible capture is not part of a position (FIDE Laws of Chess, 9.2.3).
    final int takable(int passed, int taker) {
        boolean attacked = passed != NO_SQUARE && (Attacks.pawn(taker ^ 1, passed) & byType[PAWN] & bySide[taker]) != 0;
        return attacked ? passed : NO_SQUARE;
    }

    final void place(Setup setup) {
        setup.pieces().forEach((square, piece) -> {
            int type = LETTERS.indexOf(piece.letter());
            put(square, type + 1 + (piece.side() == Side.WHITE ? 0 : 8));
        });
        side = setup.sideToMove() == Side.WHITE ? 0 : 1;
        setup.castling().forEach(rook -> castling |= 1L << rook);
        enPassant = takable(setup.enPassant().orElse(NO_SQUARE), side);
        halfmoveClock = setup.halfmoveClock();
        fullmoveNumber = setup.fullmoveNumber();
        checkers = attackersOfKing();
    }

    private static long[] countUnits() {
        long[] units = new long[16];
        for (int type = PAWN; type < KING; type++) {
            units[type + 1] = 1L << COUNT_BITS * type;
            units[type + 9] = 1L << COUNT_BITS * (type + KING);
        }
        return units;
    }

    final void put(int square, int code) {
        long bit = 1L << square;
        codes[square & 63] = (byte) code;
        byType[code - 1 & 7] ^= bit;
        bySide[code >> 3 & 1] ^= bit;
        counts += COUNT_UNIT[code & 15];
    }

    final void remove(int square, int code) {
        long bit = 1L << square;
        codes[square & 63] = 0;
        byType[code - 1 & 7] ^= bit;
        bySide[code >> 3 & 1] ^= bit;
        counts -= COUNT_UNIT[code & 15];
    }

    final void shift(int from, int to, int code) {
        long bits = 1L << from | 1L << to;
        codes[from & 63] = 0;
        codes[to & 63] = (byte) code;
        byType[code - 1 & 7] ^= bits;
        bySide[code >> 3 & 1] ^= bits;
    }

    final long occupied() {
        return bySide[0] | bySide[1];
    }

    final int kingSquare(int ofSide) {
        return Long.numberOfTrailingZeros(byType[KING] & bySide[ofSide & 1]);
    }

    final long attackersOfKing() {
        return attackers(kingSquare(side), occupied(), side ^ 1);
    }

    /// The pieces of `attacker` that attack a square if the squares of `occupied` are occupied.
    final long attackers(int square, long occupied, int attacker) {
        long queens = byType[QUEEN];
        return bySide[attacker & 1]
                & (Attacks.pawn(attacker ^ 1, square) & byType[PAWN]
                        | Attacks.knight(square) & byType[KNIGHT]
                        | Attacks.king(square) & byType[KING]
                        | Attacks.bishop(square, occupied) & (byType[BISHOP] | queens)
                        | Attacks.rook(square, occupied) & (byType[ROOK] | queens));
    }

    /// The square of the king after castling with that rook: on the g-file or the c-file.
    static int kingTarget(int king, int rook) {
        return king & 56 | (rook > king ? 6 : 2);
    }

    static int rookTarget(int king, int rook) {
        return king & 56 | (rook > king ? 5 : 3);
    }
}
