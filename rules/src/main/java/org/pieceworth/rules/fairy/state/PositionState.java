package org.pieceworth.rules.fairy.state;

import java.util.Arrays;
import org.pieceworth.rules.fairy.compile.AttackTables;
import org.pieceworth.rules.fairy.compile.Bitboards;
import org.pieceworth.rules.fairy.compile.EndTables;
import org.pieceworth.rules.fairy.compile.EntryTables;
import org.pieceworth.rules.fairy.compile.KindTables;
import org.pieceworth.rules.fairy.compile.PawnTables;
import org.pieceworth.rules.fairy.compile.ProgramTables;
import org.pieceworth.rules.fairy.compile.ReachTables;
import org.pieceworth.rules.fairy.compile.RuleFlags;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.compile.Zobrist;

/// The changing part of a game, as plain numbers that the kernels read and write.
public final class PositionState {

    /// No square.
    public static final int NO_SQUARE = 255;

    /// In [#side]: a square that nothing can move to.
    public static final int WALL = 3;

    public final VariantTables tables;

    // The groups of the tables again, so that kernels need one load less.
    public final KindTables kinds;
    public final ProgramTables programs;
    public final AttackTables attacks;
    public final Bitboards bitboards;
    public final ReachTables reach;
    public final PawnTables pawns;
    public final EntryTables entries;
    public final EndTables ends;
    public final RuleFlags flags;

    public final int squareCount;
    public final int kindCount;

    /// 0, 1 for White, 2 for Black, or [#WALL], by square.
    public final byte[] side;

    /// Kind of the piece, by square.
    public final byte[] kind;

    /// Squares of the pieces in no order, `squareCount` numbers per side.
    public final int[] pieceList;

    /// Index of the piece in `pieceList`, by square.
    final int[] pieceListIndex;

    public final int[] pieceCount = new int[2];

    /// Number on the board, by side and kind.
    public final int[] kindCounts;

    /// Number in hand, by side and kind.
    public final int[] hand;

    public final int[] inHand = new int[2];

    /// Number of royal pieces on the board, by side.
    public final int[] royalCount = new int[2];

    /// Square of the royal piece, by side; with several, of the one placed last.
    public final int[] kingSquare = new int[2];

    /// Occupied squares below 64, and from 64 on, by side, then of walls; see [Bitboards].
    public final long[] sideLow = new long[3];
    public final long[] sideHigh = new long[3];

    /// The squares of pieces below 64, by side and kind; [#kindHigh] has those from 64 on.
    public final long[] kindLow;
    public final long[] kindHigh;

    public int sideToMove;
    public long hash;

    /// The part of the hash that is of pawns on the board.
    public long pawnHash;

    /// The sum of `weights` over the pieces on the board and of `handWeights` over the pieces in hand.
    public long weightSum;

    /// Weights by side, kind and square.
    public long[] weights;

    /// Weights in hand, by side and kind.
    public long[] handWeights;

    public int halfmoveClock;
    public int fullmoveNumber;

    /// Bits of castling rights, see [CastlingMoves].
    public int castlingRights;

    /// A bit for each file of the castling rank whose piece has its right to gate: White's, then Black's
    /// from bit 16.
    public int gatingRights;

    /// The square that a pawn has just passed, the first of several; [#NO_SQUARE] without one.
    public int enPassant = NO_SQUARE;

    /// The square of that pawn.
    public int enPassantVictim = NO_SQUARE;

    /// Kind waiting to enter plus one, 0 for none, by square of a first rank.
    public final byte[] waiting;

    /// Checks still to give to win, White's in the lowest 8 bits, then Black's.
    public int checksToGive;

    /// Plies of the hunt to be counted, at most [#MAX_COUNTED], and from bit 8 the plies
    /// passed; 0 while nothing is counted.
    public int counting;

    /// The most plies that a count can hold.
    public static final int MAX_COUNTED = 255;

    private int scratchDepth;
    private int[][] scratch = new int[0][];

    /// Squares of the rook and king, by castling right; they never change.
    public final int[] castlingRook = {NO_SQUARE, NO_SQUARE, NO_SQUARE, NO_SQUARE};

    public final int[] castlingKing = {NO_SQUARE, NO_SQUARE, NO_SQUARE, NO_SQUARE};

    /// Castling rights lost when a piece leaves the square or lands on it, by square.
    public final byte[] castlingMask;

    /// The last result of [Reach]: squares below 64, and from 64 on.
    public long reachLow;
    public long reachHigh;

    public final MultiLegScratch multiLegs = new MultiLegScratch();
    public final SquareSets sets = new SquareSets();

    /// Records for unmaking, [#UNDO_FRAME] numbers a move.
    public int[] undoStack = new int[UNDO_FRAME * 64];

    public long[] hashHistory = new long[64];
    public int ply;

    /// Changes by captures with effects and by walls beyond the move itself: the square and its former content.
    public int[] changes = new int[64];

    public int changeCount;

    public static final int UNDO_FRAME = 8;

    private static final int MAX_PINS = 2048;

    /// Place in a frame: the kind moved, and from bit 8 the kind taken plus one, 0 for none.
    public static final int UNDO_KINDS = 5;

    // Checks and pins, see CheckInfo and SafeMoves.
    /// The hash of the position of the checks and pins below, 0 if they are out of date.
    public long checkInfoHash;

    public int checkerCount;
    public int[] checkFrom = new int[4];
    public int[] checkTo = new int[4];
    public long checkLow;
    public long checkHigh;
    public int pinCount;
    public final int[] pinned = new int[MAX_PINS];
    public final int[] pinFrom = new int[MAX_PINS];
    public final int[] pinTo = new int[MAX_PINS];
    public final long[] pinLow = new long[MAX_PINS];
    public final long[] pinHigh = new long[MAX_PINS];
    public final int[] pinStamp;

    /// Last stamp with the square on a hopper's line to the royal piece, by square.
    public final int[] hopperStamp;

    public int royalSquare;
    public int stamp;

    public PositionState(VariantTables tables) {
        this.tables = tables;
        kinds = tables.kinds;
        programs = tables.programs;
        attacks = tables.attacks;
        bitboards = tables.bitboards;
        reach = tables.reach;
        pawns = tables.pawns;
        entries = tables.entries;
        ends = tables.ends;
        flags = tables.flags;
        squareCount = tables.squareCount;
        kindCount = tables.kindCount;
        side = new byte[squareCount];
        kind = new byte[squareCount];
        pieceList = new int[2 * squareCount];
        pieceListIndex = new int[squareCount];
        kindCounts = new int[2 * kindCount];
        hand = new int[2 * kindCount];
        kindLow = new long[2 * kindCount];
        kindHigh = new long[2 * kindCount];
        castlingMask = new byte[squareCount];
        waiting = new byte[squareCount];
        pinStamp = new int[squareCount];
        hopperStamp = new int[squareCount];
        weights = tables.zeroWeights;
        handWeights = tables.zeroWeights;
    }

    /// True if the squares of a stretch of the programs' code are all empty.
    public boolean isPathEmpty(int from, int end) {
        int[] code = programs.code;
        for (int i = from; i < end; i++) {
            if (side[code[i]] != 0) {
                return false;
            }
        }
        return true;
    }

    public void put(int ofSide, int ofKind, int square) {
        side[square] = (byte) (ofSide + 1);
        kind[square] = (byte) ofKind;
        int index = pieceCount[ofSide]++;
        pieceList[ofSide * squareCount + index] = square;
        pieceListIndex[square] = index;
        int piece = ofSide * kindCount + ofKind;
        kindCounts[piece]++;
        flip(ofSide, piece, square);
        long key = tables.zobrist.piece[piece * squareCount + square];
        hash ^= key;
        pawnHash ^= key & -(pawns.kinds[ofSide] >>> ofKind & 1);
        weightSum += weights[piece * squareCount + square];
        if ((kinds.royal >>> ofKind & 1) != 0) {
            royalCount[ofSide]++;
            kingSquare[ofSide] = square;
        }
    }

    public void remove(int square) {
        int ofSide = side[square] - 1;
        int ofKind = kind[square];
        side[square] = 0;
        int last = pieceList[ofSide * squareCount + --pieceCount[ofSide]];
        int index = pieceListIndex[square];
        pieceList[ofSide * squareCount + index] = last;
        pieceListIndex[last] = index;
        int piece = ofSide * kindCount + ofKind;
        kindCounts[piece]--;
        flip(ofSide, piece, square);
        long key = tables.zobrist.piece[piece * squareCount + square];
        hash ^= key;
        pawnHash ^= key & -(pawns.kinds[ofSide] >>> ofKind & 1);
        weightSum -= weights[piece * squareCount + square];
        if ((kinds.royal >>> ofKind & 1) != 0) {
            royalCount[ofSide]--;
            if (kingSquare[ofSide] == square && royalCount[ofSide] > 0) {
                kingSquare[ofSide] = findRoyal(ofSide);
            }
        }
    }

    /// Adds a square to the bitboards of a piece, or removes it.
    private void flip(int ofSide, int piece, int square) {
        long bit = 1L << square;
        if (square < Long.SIZE) {
            sideLow[ofSide] ^= bit;
            kindLow[piece] ^= bit;
        } else {
            sideHigh[ofSide] ^= bit;
            kindHigh[piece] ^= bit;
        }
    }

    /// The squares that are not empty, below 64.
    public long occupiedLow() {
        return sideLow[0] | sideLow[1] | sideLow[2];
    }

    public long occupiedHigh() {
        return sideHigh[0] | sideHigh[1] | sideHigh[2];
    }

    /// The lowest square of a side's pieces; the side must have at least one.
    public int lowestSquare(int ofSide) {
        int least = NO_SQUARE;
        for (int i = ofSide * squareCount, end = i + pieceCount[ofSide]; i < end; i++) {
            least = Math.min(least, pieceList[i]);
        }
        return least;
    }

    /// Lists the pieces in the order of their squares, the most advanced rank first, so that the order
    /// depends only on their squares, and alike for both sides.
    public void sortPieces() {
        for (int ofSide = 0; ofSide < 2; ofSide++) {
            int begin = ofSide * squareCount;
            int end = begin + pieceCount[ofSide];
            flipRanks(ofSide, begin, end);
            Arrays.sort(pieceList, begin, end);
            flipRanks(ofSide, begin, end);
            for (int i = begin; i < end; i++) {
                pieceListIndex[pieceList[i]] = i - begin;
            }
        }
    }

    /// Mirrors White's squares from rank to rank, and back.
    private void flipRanks(int ofSide, int begin, int end) {
        int files = tables.board.files();
        for (int i = begin; ofSide == 0 && i < end; i++) {
            pieceList[i] = squareCount - files - pieceList[i] + 2 * (pieceList[i] % files);
        }
    }

    private int findRoyal(int ofSide) {
        for (int i = 0; i < pieceCount[ofSide]; i++) {
            int square = pieceList[ofSide * squareCount + i];
            if ((kinds.royal >>> kind[square] & 1) != 0) {
                return square;
            }
        }
        return kingSquare[ofSide];
    }

    /// Moves a piece to an empty square.
    public void shift(int from, int to) {
        byte ofSide = side[from];
        byte ofKind = kind[from];
        side[from] = 0;
        side[to] = ofSide;
        kind[to] = ofKind;
        int index = pieceListIndex[from];
        pieceList[(ofSide - 1) * squareCount + index] = to;
        pieceListIndex[to] = index;
        int piece = (ofSide - 1) * kindCount + ofKind;
        flip(ofSide - 1, piece, from);
        flip(ofSide - 1, piece, to);
        piece *= squareCount;
        long key = tables.zobrist.piece[piece + from] ^ tables.zobrist.piece[piece + to];
        hash ^= key;
        pawnHash ^= key & -(pawns.kinds[ofSide - 1] >>> ofKind & 1);
        weightSum += weights[piece + to] - weights[piece + from];
        if ((kinds.royal >>> ofKind & 1) != 0 && kingSquare[ofSide - 1] == from) {
            kingSquare[ofSide - 1] = to;
        }
    }

    public void addToHand(int ofSide, int ofKind, int by) {
        int index = ofSide * kindCount + ofKind;
        hash ^= tables.zobrist.hand(ofSide, ofKind, hand[index]);
        hand[index] += by;
        inHand[ofSide] += by;
        weightSum += by * handWeights[index];
        hash ^= tables.zobrist.hand(ofSide, ofKind, hand[index]);
    }

    public int countingLimit() {
        return counting & MAX_COUNTED;
    }

    public int countedPlies() {
        return counting >>> 8;
    }

    public void count(int limit, int plies) {
        counting = limit | Math.min(plies, MAX_COUNTED) << 8;
    }

    public void setWall(int square, boolean wall) {
        side[square] = (byte) (wall ? WALL : 0);
        long[] walls = square < Long.SIZE ? sideLow : sideHigh;
        walls[2] = wall ? walls[2] | 1L << square : walls[2] & ~(1L << square);
        hash ^= Zobrist.wall(square);
    }

    /// The part of the hash that is not of pieces: rights, en passant, the side to move.
    public long hashOfState() {
        long value = tables.zobrist.castling(castlingRights)
                ^ tables.zobrist.enPassant(enPassant)
                ^ Zobrist.gates(gatingRights);
        value ^= checksToGive == 0 ? 0 : Zobrist.checks(checksToGive);
        return sideToMove == 0 ? value : value ^ tables.zobrist.blackToMove;
    }

    /// The number of a side's pieces that belong to the kinds.
    public int countOf(int ofSide, long kinds) {
        int total = 0;
        for (long left = kinds; left != 0; left &= left - 1) {
            total += kindCounts[ofSide * kindCount + Long.numberOfTrailingZeros(left)];
        }
        return total;
    }

    public boolean isKind(int square, long kinds) {
        return (kinds >>> kind[square] & 1) != 0;
    }

    /// A buffer for moves, to be returned by [#returnMoves] in reverse order.
    public int[] borrowMoves() {
        if (scratchDepth == scratch.length) {
            scratch = Arrays.copyOf(scratch, scratchDepth + 1);
            scratch[scratchDepth] = new int[tables.maxMoves];
        }
        return scratch[scratchDepth++];
    }

    public void returnMoves() {
        scratchDepth--;
    }

    public void growUndoStack() {
        if ((ply + 1) * UNDO_FRAME > undoStack.length) {
            undoStack = Arrays.copyOf(undoStack, 2 * undoStack.length);
            hashHistory = Arrays.copyOf(hashHistory, 2 * hashHistory.length);
        }
    }

    /// Copies the moves that led to another state of the same position.
    public void copyHistory(PositionState other) {
        undoStack = other.undoStack.clone();
        hashHistory = other.hashHistory.clone();
        ply = other.ply;
        changes = other.changes.clone();
        changeCount = other.changeCount;
        halfmoveClock = other.halfmoveClock;
        System.arraycopy(other.castlingRook, 0, castlingRook, 0, castlingRook.length);
        System.arraycopy(other.castlingKing, 0, castlingKing, 0, castlingKing.length);
        System.arraycopy(other.castlingMask, 0, castlingMask, 0, castlingMask.length);
    }

    /// The move made this many plies ago, 0 for the last one.
    public int moveBefore(int plies) {
        return undoStack[(ply - 1 - plies) * UNDO_FRAME];
    }

    /// True if that move captured a piece on its target square.
    public boolean tookBefore(int plies) {
        return undoStack[(ply - 1 - plies) * UNDO_FRAME + UNDO_KINDS] >>> 8 != 0;
    }

    public void pushChange(int square, int what) {
        if (changeCount + 2 > changes.length) {
            changes = Arrays.copyOf(changes, 2 * changes.length);
        }
        changes[changeCount++] = square;
        changes[changeCount++] = what;
    }
}
