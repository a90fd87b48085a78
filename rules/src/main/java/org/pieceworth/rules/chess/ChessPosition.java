package org.pieceworth.rules.chess;

import java.util.Arrays;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Side;

/// A position of orthodox chess or Chess960, on bitboards.
///
/// Nothing is allocated when moves are made, beyond a stack that grows with the longest game seen.
public final class ChessPosition implements Position {

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

    /// Sixteen pieces with the 27 moves that a queen has at most, and castling.
    private static final int MAX_MOVES = 440;

    /// Per piece code, what it adds to the counts.
    static final long[] COUNT_UNIT = countUnits();

    /// Bits of a count.
    private static final int COUNT_BITS = 6;

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

    private int height;
    private int[] undoMoves = new int[256];
    private int[] undoState = new int[256];
    private long[] undoCastling = new long[256];
    private long[] undoCheckers = new long[256];

    private ChessPosition() {}

    /// The orthodox starting position.
    public static ChessPosition initial() {
        return of(Setup.chess());
    }

    /// A position from a set-up.
    ///
    /// @throws org.pieceworth.rules.position.IllegalSetupException listing all reasons why it cannot be played
    public static ChessPosition of(Setup setup) {
        ChessSetupRules.check(setup);
        return unchecked(setup);
    }

    /// Like [#of], but castling rights and an en passant square that cannot be are dropped: files of games often
    /// have them wrong, and nothing is lost without them.
    ///
    /// @throws org.pieceworth.rules.position.IllegalSetupException listing the other reasons against it
    public static ChessPosition withPossibleRights(Setup setup) {
        return of(ChessSetupRules.withPossibleRights(setup));
    }

    static ChessPosition unchecked(Setup setup) {
        ChessPosition position = new ChessPosition();
        position.place(setup);
        return position;
    }

    /// A copy that is independent of this one, without its history.
    public ChessPosition copy() {
        ChessPosition copy = new ChessPosition();
        copy.set(this);
        return copy;
    }

    /// Sets this position to the other, without its history.
    public void set(ChessPosition other) {
        System.arraycopy(other.byType, 0, byType, 0, 8);
        System.arraycopy(other.bySide, 0, bySide, 0, 2);
        System.arraycopy(other.codes, 0, codes, 0, 64);
        side = other.side;
        castling = other.castling;
        enPassant = other.enPassant;
        checkers = other.checkers;
        counts = other.counts;
        halfmoveClock = other.halfmoveClock;
        fullmoveNumber = other.fullmoveNumber;
        height = 0;
    }

    /// A square that a pawn has passed where a pawn of that side attacks it, else none: a square on which nobody
    /// can take is no part of a position (FIDE Laws of Chess, 9.2.3).
    int takable(int passed, int taker) {
        boolean attacked = passed != NO_SQUARE && (Attacks.pawn(taker ^ 1, passed) & byType[PAWN] & bySide[taker]) != 0;
        return attacked ? passed : NO_SQUARE;
    }

    private void place(Setup setup) {
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

    private void put(int square, int code) {
        long bit = 1L << square;
        codes[square & 63] = (byte) code;
        byType[code - 1 & 7] ^= bit;
        bySide[code >> 3 & 1] ^= bit;
        counts += COUNT_UNIT[code & 15];
    }

    private void remove(int square, int code) {
        long bit = 1L << square;
        codes[square & 63] = 0;
        byType[code - 1 & 7] ^= bit;
        bySide[code >> 3 & 1] ^= bit;
        counts -= COUNT_UNIT[code & 15];
    }

    private void shift(int from, int to, int code) {
        long bits = 1L << from | 1L << to;
        codes[from & 63] = 0;
        codes[to & 63] = (byte) code;
        byType[code - 1 & 7] ^= bits;
        bySide[code >> 3 & 1] ^= bits;
    }

    long occupied() {
        return bySide[0] | bySide[1];
    }

    int kingSquare(int ofSide) {
        return Long.numberOfTrailingZeros(byType[KING] & bySide[ofSide & 1]);
    }

    private long attackersOfKing() {
        return attackers(kingSquare(side), occupied(), side ^ 1);
    }

    /// The pieces of `attacker` that attack a square when the squares of `occupied` are not empty.
    long attackers(int square, long occupied, int attacker) {
        long queens = byType[QUEEN];
        return bySide[attacker & 1]
                & (Attacks.pawn(attacker ^ 1, square) & byType[PAWN]
                        | Attacks.knight(square) & byType[KNIGHT]
                        | Attacks.king(square) & byType[KING]
                        | Attacks.bishop(square, occupied) & (byType[BISHOP] | queens)
                        | Attacks.rook(square, occupied) & (byType[ROOK] | queens));
    }

    @Override
    public RectangularBoard board() {
        return Board.CHESS;
    }

    @Override
    public String letters() {
        return LETTERS;
    }

    @Override
    public Side sideToMove() {
        return side == 0 ? Side.WHITE : Side.BLACK;
    }

    @Override
    public int pieceAt(int square) {
        int code = codes[square];
        return code > 8 ? -(code - 8) : code;
    }

    @Override
    public int generate(int[] moves) {
        return ChessMoveGenerator.generate(this, moves);
    }

    @Override
    public int countMoves(int[] scratch) {
        return ChessMoveCounter.count(this, scratch);
    }

    @Override
    public int maxMoves() {
        return MAX_MOVES;
    }

    @Override
    public boolean inCheck() {
        return checkers != 0;
    }

    /// How many pieces of each type and side there are but the kings, six bits each: White's from the pawn in the
    /// lowest to the queen, then Black's; [#count] reads one. Equal material has equal numbers.
    public long material() {
        return counts;
    }

    /// The pieces of a type, pawn to queen, and a side, 0 for White, out of a [#material()].
    public static int count(long material, int type, int side) {
        return (int) (material >>> COUNT_BITS * (type + KING * side)) & (1 << COUNT_BITS) - 1;
    }

    /// White's pieces less Black's as one number: equal for equal balances, different for different ones.
    public static int balance(long material) {
        int sideBits = COUNT_BITS * KING;
        return (int) (material & (1L << sideBits) - 1) - (int) (material >>> sideBits);
    }

    /// The legal move that a packed written move means, or one of [ChessSan]'s refusals; allocates nothing.
    public int resolve(int sanCode) {
        return ChessSan.resolve(this, sanCode);
    }

    /// Whether the move takes something or promotes.
    public boolean changesMaterial(int move) {
        int kind = Move.kind(move);
        return kind == Move.PROMOTION
                || kind == Move.EN_PASSANT
                || (kind != Move.CASTLING && codes[Move.to(move) & 63] != 0);
    }

    @Override
    public void make(int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int code = codes[from & 63];
        int captured = Move.kind(move) == Move.CASTLING ? 0 : codes[to & 63];
        push(move, captured);
        enPassant = NO_SQUARE;
        halfmoveClock++;
        castling &= ~(1L << from | 1L << to);
        if (captured != 0) {
            remove(to, captured);
            halfmoveClock = 0;
        }
        switch (Move.kind(move)) {
            case Move.NORMAL -> shift(from, to, code);
            case Move.DOUBLE_STEP -> {
                shift(from, to, code);
                enPassant = takable((from + to) >> 1, side ^ 1);
            }
            case Move.EN_PASSANT -> {
                shift(from, to, code);
                remove(to ^ 8, PAWN + 1 + 8 * (side ^ 1));
            }
            case Move.PROMOTION -> {
                remove(from, code);
                put(to, Move.promotedType(move) + 1 + 8 * side);
            }
            default -> castle(from, to);
        }
        if ((code & 7) == PAWN + 1) {
            halfmoveClock = 0;
        } else if ((code & 7) == KING + 1) {
            castling &= side == 0 ? ~Attacks.RANK_1 : ~(Attacks.RANK_1 << 56);
        }
        fullmoveNumber += side;
        side ^= 1;
        checkers = attackersOfKing();
    }

    /// Moves king and rook of a castling.
    void castle(int king, int rook) {
        int kingCode = codes[king & 63];
        int rookCode = codes[rook & 63];
        remove(king, kingCode);
        remove(rook, rookCode);
        put(kingTarget(king, rook), kingCode);
        put(rookTarget(king, rook), rookCode);
    }

    /// Where the king ends when it castles with that rook: the g-file or the c-file.
    static int kingTarget(int king, int rook) {
        return king & 56 | (rook > king ? 6 : 2);
    }

    static int rookTarget(int king, int rook) {
        return king & 56 | (rook > king ? 5 : 3);
    }

    private void push(int move, int captured) {
        if (height == undoMoves.length) {
            undoMoves = Arrays.copyOf(undoMoves, 2 * height);
            undoState = Arrays.copyOf(undoState, 2 * height);
            undoCastling = Arrays.copyOf(undoCastling, 2 * height);
            undoCheckers = Arrays.copyOf(undoCheckers, 2 * height);
        }
        undoMoves[height] = move;
        undoState[height] = captured | enPassant << 4 | halfmoveClock << 11;
        undoCastling[height] = castling;
        undoCheckers[height] = checkers;
        height++;
    }

    @Override
    public void unmake() {
        int move = undoMoves[--height];
        int state = undoState[height];
        castling = undoCastling[height];
        checkers = undoCheckers[height];
        enPassant = state >> 4 & 127;
        halfmoveClock = state >>> 11;
        side ^= 1;
        fullmoveNumber -= side;
        int from = Move.from(move);
        int to = Move.to(move);
        switch (Move.kind(move)) {
            case Move.CASTLING -> uncastle(from, to);
            case Move.PROMOTION -> {
                remove(to, codes[to & 63]);
                put(from, PAWN + 1 + 8 * side);
            }
            case Move.EN_PASSANT -> {
                shift(to, from, codes[to & 63]);
                put(to ^ 8, PAWN + 1 + 8 * (side ^ 1));
            }
            default -> shift(to, from, codes[to & 63]);
        }
        if ((state & 15) != 0) {
            put(to, state & 15);
        }
    }

    private void uncastle(int king, int rook) {
        int kingCode = KING + 1 + 8 * side;
        int rookCode = ROOK + 1 + 8 * side;
        remove(kingTarget(king, rook), kingCode);
        remove(rookTarget(king, rook), rookCode);
        put(king, kingCode);
        put(rook, rookCode);
    }

    /// A 64-bit hash of the pieces on their squares, the side to move and the rights; equal positions have equal
    /// hashes.
    public long hash() {
        long hash = Mixing.mix(side + 2L * enPassant);
        hash = Mixing.mix(hash ^ castling);
        for (long pieces : byType) {
            hash = Mixing.mix(hash ^ pieces);
        }
        return Mixing.mix(hash ^ bySide[0]);
    }

    /// Forgets the moves made so far: they can no longer be taken back.
    public void forgetHistory() {
        height = 0;
    }

    @Override
    public String fen() {
        return ChessFen.write(this);
    }

    @Override
    public Setup setup() {
        return ChessSetupRules.setup(this, halfmoveClock, fullmoveNumber);
    }
}
