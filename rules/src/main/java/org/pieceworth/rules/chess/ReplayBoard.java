package org.pieceworth.rules.chess;

/// The board for replayed games, and the loop that plays usual moves on it: one set of squares for each kind
/// of piece, and the piece of each square.
final class ReplayBoard {

    /// Set in a ply's number when it is plain: its bits 16-19 are then the piece that moved and 20-23 the captured
    /// one, in the codes of [ChessPosition], 0 for none. Other plies are of the form of [Move].
    static final int PLAIN = 1 << 28;

    /// The bit of a ply's number for a move that gives check.
    static final int CHECKS_BIT = 30;

    /// Added to the content of a square: turns the lookup of the origins of pawns into one for captures.
    private static final int TAKEN = ReplayTables.PIECE_SQUARES;

    /// The bits of a [SanCode] that name a usual move's piece and target.
    private static final int PIECE_AND_TARGET = 0x1FF;

    private static final int BLACK = 8;
    private static final int PAIRS = ReplayTables.SQUARE_PAIRS - 1;
    private static final int QUEEN = ChessPosition.QUEEN + 1;
    private static final int KING = ChessPosition.KING + 1;

    /// The squares of each piece by its code; index 0 belongs to no piece and absorbs updates for moves without
    /// capture.
    final long[] pieces = new long[16];

    /// Per square the code of its piece and [#TAKEN], or 0.
    private final short[] squares = new short[64];

    private long occupied;
    int side;

    /// Copies another board.
    void set(ReplayBoard other) {
        System.arraycopy(other.pieces, 0, pieces, 0, pieces.length);
        System.arraycopy(other.squares, 0, squares, 0, squares.length);
        occupied = other.occupied;
        side = other.side;
    }

    /// Copies the pieces of a position.
    void set(ChessPosition position) {
        for (int code = 1; code < pieces.length; code++) {
            pieces[code] = position.byType[code - 1 & 7] & position.bySide[code >> 3];
        }
        for (int square = 0; square < squares.length; square++) {
            int code = position.codes[square];
            squares[square] = (short) (code == 0 ? 0 : code | TAKEN);
        }
        occupied = position.occupied();
        side = position.side;
    }

    /// Sets a position to this board, without rights and clocks.
    void copyTo(ChessPosition position) {
        for (int type = 0; type <= ChessPosition.KING; type++) {
            position.byType[type] = pieces[type + 1] | pieces[type + 1 + BLACK];
        }
        position.bySide[1] = 0;
        for (int code = 1 + BLACK; code <= KING + BLACK; code++) {
            position.bySide[1] |= pieces[code];
        }
        position.bySide[0] = occupied & ~position.bySide[1];
        for (int square = 0; square < squares.length; square++) {
            position.codes[square] = (byte) (squares[square] & 15);
        }
        position.side = side;
    }

    int kingSquare(int ofSide) {
        return Long.numberOfTrailingZeros(pieces[KING | ofSide << 3]);
    }

    /// Castles.
    ///
    /// @return whether it gives check
    boolean castle(int king, int rook) {
        int ownRook = ChessPosition.ROOK + 1 | side << 3;
        move(KING | side << 3, king, ChessPosition.kingTarget(king, rook));
        move(ownRook, rook, ChessPosition.rookTarget(king, rook));
        put(KING | side << 3, ChessPosition.kingTarget(king, rook));
        put(ownRook, ChessPosition.rookTarget(king, rook));
        long kings = pieces[KING | side << 3];
        occupied = occupied & ~(1L << king | 1L << rook) | kings | pieces[ownRook];
        long queens = pieces[QUEEN | side << 3];
        side ^= 1;
        int other = kingSquare(side);
        return (Attacks.rook(other, occupied) & (pieces[ownRook] | queens)
                        | Attacks.bishop(other, occupied) & (pieces[ownRook - 1] | queens))
                != 0;
    }

    private void move(int code, int from, int to) {
        pieces[code] = pieces[code] & ~(1L << from) | 1L << to;
        squares[from] = 0;
    }

    private void put(int code, int square) {
        squares[square] = (short) (code | TAKEN);
    }

    long occupied() {
        return occupied;
    }

    /// The loop that reads games. It computes the type of a move (pawn or piece, capture or not, check or not)
    /// instead of branching on it: such branches are mispredicted about once a move. It calls nothing and has few
    /// variables, so that they stay in registers, and ends before a move that is not usual.
    ///
    /// @param written moves as [SanCode#onLine] writes them
    /// @param first the index of the first to play
    /// @param end the index after the last to play
    /// @param plies receives the plies played
    /// @param ply the index of the first of them
    /// @return the index after the last of them
    int play(long[] written, int first, int end, int[] plies, int ply) {
        long[] pieces = this.pieces;
        short[] squares = this.squares;
        long occupied = this.occupied;
        int black = side << 3;
        int untakeable = black == 0 ? ReplayTables.WHITE_CANNOT_TAKE : ReplayTables.BLACK_CANNOT_TAKE;
        int next = ply;
        for (int i = first; i < end; i++) {
            int code = (int) (written[i] >>> 32);
            int to = code & 63;
            int key = code & PIECE_AND_TARGET | black << 6;
            int captured = squares[to];
            long from = ReplayTables.FROM[(captured & TAKEN | key) & ReplayTables.ORIGINS - 1]
                    & pieces[key >>> 6 & 15]
                    & ReplayTables.ORIGIN[code >> 14 & ReplayTables.ORIGIN_CODES - 1];
            if ((from & from - 1) != 0) {
                long free = 0;
                for (long rest = from; rest != 0; rest &= rest - 1) {
                    long path = Attacks.BETWEEN[(Long.numberOfTrailingZeros(rest) << 6 | to) & PAIRS] & occupied;
                    free |= path == 0 ? rest & -rest : 0;
                }
                from = free;
            }
            int origin = Long.numberOfTrailingZeros(from);
            long unusual = from & from - 1
                    | Attacks.BETWEEN[(origin << 6 | to) & PAIRS] & occupied
                    | untakeable >>> captured & 1
                    | code & ReplayTables.UNUSUAL;
            if (unusual != 0 || from == 0) {
                break;
            }
            long target = 1L << to;
            pieces[key >>> 6 & 15] ^= from | target;
            pieces[captured & 15] ^= target;
            squares[origin & 63] = 0;
            squares[to] = (short) (key >>> 6 | TAKEN);
            occupied = occupied & ~from | target;
            int king = Long.numberOfTrailingZeros(pieces[black ^ (KING | BLACK)]);
            long path = Attacks.BETWEEN[(to << 6 | king) & PAIRS] & occupied;
            long attacks = ReplayTables.ATTACKS[key & ReplayTables.PIECE_SQUARES - 1];
            int check = (int) (attacks >>> king & (path - 1 & ~path) >>> 63);
            int line = (king << 6 | origin) & PAIRS;
            long behind =
                    ReplayTables.BEHIND[line] & (pieces[ReplayTables.RIDER[line] | black] | pieces[QUEEN | black]);
            for (; behind != 0; behind &= behind - 1) {
                long free = Attacks.BETWEEN[(Long.numberOfTrailingZeros(behind) << 6 | king) & PAIRS] & occupied;
                check |= free == 0 ? 1 : 0;
            }
            plies[next++] =
                    origin | to << 8 | (key & 0x3C0) << 10 | (captured & 15) << 20 | check << CHECKS_BIT | PLAIN;
            black ^= BLACK;
            untakeable ^= ReplayTables.WHITE_CANNOT_TAKE ^ ReplayTables.BLACK_CANNOT_TAKE;
        }
        this.occupied = occupied;
        side = black >> 3;
        return next;
    }
}
