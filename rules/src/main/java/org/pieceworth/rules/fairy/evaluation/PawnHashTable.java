package org.pieceworth.rules.fairy.evaluation;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.pieceworth.rules.IntList;
import org.pieceworth.rules.fairy.compile.MoveProgram;
import org.pieceworth.rules.fairy.compile.Opcode;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: pawn structure and the squares that pawns attack, stored by a hash of the pawns, since most moves of a
/// search do not change them.
///
/// An entry holds, for each side, some counts, the number of pawns that attack each square and the squares of passed
/// pawns.
public final class PawnHashTable {

    /// The number of entries: one search sees fewer structures; more entries would only be slower to reach.
    private static final int ENTRIES = 256;

    private static final int PAWNS = 0;
    private static final int ISOLATED = 1;
    private static final int DOUBLED = 2;
    private static final int SUPPORTED = 3;
    private static final int CONNECTED = 4;
    private static final int PASSED_COUNT = 5;
    private static final int PASSED = 6;

    /// The most passed pawns of a side whose squares are stored; orthodox chess has no more.
    private static final int MAX_PASSED = 8;

    private final VariantTables t;
    private final int files;
    private final int ranks;

    /// The number of counts that an entry has for a side.
    private final int width;

    private final byte[] fileOf;

    /// Rank as the side counts ranks, by side and square.
    private final byte[] rankOf;

    /// Start of a pawn's attacks in `attackSquares`, by side, kind and square, with an end mark.
    private final int[] attackStart;

    private final int[] attackSquares;

    /// Squared advance times 100, by rank as a side counts ranks.
    private final int[] advancesSquared;

    private final long[] keys = new long[ENTRIES];
    private final int[] counts;
    private final short[] passedSquares = new short[2 * ENTRIES * MAX_PASSED];
    private final byte[] attacks;
    private final byte[] attacked;

    // Attacks of pawns as bitboards, by entry and side, on boards that have them.
    private final long[] attackedLow = new long[2 * ENTRIES];
    private final long[] attackedHigh = new long[2 * ENTRIES];

    // The structure being counted.
    private final int[] pawns;

    /// Ranks of the least and the most advanced pawn, by side and file, as the side counts ranks.
    private final int[] rearmost;

    private final int[] foremost;

    /// Ranks of the pawns, a bit each, by side and file.
    private final int[] ranksOf;

    /// A table for positions of a variant.
    public PawnHashTable(VariantTables tables) {
        t = tables;
        files = t.board.files();
        ranks = t.board.ranks();
        width = PASSED + ranks;
        int maxAdvance = Math.max(1, ranks - 3);
        advancesSquared = IntStream.range(0, ranks)
                .map(rank -> Math.max(0, rank - 1))
                .map(advance -> 100 * advance * advance / (maxAdvance * maxAdvance))
                .toArray();
        fileOf = new byte[t.squareCount];
        rankOf = new byte[2 * t.squareCount];
        for (int square = 0; square < t.squareCount; square++) {
            fileOf[square] = (byte) t.board.file(square);
            rankOf[square] = (byte) t.board.rank(square);
            rankOf[t.squareCount + square] = (byte) (ranks - 1 - t.board.rank(square));
        }
        attackStart = new int[t.programs.start.length + 1];
        attackSquares = pawnAttacks();
        counts = new int[ENTRIES * 2 * width];
        attacks = new byte[ENTRIES * 2 * t.squareCount];
        attacked = new byte[ENTRIES * t.squareCount];
        pawns = new int[2 * t.squareCount];
        rearmost = new int[2 * files];
        foremost = new int[2 * files];
        ranksOf = new int[2 * files];
    }

    /// Attacks of pawns by leaping, on an empty board.
    private int[] pawnAttacks() {
        IntList squares = new IntList();
        for (int i = 0; i < t.programs.start.length; i++) {
            attackStart[i] = squares.size();
            int side = i / (t.kindCount * t.squareCount);
            if ((t.pawns.kinds[side] >>> i / t.squareCount % t.kindCount & 1) != 0) {
                addPawnAttacks(t.programs.start[i], 2 - side, squares);
            }
        }
        attackStart[t.programs.start.length] = squares.size();
        return squares.toArray();
    }

    private void addPawnAttacks(int start, int enemy, IntList squares) {
        int at = start;
        while (MoveProgram.opcode(t.programs.code[at]) != Opcode.END) {
            int head = t.programs.code[at];
            int end = at + 1 + MoveProgram.length(head);
            boolean leaps = MoveProgram.opcode(head) == Opcode.LEAPS || MoveProgram.opcode(head) == Opcode.MARKED_LEAPS;
            for (int i = at + 1; leaps && (MoveProgram.ends(head) >>> enemy & 1) != 0 && i < end; i++) {
                squares.add(t.programs.code[i] & 255);
            }
            at = end;
        }
    }

    /// The entry of a position's pawns; it is computed unless it is there.
    public int find(PositionState p) {
        int entry = (int) (p.pawnHash >>> 32 ^ p.pawnHash) & ENTRIES - 1;
        // Without pawns the key is 0 and all counts are too, as in a table that is new.
        if (keys[entry] != p.pawnHash) {
            fill(p, entry);
            keys[entry] = p.pawnHash;
        }
        return entry;
    }

    /// The index in [#attacks] of the first square of an entry and side.
    public int attacksOf(int entry, int side) {
        return (2 * entry + side) * t.squareCount;
    }

    /// Number of pawns of the side attacking the square, by entry, side and square.
    public byte[] attacks() {
        return attacks;
    }

    /// 1 when a white pawn attacks the square, 2 when a black one does, 3 for both, by entry and square.
    public byte[] attacked() {
        return attacked;
    }

    /// The squares below 64 that a side's pawns attack.
    long attackedLow(int entry, int side) {
        return attackedLow[2 * entry + side];
    }

    /// The squares from 64 on that they attack.
    long attackedHigh(int entry, int side) {
        return attackedHigh[2 * entry + side];
    }

    /// The number of a side's pawns.
    public int pawns(int entry, int side) {
        return counts[(2 * entry + side) * width + PAWNS];
    }

    /// The number of pawns without a pawn of their own side on the adjacent files.
    public int isolated(int entry, int side) {
        return counts[(2 * entry + side) * width + ISOLATED];
    }

    /// The number of pawns with a pawn of their own side ahead on the file.
    public int doubled(int entry, int side) {
        return counts[(2 * entry + side) * width + DOUBLED];
    }

    /// The number of pawns that a pawn defends.
    public int supported(int entry, int side) {
        return counts[(2 * entry + side) * width + SUPPORTED];
    }

    /// The number of a side's passed pawns on a rank, counted from 0 at the side's own edge.
    public int passed(int entry, int side, int rank) {
        return counts[(2 * entry + side) * width + PASSED + rank];
    }

    /// Sum of the squared advances of pawns with a neighbour or a defending pawn, times 100.
    public int connected(int entry, int side) {
        return counts[(2 * entry + side) * width + CONNECTED];
    }

    /// The number of passed pawns whose squares are stored.
    int passedCount(int entry, int side) {
        return counts[(2 * entry + side) * width + PASSED_COUNT];
    }

    int passedSquare(int entry, int side, int number) {
        return passedSquares[(2 * entry + side) * MAX_PASSED + number];
    }

    /// The squared advance of a pawn times 100; the advance is 0 on its second rank
    /// and 1 on the last but one.
    int advanceSquared(int side, int square) {
        return advancesSquared[rankOf[side * t.squareCount + square]];
    }

    private void fill(PositionState p, int entry) {
        Arrays.fill(counts, 2 * entry * width, 2 * (entry + 1) * width, 0);
        Arrays.fill(attacks, attacksOf(entry, 0), attacksOf(entry + 1, 0), (byte) 0);
        Arrays.fill(rearmost, ranks);
        Arrays.fill(foremost, -1);
        Arrays.fill(ranksOf, 0);
        Arrays.fill(attacked, entry * t.squareCount, (entry + 1) * t.squareCount, (byte) 0);
        for (int side = 0; side < 2; side++) {
            attackedLow[2 * entry + side] = 0;
            attackedHigh[2 * entry + side] = 0;
            findPawns(p, side, entry);
        }
        for (int side = 0; side < 2; side++) {
            structure(side, entry);
        }
    }

    private void findPawns(PositionState p, int side, int entry) {
        long kinds = t.pawns.kinds[side];
        int count = 0;
        for (int i = side * p.squareCount, end = i + p.pieceCount[side]; i < end; i++) {
            int square = p.pieceList[i];
            int kind = p.kind[square];
            if ((kinds >>> kind & 1) != 0) {
                pawns[side * t.squareCount + count++] = square;
                int rank = rankOf[side * t.squareCount + square];
                int file = side * files + fileOf[square];
                rearmost[file] = Math.min(rearmost[file], rank);
                foremost[file] = Math.max(foremost[file], rank);
                ranksOf[file] |= 1 << rank;
                int at = (side * t.kindCount + kind) * t.squareCount + square;
                for (int j = attackStart[at]; j < attackStart[at + 1]; j++) {
                    addAttack(side, entry, attackSquares[j]);
                }
            }
        }
        counts[(2 * entry + side) * width + PAWNS] = count;
    }

    private void addAttack(int side, int entry, int square) {
        attacks[attacksOf(entry, side) + square]++;
        attacked[entry * t.squareCount + square] |= (byte) (1 << side);
        if (square < Long.SIZE) {
            attackedLow[2 * entry + side] |= 1L << square;
        } else {
            attackedHigh[2 * entry + side] |= 1L << square;
        }
    }

    private void structure(int side, int entry) {
        int enemyFiles = (side ^ 1) * files;
        int ownFiles = side * files;
        int at = (2 * entry + side) * width;
        for (int i = side * t.squareCount, end = i + counts[at + PAWNS]; i < end; i++) {
            int square = pawns[i];
            int file = fileOf[square];
            int rank = rankOf[side * t.squareCount + square];
            boolean alone = true;
            boolean free = rearmost[enemyFiles + file] == ranks || ranks - 1 - rearmost[enemyFiles + file] < rank;
            if (file > 0) {
                alone = foremost[ownFiles + file - 1] < 0;
                free &= isBehind(enemyFiles + file - 1, rank);
            }
            if (file < files - 1) {
                alone &= foremost[ownFiles + file + 1] < 0;
                free &= isBehind(enemyFiles + file + 1, rank);
            }
            counts[at + ISOLATED] += alone ? 1 : 0;
            counts[at + DOUBLED] += foremost[ownFiles + file] > rank ? 1 : 0;
            counts[at + PASSED + rank] += free ? 1 : 0;
            if (free && counts[at + PASSED_COUNT] < MAX_PASSED) {
                passedSquares[(2 * entry + side) * MAX_PASSED + counts[at + PASSED_COUNT]++] = (short) square;
            }
            boolean supported = attacks[attacksOf(entry, side) + square] != 0;
            counts[at + SUPPORTED] += supported ? 1 : 0;
            int beside = (file > 0 ? ranksOf[ownFiles + file - 1] : 0)
                    | (file < files - 1 ? ranksOf[ownFiles + file + 1] : 0);
            counts[at + CONNECTED] += supported || (beside >>> rank & 1) != 0 ? advanceSquared(side, square) : 0;
        }
    }

    /// True if all enemy pawns of a file are behind a pawn on that rank, or level with it.
    private boolean isBehind(int enemyFile, int rank) {
        return rearmost[enemyFile] == ranks || ranks - 1 - rearmost[enemyFile] <= rank;
    }
}
