package org.pieceworth.rules.chess;

import java.util.Arrays;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.PlayedMoves;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.san.SanCode;

/// Replays a game's written moves at reading speed, and keeps them with what each did to the quiet of the position.
///
/// A usual move is found backwards: of the pieces of its kind that reach the target on an empty board, and fit what
/// is written of the origin, the only one whose way is free. A move that no piece can make is found by that. Where
/// there are several, and for castling, promotion and taking en passant, [ChessSan] looks for the legal one. What
/// is not looked at, unless replay is strict, is whether the only candidate leaves its king in check.
public final class ChessReplay implements PlayedMoves {

    /// The most plies of one game; the longest game that the rules allow has fewer than 12,000.
    public static final int MAX_PLIES = 20_000;

    /// What [#play] answers when a game has too many plies.
    public static final int TOO_LONG = -3;

    /// Set in a ply's number when it is plain: its bits 16-19 are then the piece that moved and 20-23 what it took,
    /// as [ChessPosition] codes them, 0 for nothing. Other plies are of the form of [Move].
    private static final int PLAIN = 1 << 28;

    /// Added to the code of a moving piece it makes a ply plain.
    private static final int PLAIN_PIECE = PLAIN >> 16;

    private static final int TAKEN = 15 << 20;

    /// Set in a ply's number when it gives check.
    private static final int CHECKS_BIT = 30;

    private static final int CHECKS = 1 << CHECKS_BIT;

    /// A multiplier that spreads well in generators modulo 2⁶⁴ (Steele and Vigna 2022, table 4).
    private static final long HASH_FACTOR = 0xD1342543DE82EF95L;

    private final boolean strict;
    private final ChessPosition start = ChessPosition.initial();
    private final ChessPosition position = ChessPosition.initial();

    private int[] plies = new int[256];
    private int count;

    /// Plies that took, promoted or gave check, and the material behind each; at index 0 the start.
    private int[] noisyPly = new int[257];

    private long[] noisyMaterial = new long[257];
    private int noisy = 1;

    /// Plies up to which [#position] is settled.
    private int settled;

    /// The last ply, from 1, that moved a pawn or took; 0 for none.
    private int zeroed;

    private int refusal;

    /// Where [#at] was asked for last.
    private final ChessPosition cursor = ChessPosition.initial();

    private int cursorPly = Integer.MAX_VALUE;

    /// A replay that stands at the start of a game.
    ///
    /// @param strict whether every move has to be legal
    public ChessReplay(boolean strict) {
        this.strict = strict;
    }

    /// Goes to the start of another game.
    public void start(ChessPosition from) {
        start.set(from);
        position.set(from);
        count = 0;
        noisy = 1;
        settled = 0;
        zeroed = 0;
        noisyMaterial[0] = from.counts;
        refusal = 0;
        cursorPly = Integer.MAX_VALUE;
    }

    /// Plays moves.
    ///
    /// @param codes [SanCode]s, from index 0
    /// @return how many were played; fewer than `moves` when the next was refused, see [#refusal()]
    public int play(int[] codes, int moves) {
        if (count + moves > plies.length) {
            makeRoom(moves);
        }
        int most = Math.min(moves, MAX_PLIES - count);
        int played = strict ? playStrictly(codes, most) : playUsual(codes, most);
        if (played == most && most < moves) {
            refusal = TOO_LONG;
        }
        return played;
    }

    /// Why the last move was refused: [ChessSan#ILLEGAL], [ChessSan#AMBIGUOUS] or [#TOO_LONG].
    public int refusal() {
        return refusal;
    }

    private void makeRoom(int moves) {
        int room = Math.min(MAX_PLIES, Math.max(2 * plies.length, count + moves));
        plies = Arrays.copyOf(plies, room);
        noisyPly = Arrays.copyOf(noisyPly, room + 1);
        noisyMaterial = Arrays.copyOf(noisyMaterial, room + 1);
    }

    private int playStrictly(int[] codes, int moves) {
        for (int i = 0; i < moves; i++) {
            if (!playAny(codes[i])) {
                return i;
            }
        }
        return moves;
    }

    /// Plays a move of any kind, if it is legal.
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
        boolean check = position.checkers != 0;
        add(ply | (check ? CHECKS : 0), takes || check);
        zeroed = position.halfmoveClock == 0 ? count : zeroed;
        return true;
    }

    /// A move as the ply that the loop would have made of it, if it would have.
    private int plain(int move) {
        int kind = Move.kind(move);
        if (kind != Move.NORMAL && kind != Move.DOUBLE_STEP) {
            return move;
        }
        int piece = position.codes[Move.from(move)] | PLAIN_PIECE;
        return move & 0xFFFF | piece << 16 | position.codes[Move.to(move)] << 20;
    }

    /// Castles where rights and way allow it, whatever attacks the king's way; false where they do not.
    private boolean castle(int code) {
        if (SanCode.kind(code) != SanCode.KINGSIDE && SanCode.kind(code) != SanCode.QUEENSIDE) {
            return false;
        }
        ChessPosition p = position;
        settleCastling();
        int side = p.side;
        int king = p.kingSquare(side);
        boolean kingside = SanCode.kind(code) == SanCode.KINGSIDE;
        for (long rooks = p.castling & p.bySide[side & 1]; rooks != 0; rooks &= rooks - 1) {
            int rook = Long.numberOfTrailingZeros(rooks);
            if (rook > king == kingside && ChessMoveGenerator.isCastlingWayFree(king, rook, p.occupied())) {
                p.castle(king, rook);
                p.side ^= 1;
                boolean check = p.attackers(p.kingSquare(p.side), p.occupied(), side) != 0;
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
            noisyMaterial[noisy++] = position.counts;
        }
    }

    /// Brings up to date what the loop does not keep in the position, since few moves ask for it.
    private void settle() {
        if (settled == count) {
            return;
        }
        ChessPosition p = position;
        settleCastling();
        int last = plies[count - 1];
        boolean doubleStep = isDoubleStep(last);
        p.enPassant = doubleStep ? Move.from(last) + Move.to(last) >> 1 : ChessPosition.NO_SQUARE;
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

    /// Finds the last ply of the loop that moved a pawn or took.
    private void settleZeroed() {
        for (int ply = count; ply > settled; ply--) {
            int played = plies[ply - 1];
            if (isPawns(played) || (played & PLAIN) != 0 && (played & TAKEN) != 0) {
                zeroed = ply;
                return;
            }
        }
    }

    /// A right to castle is lost with the first move from or to its rook's square or from its king's, which nobody
    /// else enters before.
    private void settleCastling() {
        ChessPosition p = position;
        if (p.castling == 0) {
            return;
        }
        int[] plies = this.plies;
        long touched = 0;
        for (int ply = settled; ply < count; ply++) {
            touched |= 1L << (plies[ply] & 63) | 1L << (plies[ply] >>> 8 & 63);
        }
        p.castling &= ~touched;
        if ((touched >>> start.kingSquare(0) & 1) != 0) {
            p.castling &= ~Attacks.RANK_1;
        }
        if ((touched >>> start.kingSquare(1) & 1) != 0) {
            p.castling &= ~(Attacks.RANK_1 << 56);
        }
    }

    private int playUsual(int[] codes, int moves) {
        int played = 0;
        while (true) {
            int before = count;
            played += playRun(codes, played, moves);
            note(before);
            if (played == moves || !(castle(codes[played]) || playAny(codes[played]))) {
                return played;
            }
            played++;
        }
    }

    /// The loop that reads games. It computes what a move is, pawn or piece, taking, checking or not, instead of
    /// branching on it: such branches are guessed wrong once a move. It calls nothing and keeps little, so that
    /// what it works on stays in registers, and ends before a move that is not usual. What it leaves in `plies` is
    /// for [#note].
    ///
    /// @return how many moves were played
    private int playRun(int[] codes, int first, int moves) {
        ChessPosition p = position;
        long[] byType = p.byType;
        byte[] squares = p.codes;
        int[] plies = this.plies;
        int ply = count;
        int black = p.side << 3 | PLAIN_PIECE;
        long own = p.bySide[p.side & 1];
        long other = p.bySide[p.side & 1 ^ 1];
        int i = first;
        for (; i < moves; i++) {
            int code = codes[i];
            int to = code & 7 | code >> 1 & 0x38;
            int type = ReplayTables.TYPES[code >>> 18 & 31];
            int piece = type + 1 | black;
            int captured = squares[to & 63];
            long target = 1L << to;
            long from = ReplayTables.FROM[(-captured >>> 31 << 10 | piece << 6 | to) & ReplayTables.ORIGINS - 1]
                    & byType[type & 7]
                    & own
                    & ReplayTables.ORIGIN[code >> 8 & ReplayTables.ORIGIN_CODES - 1];
            if ((from & from - 1) != 0) {
                from = withFreeWay(from, to, own | other);
            }
            int origin = Long.numberOfTrailingZeros(from);
            long unusual = from & from - 1
                    | Attacks.between(origin, to) & (own | other)
                    | (own | byType[ChessPosition.KING]) & target
                    | code & ReplayTables.UNUSUAL;
            if (unusual != 0 || from == 0) {
                break;
            }
            byType[type & 7] ^= from | target;
            byType[captured - 1 & 7] ^= other & target;
            own ^= from | target;
            other &= ~target;
            squares[origin & 63] = 0;
            squares[to & 63] = (byte) piece;
            int king = Long.numberOfTrailingZeros(byType[ChessPosition.KING] & other);
            long attacks = ReplayTables.ATTACKS[(piece << 6 | to) & ReplayTables.PIECE_SQUARES - 1];
            long way = Attacks.between(to, king) & (own | other);
            int check = (int) (attacks >>> king & (~(way | -way) >>> 63));
            int line = (king << 6 | origin) & ReplayTables.SQUARE_PAIRS - 1;
            long behind = ReplayTables.BEHIND[line]
                    & own
                    & (byType[ReplayTables.RIDER[line] & 7] | byType[ChessPosition.QUEEN]);
            if (behind != 0) {
                check |= attacksFreely(behind, king, own | other);
            }
            plies[ply++] = origin | to << 8 | piece << 16 | captured << 20 | check << CHECKS_BIT;
            long turn = own;
            own = other;
            other = turn;
            black ^= 8;
        }
        count = ply;
        p.side = black >> 3 & 1;
        p.bySide[p.side & 1] = own;
        p.bySide[p.side & 1 ^ 1] = other;
        return i - first;
    }

    /// Notes those of the loop's plies from an index on that disturb the quiet.
    private void note(int from) {
        int[] plies = this.plies;
        int[] noisyPly = this.noisyPly;
        long[] noisyMaterial = this.noisyMaterial;
        int noisy = this.noisy;
        long material = position.counts;
        for (int ply = from; ply < count; ply++) {
            int played = plies[ply];
            material -= ChessPosition.COUNT_UNIT[played >> 20 & 15];
            noisyPly[noisy] = ply + 1;
            noisyMaterial[noisy] = material;
            noisy += -(played & (TAKEN | CHECKS)) >>> 31;
        }
        position.counts = material;
        this.noisy = noisy;
    }

    /// Of the pieces that reach a square on an empty board those that reach it on this one.
    private static long withFreeWay(long from, int to, long occupied) {
        long free = 0;
        for (long rest = from; rest != 0; rest &= rest - 1) {
            boolean clear = (Attacks.between(Long.numberOfTrailingZeros(rest), to) & occupied) == 0;
            free |= clear ? rest & -rest : 0;
        }
        return free;
    }

    /// 1 when the way from one of some riders to the king on their line is free, else 0.
    private static int attacksFreely(long riders, int king, long occupied) {
        for (long rest = riders; rest != 0; rest &= rest - 1) {
            if ((Attacks.between(Long.numberOfTrailingZeros(rest), king) & occupied) == 0) {
                return 1;
            }
        }
        return 0;
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

    /// The material from that disturbance on to the next, as [ChessPosition#material()].
    public long materialBehind(int index) {
        return noisyMaterial[index];
    }

    /// The position now; it goes on with the replay.
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
        // Four sums at once: each waits for its own products alone.
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
