package org.pieceworth.rules.fairy;

import java.util.Arrays;

/// What changes in the course of a game, as plain numbers that the kernels read and write.
final class State {

    /// No square.
    static final int NONE = 255;

    /// What stands on a square: nothing, a side's piece (side + 1), or a wall.
    static final int WALL = 3;

    final Tables tables;
    final int squares;
    final int kindCount;

    /// By square: 0, 1 for White, 2 for Black, [#WALL].
    final byte[] side;

    /// By square: the kind, where a piece stands.
    final byte[] kind;

    /// By side, `squares` numbers each: where its pieces stand, in no order.
    final int[] list;

    /// By square: the place in `list`, where a piece stands.
    final int[] place;

    final int[] pieces = new int[2];

    /// By side and kind: how many are on the board.
    final int[] count;

    /// By side and kind: how many are in hand.
    final int[] hand;

    final int[] inHand = new int[2];

    /// By side: how many royal pieces stand on the board.
    final int[] royals = new int[2];

    /// By side: where the royal piece stands that came last; the only one, if it is.
    final int[] king = new int[2];

    int toMove;
    long hash;

    /// The sum of `weights` over the pieces and of `handWeights` over what is in hand; see [PieceWeights].
    long score;

    /// By side, kind and square.
    long[] weights;

    /// By side and kind.
    long[] handWeights;

    int halfmoves;
    int fullmoves;

    /// Bits of castling rights, see [Castling].
    int castling;

    /// A bit for each file of the castling rank whose piece has its right to gate: White's, then Black's
    /// from bit 16.
    int gates;

    /// The square stepped over first, [#NONE] without one.
    int enPassant = NONE;

    /// The pawn that has done so.
    int victim = NONE;

    /// By square of a first rank: one more than the kind that waits behind it, 0 for none.
    final byte[] waiting;

    /// Checks still to give to win, White's in the lowest 8 bits, then Black's.
    int checks;

    private int scratchDepth;
    private int[][] scratch = new int[0][];

    /// Where each castling right has its rook and king; they never change.
    final int[] rookOf = {NONE, NONE, NONE, NONE};

    final int[] kingOf = {NONE, NONE, NONE, NONE};

    /// By square: the castling rights that go when something leaves it or lands on it.
    final byte[] castlingMask;

    final LegWalk legWalk = new LegWalk(this);

    /// What make has to remember, [#FRAME] numbers a move.
    int[] undo = new int[FRAME * 64];

    long[] hashes = new long[64];
    int height;

    /// What captures with effects and walls changed beyond the move itself: square, what stood there.
    int[] changes = new int[64];

    int changed;

    static final int FRAME = 8;

    // Scratch of the search for checks and pins; see Scan.
    /// The hash of the position that was looked at, 0 when that no longer holds.
    long scanned;

    int checkers;
    int checkFrom;
    int checkTo;
    int pins;
    final int[] pinned = new int[2048];
    final int[] pinFrom = new int[2048];
    final int[] pinTo = new int[2048];
    final int[] pinStamp;

    /// By square: the stamp when a hopper last looked along it at the royal piece.
    final int[] looked;

    int royalSquare;
    int stamp;

    State(Tables tables) {
        this.tables = tables;
        squares = tables.squares;
        kindCount = tables.kindCount;
        side = new byte[squares];
        kind = new byte[squares];
        list = new int[2 * squares];
        place = new int[squares];
        count = new int[2 * kindCount];
        hand = new int[2 * kindCount];
        castlingMask = new byte[squares];
        waiting = new byte[squares];
        pinStamp = new int[squares];
        looked = new int[squares];
        weights = tables.noWeights;
        handWeights = tables.noWeights;
    }

    /// Whether nothing stands on the squares that the runs hold from one place to another.
    boolean isEmptyWay(int from, int end) {
        int[] runs = tables.runs;
        for (int i = from; i < end; i++) {
            if (side[runs[i]] != 0) {
                return false;
            }
        }
        return true;
    }

    void put(int ofSide, int ofKind, int square) {
        side[square] = (byte) (ofSide + 1);
        kind[square] = (byte) ofKind;
        int index = pieces[ofSide]++;
        list[ofSide * squares + index] = square;
        place[square] = index;
        int piece = ofSide * kindCount + ofKind;
        count[piece]++;
        hash ^= tables.zobrist.piece[piece * squares + square];
        score += weights[piece * squares + square];
        if ((tables.royal >>> ofKind & 1) != 0) {
            royals[ofSide]++;
            king[ofSide] = square;
        }
    }

    void remove(int square) {
        int ofSide = side[square] - 1;
        int ofKind = kind[square];
        side[square] = 0;
        int last = list[ofSide * squares + --pieces[ofSide]];
        int index = place[square];
        list[ofSide * squares + index] = last;
        place[last] = index;
        int piece = ofSide * kindCount + ofKind;
        count[piece]--;
        hash ^= tables.zobrist.piece[piece * squares + square];
        score -= weights[piece * squares + square];
        if ((tables.royal >>> ofKind & 1) != 0) {
            royals[ofSide]--;
            if (king[ofSide] == square && royals[ofSide] > 0) {
                king[ofSide] = findRoyal(ofSide);
            }
        }
    }

    /// The least square that a side's pieces stand on; it has one at least.
    int first(int ofSide) {
        int least = NONE;
        for (int i = ofSide * squares, end = i + pieces[ofSide]; i < end; i++) {
            least = Math.min(least, list[i]);
        }
        return least;
    }

    /// Lists the pieces in the order of their squares, the most advanced rank first, so that what comes first
    /// depends on nothing but where pieces stand, and is alike for both sides.
    void sort() {
        for (int ofSide = 0; ofSide < 2; ofSide++) {
            int begin = ofSide * squares;
            int end = begin + pieces[ofSide];
            turn(ofSide, begin, end);
            Arrays.sort(list, begin, end);
            turn(ofSide, begin, end);
            for (int i = begin; i < end; i++) {
                place[list[i]] = i - begin;
            }
        }
    }

    /// White's squares with the ranks turned round, and back.
    private void turn(int ofSide, int begin, int end) {
        int files = tables.board.files();
        for (int i = begin; ofSide == 0 && i < end; i++) {
            list[i] = squares - files - list[i] + 2 * (list[i] % files);
        }
    }

    private int findRoyal(int ofSide) {
        for (int i = 0; i < pieces[ofSide]; i++) {
            int square = list[ofSide * squares + i];
            if ((tables.royal >>> kind[square] & 1) != 0) {
                return square;
            }
        }
        return king[ofSide];
    }

    /// Moves what stands on a square to an empty one.
    void shift(int from, int to) {
        byte ofSide = side[from];
        byte ofKind = kind[from];
        side[from] = 0;
        side[to] = ofSide;
        kind[to] = ofKind;
        int index = place[from];
        list[(ofSide - 1) * squares + index] = to;
        place[to] = index;
        int piece = ((ofSide - 1) * kindCount + ofKind) * squares;
        hash ^= tables.zobrist.piece[piece + from] ^ tables.zobrist.piece[piece + to];
        score += weights[piece + to] - weights[piece + from];
        if ((tables.royal >>> ofKind & 1) != 0 && king[ofSide - 1] == from) {
            king[ofSide - 1] = to;
        }
    }

    void addToHand(int ofSide, int ofKind, int by) {
        int index = ofSide * kindCount + ofKind;
        hash ^= tables.zobrist.hand(ofSide, ofKind, hand[index]);
        hand[index] += by;
        inHand[ofSide] += by;
        score += by * handWeights[index];
        hash ^= tables.zobrist.hand(ofSide, ofKind, hand[index]);
    }

    void wall(int square, boolean stands) {
        side[square] = (byte) (stands ? WALL : 0);
        hash ^= Zobrist.wall(square);
    }

    /// What of the hash does not change with pieces: rights, en passant, whose move it is.
    long hashOfRights() {
        long value = tables.zobrist.castling(castling) ^ tables.zobrist.enPassant(enPassant) ^ Zobrist.gates(gates);
        value ^= checks == 0 ? 0 : Zobrist.checks(checks);
        return toMove == 0 ? value : value ^ tables.zobrist.blackToMove;
    }

    /// How many pieces of a side have one of the kinds.
    int countOf(int ofSide, long kinds) {
        int total = 0;
        for (long left = kinds; left != 0; left &= left - 1) {
            total += count[ofSide * kindCount + Long.numberOfTrailingZeros(left)];
        }
        return total;
    }

    boolean isKind(int square, long kinds) {
        return (kinds >>> kind[square] & 1) != 0;
    }

    /// Room for moves, to be given back by [#giveBack] in the reverse order.
    int[] borrow() {
        if (scratchDepth == scratch.length) {
            scratch = Arrays.copyOf(scratch, scratchDepth + 1);
            scratch[scratchDepth] = new int[tables.maxMoves];
        }
        return scratch[scratchDepth++];
    }

    void giveBack() {
        scratchDepth--;
    }

    void push() {
        if ((height + 1) * FRAME > undo.length) {
            undo = Arrays.copyOf(undo, 2 * undo.length);
            hashes = Arrays.copyOf(hashes, 2 * hashes.length);
        }
    }

    /// Takes over the moves that led to the same position elsewhere.
    void takeHistory(State other) {
        undo = other.undo.clone();
        hashes = other.hashes.clone();
        height = other.height;
        changes = other.changes.clone();
        changed = other.changed;
    }

    void change(int square, int what) {
        if (changed + 2 > changes.length) {
            changes = Arrays.copyOf(changes, 2 * changes.length);
        }
        changes[changed++] = square;
        changes[changed++] = what;
    }
}
