package org.pieceworth.rules.chess;

import java.util.Arrays;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.san.SanCode;
import org.pieceworth.text.Mixing;

/// Replays a game's written moves at reading speed, and records them with the captures, promotions and checks that
/// disturb the quiet of the position.
///
/// A usual move is found from its target: among the pieces of its kind that attack the target on an empty board and
/// agree with the written part of the origin, the mover is the only one with a free path. If there is none, the move is
/// impossible; if there are several, and for castling, promotion and en passant, [ChessSan] finds the legal one. Unless
/// replay is strict, the only candidate is not tested for leaving its king in check.
public final class ChessReplay implements PlayedMoves {

    /// The most plies of one game; the longest game that the rules allow has fewer than 12,000.
    public static final int MAX_PLIES = 20_000;

    /// The result of [#play] for a game with too many plies.
    public static final int TOO_LONG = -3;

    private static final int PLAIN = ReplayBoard.PLAIN;

    private static final int TAKEN = 15 << 20;

    /// Set in a ply's number when it gives check.
    private static final int CHECKS = 1 << ReplayBoard.CHECKS_BIT;

    /// A multiplier that spreads well in generators modulo 2⁶⁴ (Steele and Vigna 2022, table 4).
    private static final long HASH_FACTOR = 0xD1342543DE82EF95L;

    private final boolean strict;
    private final ChessPosition usualStart = ChessPosition.initial();
    private final ReplayBoard usualBoard = new ReplayBoard();
    private final ChessPosition setUp = usualStart.copy();
    private final ReplayBoard board = new ReplayBoard();

    private ChessPosition start = usualStart;

    /// The position of the board with rights and clocks up to the ply [#settled]; before [#rightsSettled] its rights to
    /// castle are those of the start.
    private final ChessPosition position = usualStart.copy();

    private int[] plies = new int[256];
    private int count;

    /// Plies that captured, promoted or gave check, and the material after each; the start is at index 0.
    private int[] noisyPly = new int[257];

    private long[] noisyMaterial = new long[257];
    private int noisy = 1;

    /// Number of plies settled in [#position], −1 before it is at the start.
    private int settled;

    /// Number of plies settled in the position's rights to castle.
    private int rightsSettled;

    /// The material now, as [ChessPosition#material()].
    private long material;

    /// The last ply, from 1, of a pawn move or capture; 0 for none.
    private int zeroed;

    private int refusal;

    /// The position that [#at] returned last, so that the next call need not start from the beginning.
    private final ChessPosition cursor = usualStart.copy();

    private int cursorPly = Integer.MAX_VALUE;

    /// A replay at the start of a game.
    ///
    /// @param strict true to reject every illegal move
    public ChessReplay(boolean strict) {
        this.strict = strict;
        usualBoard.set(usualStart);
        start();
    }

    /// Goes to the start of another game, from the usual set-up.
    public void start() {
        board.set(usualBoard);
        begin(usualStart);
    }

    /// Goes to the start of another game.
    public void start(ChessPosition from) {
        setUp.set(from);
        board.set(from);
        begin(setUp);
    }

    private void begin(ChessPosition from) {
        start = from;
        position.castling = from.castling;
        count = 0;
        noisy = 1;
        settled = -1;
        rightsSettled = 0;
        zeroed = 0;
        material = from.counts;
        noisyMaterial[0] = material;
        refusal = 0;
        cursorPly = Integer.MAX_VALUE;
    }

    /// Plays moves.
    ///
    /// @param written moves as [SanCode#onLine] writes them, from index 0
    /// @return the number of moves played; fewer than `moves` if the next was refused, see [#refusal()]
    public int play(long[] written, int moves) {
        if (count + moves > plies.length) {
            makeRoom(moves);
        }
        int maxMoves = Math.min(moves, MAX_PLIES - count);
        int played = strict ? playStrictly(written, maxMoves) : playUsual(written, maxMoves);
        if (played == maxMoves && maxMoves < moves) {
            refusal = TOO_LONG;
        }
        return played;
    }

    /// The reason why the last move was refused: [ChessSan#ILLEGAL], [ChessSan#AMBIGUOUS] or [#TOO_LONG].
    public int refusal() {
        return refusal;
    }

    private void makeRoom(int moves) {
        int room = Math.min(MAX_PLIES, Math.max(2 * plies.length, count + moves));
        plies = Arrays.copyOf(plies, room);
        noisyPly = Arrays.copyOf(noisyPly, room + 1);
        noisyMaterial = Arrays.copyOf(noisyMaterial, room + 1);
    }

    private int playStrictly(long[] written, int moves) {
        for (int i = 0; i < moves; i++) {
            if (!playAny(SanCode.code(written[i]))) {
                return i;
            }
        }
        return moves;
    }

    /// Plays a legal move of any kind on the position only.
    private boolean playAny(int code) {
        settle();
        int move = position.resolve(code);
        if (move < 0) {
            refusal = move;
            return false;
        }
        boolean takes = position.changesMaterial(move);
        int ply = plain(move);
        position.make(move);
        position.forgetHistory();
        settled = count + 1;
        material = position.counts;
        boolean check = position.checkers != 0;
        add(ply | (check ? CHECKS : 0), takes || check);
        zeroed = position.halfmoveClock == 0 ? count : zeroed;
        return true;
    }

    /// Converts a move to the form of the loop's plies, if the loop could have played it.
    private int plain(int move) {
        int kind = Move.kind(move);
        if (kind != Move.NORMAL && kind != Move.DOUBLE_STEP) {
            return move;
        }
        return move & 0xFFFF | PLAIN | position.codes[Move.from(move)] << 16 | position.codes[Move.to(move)] << 20;
    }

    /// Castles if rights and a free path allow it, even through attacked squares; returns false if they do not.
    private boolean castle(int code) {
        if (SanCode.kind(code) != SanCode.KINGSIDE && SanCode.kind(code) != SanCode.QUEENSIDE) {
            return false;
        }
        settleCastling();
        int side = board.side;
        int king = board.kingSquare(side);
        boolean kingside = SanCode.kind(code) == SanCode.KINGSIDE;
        long rights = position.castling & board.pieces[ChessPosition.ROOK + 1 | side << 3];
        for (long rooks = rights; rooks != 0; rooks &= rooks - 1) {
            int rook = Long.numberOfTrailingZeros(rooks);
            if (rook > king == kingside && ChessMoveGenerator.isCastlingWayFree(king, rook, board.occupied())) {
                boolean check = board.castle(king, rook);
                add(Move.of(king, rook, Move.CASTLING) | (check ? CHECKS : 0), check);
                return true;
            }
        }
        return false;
    }

    private void add(int ply, boolean noise) {
        plies[count++] = ply;
        if (noise) {
            noisyPly[noisy] = count;
            noisyMaterial[noisy++] = material;
        }
    }

    /// Brings the position up to date; deferred, since few moves need it.
    private void settle() {
        if (settled == count) {
            return;
        }
        ChessPosition p = position;
        if (count == 0) {
            p.set(start);
            settled = 0;
            return;
        }
        settleCastling();
        board.copyTo(p);
        p.counts = material;
        int last = plies[count - 1];
        boolean doubleStep = isDoubleStep(last);
        p.enPassant = doubleStep ? p.takable(Move.from(last) + Move.to(last) >> 1, p.side) : ChessPosition.NO_SQUARE;
        p.checkers = (last & CHECKS) == 0 ? 0 : p.attackers(p.kingSquare(p.side), p.occupied(), p.side ^ 1);
        int blackMoves = count + start.side >> 1;
        p.fullmoveNumber = start.fullmoveNumber + blackMoves;
        settleZeroed();
        p.halfmoveClock = zeroed > 0 ? count - zeroed : start.halfmoveClock + count;
        settled = count;
    }

    private static boolean isDoubleStep(int ply) {
        return isPawns(ply) && ((ply ^ ply >> 8) & 63) == 16;
    }

    private static boolean isPawns(int ply) {
        return (ply & PLAIN) != 0 && (ply >> 16 & 7) == ChessPosition.PAWN + 1;
    }

    /// Finds the last pawn move or capture among the loop's plies.
    private void settleZeroed() {
        for (int ply = count; ply > Math.max(settled, 0); ply--) {
            int played = plies[ply - 1];
            if (isPawns(played) || (played & PLAIN) != 0 && (played & TAKEN) != 0) {
                zeroed = ply;
                return;
            }
        }
    }

    /// A right to castle is lost with the first move from or to the square of its rook or its king: no other piece
    /// enters them before.
    private void settleCastling() {
        ChessPosition p = position;
        if (p.castling == 0) {
            return;
        }
        int[] plies = this.plies;
        long touched = 0;
        for (int ply = rightsSettled; ply < count; ply++) {
            touched |= 1L << (plies[ply] & 63) | 1L << (plies[ply] >>> 8 & 63);
        }
        rightsSettled = count;
        p.castling &= ~touched;
        if ((touched >>> start.kingSquare(0) & 1) != 0) {
            p.castling &= ~Attacks.RANK_1;
        }
        if ((touched >>> start.kingSquare(1) & 1) != 0) {
            p.castling &= ~(Attacks.RANK_1 << 56);
        }
    }

    private int playUsual(long[] written, int moves) {
        int played = 0;
        while (true) {
            int before = count;
            count = board.play(written, played, moves, plies, before);
            played += count - before;
            note(before);
            if (played == moves) {
                return played;
            }
            int code = SanCode.code(written[played]);
            if (!castle(code)) {
                if (!playAny(code)) {
                    return played;
                }
                board.set(position);
            }
            played++;
        }
    }

    /// Records the loop's plies, from an index on, that disturb the quiet.
    private void note(int from) {
        int[] plies = this.plies;
        int[] noisyPly = this.noisyPly;
        long[] noisyMaterial = this.noisyMaterial;
        int noisy = this.noisy;
        long material = this.material;
        for (int ply = from; ply < count; ply++) {
            int played = plies[ply];
            material -= ChessPosition.COUNT_UNIT[played >> 20 & 15];
            noisyPly[noisy] = ply + 1;
            noisyMaterial[noisy] = material;
            noisy += -(played & (TAKEN | CHECKS)) >>> 31;
        }
        this.material = material;
        this.noisy = noisy;
    }

    @Override
    public int plies() {
        return count;
    }

    @Override
    public int move(int ply) {
        int played = plies[ply];
        if ((played & PLAIN) == 0) {
            return played & ~CHECKS;
        }
        return played & 0xFFFF | (isDoubleStep(played) ? Move.DOUBLE_STEP << 16 : 0);
    }

    @Override
    public int disturbances() {
        return noisy;
    }

    @Override
    public int disturbance(int index) {
        return index == 0 ? 0 : noisyPly[index];
    }

    /// The material between that disturbance and the next, as [ChessPosition#material()].
    public long materialBehind(int index) {
        return noisyMaterial[index];
    }

    /// The current position; it changes as the replay continues.
    public ChessPosition position() {
        settle();
        return position;
    }

    @Override
    public Side firstToMove() {
        return start.sideToMove();
    }

    @Override
    public ChessPosition at(int ply) {
        if (cursorPly > ply) {
            cursor.set(start);
            cursorPly = 0;
        }
        while (cursorPly < ply) {
            cursor.make(move(cursorPly++));
            cursor.forgetHistory();
        }
        return cursor;
    }

    /// A 64-bit hash of set-up and moves, 0 for no moves from the usual start: equal games have equal hashes.
    public long hash(long setUp) {
        int[] plies = this.plies;
        // Four sums at once: each waits only for its own products.
        long a = setUp;
        long b = 0;
        long c = 0;
        long d = 0;
        int ply = 0;
        for (; ply + 3 < count; ply += 4) {
            a = (a + (plies[ply] & ~CHECKS)) * HASH_FACTOR;
            b = (b + (plies[ply + 1] & ~CHECKS)) * HASH_FACTOR;
            c = (c + (plies[ply + 2] & ~CHECKS)) * HASH_FACTOR;
            d = (d + (plies[ply + 3] & ~CHECKS)) * HASH_FACTOR;
        }
        for (; ply < count; ply++) {
            a = (a + (plies[ply] & ~CHECKS)) * HASH_FACTOR;
        }
        long all = ((a * HASH_FACTOR + b) * HASH_FACTOR + c) * HASH_FACTOR + d;
        return count == 0 ? setUp : Mixing.mix(all + count);
    }
}
