package org.pieceworth.rules.fairy.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: the pieces of one kind that leap in few ways, such as the pawns of shogi or the stones of clobber, surveyed
/// together: each leap is one shift of their bitboard, independent of their number. The counts equal those of a survey
/// of each piece.
final class LeaperSurvey {

    private static final int MAX_LEAPS = 4;

    /// Words of [#begins] for each leap: two for captures, then two for quiet moves.
    private static final int WORDS = 4;

    private static final int QUIET = 2;

    /// The side and the kind.
    final int piece;

    private final int side;

    /// Target square minus origin, by leap.
    private final int[] leaps;

    /// Origins of captures, then those of quiet moves, by leap and word.
    private final long[] begins;

    /// The enemy's kinds that they threaten, by side and kind.
    private final int[] threatened;

    /// @param begins by leap: its origins, as in [#begins]
    private LeaperSurvey(int side, int piece, SortedMap<Integer, long[]> begins, int[] threatened) {
        this.side = side;
        this.piece = piece;
        leaps = begins.keySet().stream().mapToInt(Integer::intValue).toArray();
        this.begins = begins.values().stream().flatMapToLong(LongStream::of).toArray();
        this.threatened = threatened;
    }

    /// The kinds of a side that leap in few ways and have no other moves.
    ///
    /// @param values by kind
    /// @param threatBound by kind: the value above which a piece is threatened by it
    static List<LeaperSurvey> of(VariantTables t, int side, int[] values, int[] threatBound) {
        List<LeaperSurvey> found = new ArrayList<>();
        long kinds = t.mobileKinds(side) & ~t.reach.without[side];
        for (int kind = 0; kind < t.kindCount; kind++) {
            if ((kinds >>> kind & 1) != 0) {
                int bound = threatBound[kind];
                int[] threatened = IntStream.range(0, t.kindCount)
                        .filter(other -> values[other] > bound)
                        .map(other -> (side ^ 1) * t.kindCount + other)
                        .toArray();
                of(t, side, side * t.kindCount + kind, threatened).ifPresent(found::add);
            }
        }
        return found;
    }

    private static Optional<LeaperSurvey> of(VariantTables t, int side, int piece, int[] threatened) {
        SortedMap<Integer, long[]> begins = new TreeMap<>();
        for (int square = 0; square < t.squareCount; square++) {
            int program = piece * t.squareCount + square;
            if (!t.reach.leapsOnly(program)) {
                return Optional.empty();
            }
            for (int word = 0; word <= (t.bitboards.wide ? 1 : 0); word++) {
                add(t.reach.leaps(program, true, word), word, square, 0, begins);
                add(t.reach.leaps(program, false, word), word, square, QUIET, begins);
            }
        }
        // Kinds with more leaps seldom have enough pieces on a board for this to be faster.
        boolean few = !begins.isEmpty() && begins.size() <= MAX_LEAPS;
        return few && begins.firstKey() > -Long.SIZE && begins.lastKey() < Long.SIZE
                ? Optional.of(new LeaperSurvey(side, piece, begins, threatened))
                : Optional.empty();
    }

    /// Adds a square to the origins of the leaps to some targets.
    private static void add(long targets, int word, int square, int sort, Map<Integer, long[]> begins) {
        for (long left = targets; left != 0; left &= left - 1) {
            int target = word * Long.SIZE + Long.numberOfTrailingZeros(left);
            begins.computeIfAbsent(target - square, _ -> new long[WORDS])[sort + square / Long.SIZE] |= 1L << square;
        }
    }

    /// True if the pieces are so many that it is faster to look at them together than one by one.
    boolean isFor(PositionState p) {
        return Long.bitCount(p.kindLow[piece]) + Long.bitCount(p.kindHigh[piece]) > leaps.length;
    }

    /// Surveys all pieces of the kind.
    ///
    /// @param occupied by word
    /// @param pawnAttacks by side and word
    void look(PositionState p, AttackSets sets, long[] occupied, long[] pawnAttacks, SurveyCounts counts) {
        int enemy = side ^ 1;
        long low = p.kindLow[piece];
        long high = p.kindHigh[piece];
        long openLow = ~(occupied[0] | pawnAttacks[2 * enemy]);
        long openHigh = ~(occupied[1] | pawnAttacks[2 * enemy + 1]);
        long worthLow = 0;
        long worthHigh = 0;
        for (int other : threatened) {
            worthLow |= p.kindLow[other];
            worthHigh |= p.kindHigh[other];
        }
        int moves = 0;
        int threats = 0;
        int hits = 0;
        long attackersLow = 0;
        long attackersHigh = 0;
        for (int leap = 0; leap < leaps.length; leap++) {
            int by = leaps[leap];
            int at = WORDS * leap;
            long capturesLow = low(low & begins[at], high & begins[at + 1], by);
            long capturesHigh = high(low & begins[at], high & begins[at + 1], by);
            long quietLow = low(low & begins[at + QUIET], high & begins[at + QUIET + 1], by);
            long quietHigh = high(low & begins[at + QUIET], high & begins[at + QUIET + 1], by);
            sets.add(side, piece, 0, capturesLow, quietLow);
            sets.add(side, piece, 1, capturesHigh, quietHigh);
            long takenLow = capturesLow & p.sideLow[enemy];
            long takenHigh = capturesHigh & p.sideHigh[enemy];
            moves += Long.bitCount(takenLow | quietLow & openLow) + Long.bitCount(takenHigh | quietHigh & openHigh);
            threats += Long.bitCount(takenLow & worthLow) + Long.bitCount(takenHigh & worthHigh);
            long hitLow = sets.zone[2 * enemy] & (takenLow | quietLow & ~occupied[0]);
            long hitHigh = sets.zone[2 * enemy + 1] & (takenHigh | quietHigh & ~occupied[1]);
            hits += Long.bitCount(hitLow) + Long.bitCount(hitHigh);
            attackersLow |= low(hitLow, hitHigh, -by);
            attackersHigh |= high(hitLow, hitHigh, -by);
        }
        counts.mobility[piece] += moves;
        counts.threats[side] += threats;
        counts.kingAttackers[side] += Long.bitCount(attackersLow) + Long.bitCount(attackersHigh);
        counts.kingZoneHits[side] += hits;
    }

    /// The low word of a two-word bitboard shifted up by fewer than 64 squares, or down if `by` is negative. Java uses
    /// only the last six bits of a distance, so that -by stands for 64 - by.
    private static long low(long low, long high, int by) {
        return by > 0 ? low << by : low >>> -by | high << by;
    }

    private static long high(long low, long high, int by) {
        return by > 0 ? high << by | low >>> -by : high >>> -by;
    }
}
