package org.pieceworth.rules.chess;

import java.util.Arrays;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Side;
import org.pieceworth.text.Mixing;

/// A position of orthodox chess or Chess960, on bitboards.
///
/// Making moves allocates nothing but a stack that grows with the longest game seen.
public final class ChessPosition extends ChessState implements Position {

    /// An upper bound: sixteen pieces with at most the 27 moves of a queen, and castling.
    private static final int MAX_MOVES = 440;

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
        ChessPosition position = new ChessPosition();
        position.place(setup);
        return position;
    }

    /// Like [#of], but impossible castling rights and en passant squares are dropped: files of games often have them
    /// wrong, and no game needs them.
    ///
    /// @throws org.pieceworth.rules.position.IllegalSetupException listing the other reasons against it
    public static ChessPosition withPossibleRights(Setup setup) {
        return of(ChessSetupRules.withPossibleRights(setup));
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

    @Override
    public RectangularBoard board() {
        return RectangularBoard.CHESS;
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

    /// The numbers of pieces by type and side, without the kings, six bits each: White's from the pawn in the lowest to
    /// the queen, then Black's; [#count] reads one. Equal material has equal numbers.
    public long material() {
        return counts;
    }

    /// The pieces of a type, pawn to queen, and a side, 0 for White, out of a [#material()].
    public static int count(long material, int type, int side) {
        return (int) (material >>> COUNT_BITS * (type + KING * side)) & (1 << COUNT_BITS) - 1;
    }

    /// White's pieces minus Black's as one number: equal for equal balances, different for different ones.
    public static int balance(long material) {
        int sideBits = COUNT_BITS * KING;
        return (int) (material & (1L << sideBits) - 1) - (int) (material >>> sideBits);
    }

    /// The legal move that a packed written move denotes, or a refusal of [ChessSan]; allocates nothing.
    public int resolve(int sanCode) {
        return ChessSan.resolve(this, sanCode);
    }

    /// True for captures and promotions.
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

    /// Forgets the moves made so far, which can then no longer be unmade.
    public void forgetHistory() {
        height = 0;
    }

    @Override
    public String fen() {
        return ChessFenWriter.write(this);
    }

    @Override
    public Setup setup() {
        return ChessSetupRules.setup(this);
    }
}
