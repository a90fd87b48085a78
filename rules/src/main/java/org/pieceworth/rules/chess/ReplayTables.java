package org.pieceworth.rules.chess;

/// Lookup tables of [ReplayBoard]; the arrays have constant lengths, so that masked indices need no bounds checks.
final class ReplayTables {

    static final int ORIGINS = 2 * 16 * 64;
    static final int PIECE_SQUARES = 16 * 64;
    static final int SQUARE_PAIRS = 64 * 64;
    static final int ORIGIN_CODES = 32 * 32;

    /// At `taking << 10 | piece code << 6 | target`: the origins of such a move on an empty board. Pawns that would
    /// promote have none: their moves take the slower path.
    static final long[] FROM = from();

    /// At `piece code << 6 | square`: the attacked squares on an empty board.
    static final long[] ATTACKS = attacks();

    /// At `king << 6 | square`: the squares of their line beyond the square, seen from the king; 0 off its lines.
    static final long[] BEHIND = behind();

    /// At `king << 6 | square`: White's code of the piece, other than the queen, that slides along their line.
    static final byte[] RIDER = riders();

    /// At `rank << 5 | file`: the squares that agree with the written origin of a [SanCode]; 0 stands for an unwritten
    /// rank or file.
    static final long[] ORIGIN = origins();

    /// The pieces, a bit for each code, that White cannot capture: its own and the other king.
    static final int WHITE_CANNOT_TAKE = 0x7E | 1 << 14;

    /// Like [#WHITE_CANNOT_TAKE], for Black's moves.
    static final int BLACK_CANNOT_TAKE = 0x7E00 | 1 << 6;

    /// Bits of a [org.pieceworth.rules.san.SanCode] that are 0 in a usual move: kind, promotion, letters of other
    /// pieces, targets off the board.
    static final int UNUSUAL = 0x7F00_3E00;

    private ReplayTables() {}

    private static long[] origins() {
        long[] origins = new long[ORIGIN_CODES];
        for (int rank = 0; rank <= 8; rank++) {
            for (int file = 0; file <= 8; file++) {
                long onRank = rank == 0 ? -1 : Attacks.RANK_1 << 8 * (rank - 1);
                long onFile = file == 0 ? -1 : Attacks.FILE_A << file - 1;
                origins[rank << 5 | file] = onRank & onFile;
            }
        }
        return origins;
    }

    private static long[] attacks() {
        long[] attacks = new long[PIECE_SQUARES];
        for (int side = 0; side < 2; side++) {
            for (int square = 0; square < 64; square++) {
                int at = side << 9 | square;
                attacks[at + (ChessPosition.PAWN + 1 << 6)] = Attacks.pawn(side, square);
                attacks[at + (ChessPosition.KNIGHT + 1 << 6)] = Attacks.knight(square);
                attacks[at + (ChessPosition.BISHOP + 1 << 6)] = Attacks.bishop(square, 0);
                attacks[at + (ChessPosition.ROOK + 1 << 6)] = Attacks.rook(square, 0);
                attacks[at + (ChessPosition.QUEEN + 1 << 6)] = Attacks.bishop(square, 0) | Attacks.rook(square, 0);
                attacks[at + (ChessPosition.KING + 1 << 6)] = Attacks.king(square);
            }
        }
        return attacks;
    }

    private static long[] from() {
        long[] from = new long[ORIGINS];
        System.arraycopy(attacks(), 0, from, 0, PIECE_SQUARES);
        System.arraycopy(attacks(), 0, from, PIECE_SQUARES, PIECE_SQUARES);
        for (int side = 0; side < 2; side++) {
            int pawn = ChessPosition.PAWN + 1 + 8 * side << 6;
            for (int to = 0; to < 64; to++) {
                int rank = side == 0 ? to >> 3 : 7 - (to >> 3);
                int back = side == 0 ? -8 : 8;
                boolean reached = rank >= 2 && rank <= 6;
                long step = reached ? 1L << to + back : 0;
                from[pawn | to] = rank == 3 ? step | 1L << to + 2 * back : step;
                from[PIECE_SQUARES | pawn | to] = reached ? Attacks.pawn(side ^ 1, to) : 0;
            }
        }
        return from;
    }

    private static byte[] riders() {
        byte[] riders = new byte[SQUARE_PAIRS];
        for (int pair = 0; pair < SQUARE_PAIRS; pair++) {
            int apart = pair >> 6 ^ pair & 63;
            boolean straight = (apart & 7) == 0 || apart < 8;
            riders[pair] = (byte) (1 + (straight ? ChessPosition.ROOK : ChessPosition.BISHOP));
        }
        return riders;
    }

    private static long[] behind() {
        long[] behind = new long[SQUARE_PAIRS];
        for (int pair = 0; pair < SQUARE_PAIRS; pair++) {
            int king = pair >> 6;
            int square = pair & 63;
            if (king != square && Attacks.aligned(king, square)) {
                // Along a line squares are numbered in order.
                long beyond = square > king ? -2L << square : (1L << square) - 1;
                behind[pair] = Attacks.through(king, square) & beyond;
            }
        }
        return behind;
    }
}
