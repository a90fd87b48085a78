package org.pieceworth.testkit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;

/// Chess on an array of squares, as plainly as it can be written: every pseudo-legal move is tried on a
/// copy.
///
/// It is slow and shares no idea with the bitboards, so that its answers are an independent
/// check of theirs.
public final class MailboxPosition implements Position {

    private static final String LETTERS = "PNBRQK";
    private static final RectangularBoard BOARD = RectangularBoard.CHESS;
    private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] KNIGHT = {{1, 2}, {2, 1}, {-1, 2}, {2, -1}, {1, -2}, {-2, 1}, {-1, -2}, {-2, -1}};
    private static final int P = 1;
    private static final int N = 2;
    private static final int B = 3;
    private static final int R = 4;
    private static final int Q = 5;
    private static final int K = 6;

    /// One state of the game; never changed once another follows it.
    private record State(
            int[] squares, boolean white, Set<Integer> castling, int enPassant, int halfmoves, int fullmoves) {}

    private final Deque<State> history = new ArrayDeque<>();
    private State now;

    private MailboxPosition(State now) {
        this.now = now;
    }

    /// A position from a set-up that is taken to be playable.
    public static MailboxPosition of(Setup setup) {
        int[] squares = new int[64];
        setup.pieces().forEach((square, piece) -> {
            int number = LETTERS.indexOf(piece.letter()) + 1;
            squares[square] = piece.side() == Side.WHITE ? number : -number;
        });
        return new MailboxPosition(new State(
                squares,
                setup.sideToMove() == Side.WHITE,
                setup.castling(),
                setup.enPassant().orElse(-1),
                setup.halfmoveClock(),
                setup.fullmoveNumber()));
    }

    @Override
    public RectangularBoard board() {
        return BOARD;
    }

    @Override
    public String letters() {
        return LETTERS;
    }

    @Override
    public Side sideToMove() {
        return now.white ? Side.WHITE : Side.BLACK;
    }

    @Override
    public int pieceAt(int square) {
        return now.squares[square];
    }

    @Override
    public int maxMoves() {
        return 440;
    }

    @Override
    public boolean inCheck() {
        return attacked(now.squares, kingOf(now.squares, now.white), !now.white);
    }

    @Override
    public int generate(int[] moves) {
        List<Integer> pseudoLegal = new ArrayList<>();
        for (int from = 0; from < 64; from++) {
            if (own(now.squares[from])) {
                addMoves(from, pseudoLegal);
            }
        }
        int count = 0;
        for (int move : pseudoLegal) {
            State next = play(now, move);
            if (!attacked(next.squares, kingOf(next.squares, now.white), !now.white)) {
                moves[count++] = move;
            }
        }
        return count;
    }

    private boolean own(int piece) {
        return now.white ? piece > 0 : piece < 0;
    }

    private void addMoves(int from, List<Integer> moves) {
        switch (Math.abs(now.squares[from])) {
            case P -> addPawnMoves(from, moves);
            case N -> addSteps(from, KNIGHT, false, moves);
            case B -> addSteps(from, DIAGONAL, true, moves);
            case R -> addSteps(from, STRAIGHT, true, moves);
            case Q -> {
                addSteps(from, DIAGONAL, true, moves);
                addSteps(from, STRAIGHT, true, moves);
            }
            default -> {
                addSteps(from, DIAGONAL, false, moves);
                addSteps(from, STRAIGHT, false, moves);
                addCastling(from, moves);
            }
        }
    }

    private void addSteps(int from, int[][] steps, boolean rides, List<Integer> moves) {
        for (int[] step : steps) {
            int to = BOARD.step(from, step[0], step[1]);
            while (to != Board.OFF && !own(now.squares[to])) {
                moves.add(Move.of(from, to, Move.NORMAL));
                to = rides && now.squares[to] == 0 ? BOARD.step(to, step[0], step[1]) : Board.OFF;
            }
        }
    }

    private void addPawnMoves(int from, List<Integer> moves) {
        int forward = now.white ? 1 : -1;
        int one = BOARD.step(from, 0, forward);
        if (now.squares[one] == 0) {
            addPawnMove(from, one, moves);
            boolean home = BOARD.rank(from) == (now.white ? 1 : 6);
            int two = BOARD.step(from, 0, 2 * forward);
            if (home && now.squares[two] == 0) {
                moves.add(Move.of(from, two, Move.DOUBLE_STEP));
            }
        }
        for (int sideways : new int[] {-1, 1}) {
            int to = BOARD.step(from, sideways, forward);
            if (to != Board.OFF && now.squares[to] != 0 && !own(now.squares[to])) {
                addPawnMove(from, to, moves);
            } else if (to != Board.OFF && to == now.enPassant) {
                moves.add(Move.of(from, to, Move.EN_PASSANT));
            }
        }
    }

    private static void addPawnMove(int from, int to, List<Integer> moves) {
        int rank = BOARD.rank(to);
        if (rank > 0 && rank < 7) {
            moves.add(Move.of(from, to, Move.NORMAL));
            return;
        }
        for (int type = N - 1; type <= Q - 1; type++) {
            moves.add(Move.promotion(from, to, type));
        }
    }

    private void addCastling(int king, List<Integer> moves) {
        for (int rook : now.castling) {
            if (BOARD.rank(rook) == BOARD.rank(king) && own(now.squares[rook]) && castlingIsOpen(king, rook)) {
                moves.add(Move.of(king, rook, Move.CASTLING));
            }
        }
    }

    private boolean castlingIsOpen(int king, int rook) {
        int[] squares = now.squares.clone();
        squares[king] = 0;
        squares[rook] = 0;
        int kingTo = BOARD.square(rook > king ? 6 : 2, BOARD.rank(king));
        int rookTo = BOARD.square(rook > king ? 5 : 3, BOARD.rank(king));
        for (int square = Math.min(rook, rookTo); square <= Math.max(rook, rookTo); square++) {
            if (squares[square] != 0) {
                return false;
            }
        }
        for (int square = Math.min(king, kingTo); square <= Math.max(king, kingTo); square++) {
            int[] passing = now.squares.clone();
            passing[king] = 0;
            if (squares[square] != 0 || attacked(passing, square, !now.white)) {
                return false;
            }
        }
        return true;
    }

    private static int kingOf(int[] squares, boolean white) {
        for (int square = 0; square < 64; square++) {
            if (squares[square] == (white ? K : -K)) {
                return square;
            }
        }
        throw new IllegalStateException("no king");
    }

    private static boolean attacked(int[] squares, int square, boolean byWhite) {
        int sign = byWhite ? 1 : -1;
        for (int sideways : new int[] {-1, 1}) {
            int pawn = BOARD.step(square, sideways, -sign);
            if (pawn != Board.OFF && squares[pawn] == sign * P) {
                return true;
            }
        }
        return seen(squares, square, KNIGHT, false, sign * N, sign * N)
                || seen(squares, square, DIAGONAL, false, sign * K, sign * K)
                || seen(squares, square, STRAIGHT, false, sign * K, sign * K)
                || seen(squares, square, DIAGONAL, true, sign * B, sign * Q)
                || seen(squares, square, STRAIGHT, true, sign * R, sign * Q);
    }

    private static boolean seen(int[] squares, int from, int[][] steps, boolean rides, int one, int other) {
        for (int[] step : steps) {
            int at = BOARD.step(from, step[0], step[1]);
            while (rides && at != Board.OFF && squares[at] == 0) {
                at = BOARD.step(at, step[0], step[1]);
            }
            if (at != Board.OFF && (squares[at] == one || squares[at] == other)) {
                return true;
            }
        }
        return false;
    }

    private static State play(State state, int move) {
        int[] squares = state.squares.clone();
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = squares[from];
        int kind = Move.kind(move);
        boolean zeroes = Math.abs(piece) == P || (squares[to] != 0 && kind != Move.CASTLING);
        squares[from] = 0;
        if (kind == Move.CASTLING) {
            int rook = squares[to];
            squares[to] = 0;
            squares[BOARD.square(to > from ? 6 : 2, BOARD.rank(from))] = piece;
            squares[BOARD.square(to > from ? 5 : 3, BOARD.rank(from))] = rook;
        } else {
            squares[to] = kind == Move.PROMOTION ? Integer.signum(piece) * (Move.promotedType(move) + 1) : piece;
        }
        if (kind == Move.EN_PASSANT) {
            squares[BOARD.square(BOARD.file(to), BOARD.rank(from))] = 0;
        }
        Set<Integer> castling = new TreeSet<>(state.castling);
        castling.remove(from);
        castling.remove(to);
        if (Math.abs(piece) == K) {
            castling.removeIf(rook -> BOARD.rank(rook) == (state.white ? 0 : 7));
        }
        return new State(
                squares,
                !state.white,
                castling,
                kind == Move.DOUBLE_STEP ? (from + to) / 2 : -1,
                zeroes ? 0 : state.halfmoves + 1,
                state.fullmoves + (state.white ? 0 : 1));
    }

    @Override
    public void make(int move) {
        history.push(now);
        now = play(now, move);
    }

    @Override
    public void unmake() {
        now = history.pop();
    }

    @Override
    public Setup setup() {
        Map<Integer, SidedPiece> pieces = new TreeMap<>();
        for (int square = 0; square < 64; square++) {
            int piece = now.squares[square];
            if (piece != 0) {
                char letter = LETTERS.charAt(Math.abs(piece) - 1);
                pieces.put(square, new SidedPiece(piece > 0 ? Side.WHITE : Side.BLACK, letter));
            }
        }
        OptionalInt enPassant = now.enPassant < 0 ? OptionalInt.empty() : OptionalInt.of(now.enPassant);
        return new Setup(BOARD, pieces, sideToMove(), now.castling, enPassant, now.halfmoves, now.fullmoves);
    }
}
