package org.pieceworth.rules.fairy.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: the pieces of one kind that leap in few ways, such as the pawns of shogi or the stones of clobber, looked at
/// together: each leap is one shift of their bitboard, however many they are. Counts what a look at each of them would.
final class LeaperSurvey {

    private static final int MOST_LEAPS = 4;

    /// The side and the kind.
    final int piece;

    private final int side;

    /// By leap, the square that it goes to less the one that it begins at.
    private final int[] leaps;

    /// By leap and word: the squares where it may begin when it takes, then those when it takes nothing.
    private final long[] begins;

    /// The enemy's kinds that they threaten, by side and kind.
    private final int[] threatened;

    private LeaperSurvey(int side, int piece, List<Integer> leaps, long[] begins, int[] threatened) {
        this.side = side;
        this.piece = piece;
        this.leaps = leaps.stream().mapToInt(Integer::intValue).toArray();
        this.begins = begins;
        this.threatened = threatened;
    }

    /// Those of a side's kinds that leap in few ways and move in no other way.
    ///
    /// @param values by kind
    /// @param threatBound by kind: it threatens what is worth more than this
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
        TreeSet<Integer> leaps = new TreeSet<>();
        for (int square = 0; square < t.squareCount; square++) {
            int begin = square;
            if (!leapsOnly(t, piece, square)) {
                return Optional.empty();
            }
            for (boolean taking : new boolean[] {true, false}) {
                targets(t, piece, square, taking).forEach(target -> leaps.add(target - begin));
            }
        }
        // Of those with more leaps there are seldom enough on a board for this to be faster.
        if (leaps.isEmpty() || leaps.size() > MOST_LEAPS || leaps.first() <= -Long.SIZE || leaps.last() >= Long.SIZE) {
            return Optional.empty();
        }
        List<Integer> inOrder = List.copyOf(leaps);
        long[] begins = new long[4 * inOrder.size()];
        for (int square = 0; square < t.squareCount; square++) {
            for (boolean taking : new boolean[] {true, false}) {
                for (int target : targets(t, piece, square, taking)) {
                    int at = 4 * inOrder.indexOf(target - square) + (taking ? 0 : 2);
                    begins[at + square / Long.SIZE] |= 1L << square;
                }
            }
        }
        return Optional.of(new LeaperSurvey(side, piece, inOrder, begins, threatened));
    }

    /// Whether a piece neither slides nor leaps lamely from a square.
    private static boolean leapsOnly(VariantTables t, int piece, int square) {
        int at = t.reach.start[piece * t.squareCount + square];
        int group = t.bitboards.wide ? 3 : 2;
        return t.reach.sets[at] == 0 && t.reach.sets[at + group] == 0 && t.reach.sets[at + 2 * group] == 0;
    }

    /// Where a piece leaps to when it takes, or when it takes nothing.
    private static List<Integer> targets(VariantTables t, int piece, int square, boolean taking) {
        int both = t.reach.start[piece * t.squareCount + square];
        int group = t.bitboards.wide ? 3 : 2;
        int one = both + (taking ? group : 2 * group);
        List<Integer> targets = new ArrayList<>();
        for (int target = 0; target < t.squareCount; target++) {
            int word = 1 + target / Long.SIZE;
            if (((t.reach.sets[both + word] | t.reach.sets[one + word]) >>> target & 1) != 0) {
                targets.add(target);
            }
        }
        return targets;
    }

    /// Whether so many pieces are sooner looked at together than one by one.
    boolean isFor(PositionState p) {
        return Long.bitCount(p.kindLow[piece]) + Long.bitCount(p.kindHigh[piece]) > leaps.length;
    }

    /// Looks at all of them.
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
            int at = 4 * leap;
            long capturesLow = low(low & begins[at], high & begins[at + 1], by);
            long capturesHigh = high(low & begins[at], high & begins[at + 1], by);
            long quietLow = low(low & begins[at + 2], high & begins[at + 3], by);
            long quietHigh = high(low & begins[at + 2], high & begins[at + 3], by);
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

    /// The low word of a bitboard of two that is moved up by fewer than 64 squares, or down where they are negative.
    /// Only the last six bits of a distance count in Java, so that -by stands for 64 - by.
    private static long low(long low, long high, int by) {
        return by > 0 ? low << by : low >>> -by | high << by;
    }

    private static long high(long low, long high, int by) {
        return by > 0 ? high << by | low >>> -by : high >>> -by;
    }
}
