package org.pieceworth.rules.fairy.evaluation;

import java.util.Arrays;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.fairy.state.Reach;

/// Kernel: a [PositionSurvey] by bitboards. Pieces without a table of reached squares, such as hoppers, are walked
/// individually.
public final class BitboardSurvey {

    private static final int HIGH = 1;

    private final VariantTables t;
    private final boolean wide;
    private final int words;

    /// Values in 1/100 move, by kind.
    private final int[] values;

    /// Value above which the kind threatens a piece, by kind.
    private final int[] threatBound;

    private final int greatest;

    private final int[] royalKinds;

    /// Pawns and royal pieces of a side, each by side and kind.
    private final int[][] pawnsAndKings;

    /// Other pieces of a side without a table, each by side and kind.
    private final int[][] walked;

    /// Kinds of a side surveyed together if their pieces are many.
    private final LeaperSurvey[][] leapers;

    private final boolean walks;
    private final WalkSurvey walk;

    /// The square and its neighbours, one or two words per square.
    private final long[] kingZones;

    // Squares by side and word.
    private final long[] zone;
    private final long[] attacked;
    private final long[] pawnAttacks = new long[4];
    private final long[] occupied = new long[2];
    private final AttackSets sets;

    BitboardSurvey(VariantTables tables, int[] values, AttackSets sets, WalkSurvey walk) {
        t = tables;
        this.sets = sets;
        this.walk = walk;
        zone = sets.zone;
        attacked = sets.attacked;
        this.values = values;
        threatBound = Arrays.stream(values).map(value -> value * 5 / 4).toArray();
        greatest = Arrays.stream(values).max().orElse(0);
        wide = t.bitboards.wide;
        words = wide ? 2 : 1;
        royalKinds = IntStream.range(0, t.kindCount)
                .filter(kind -> (t.kinds.royal >>> kind & 1) != 0)
                .toArray();
        pawnsAndKings = pieces(side -> ~t.mobileKinds(side));
        walked = pieces(side -> t.mobileKinds(side) & t.reach.without[side]);
        leapers = IntStream.range(0, 2)
                .mapToObj(side -> LeaperSurvey.of(t, side, values, threatBound).toArray(LeaperSurvey[]::new))
                .toArray(LeaperSurvey[][]::new);
        walks = walked[0].length + walked[1].length > 0;
        kingZones = new long[words * t.squareCount];
        for (int square = 0; square < t.squareCount; square++) {
            add(square, square);
            for (int near : t.ends.neighbours[square]) {
                add(square, near);
            }
        }
    }

    private int[][] pieces(IntToLongFunction kindsOfSide) {
        return IntStream.range(0, 2)
                .mapToObj(side -> IntStream.range(0, t.kindCount)
                        .filter(kind -> (kindsOfSide.applyAsLong(side) >>> kind & 1) != 0)
                        .map(kind -> side * t.kindCount + kind)
                        .toArray())
                .toArray(int[][]::new);
    }

    private void add(int king, int square) {
        kingZones[words * king + (square < Long.SIZE ? 0 : HIGH)] |= 1L << square;
    }

    /// Surveys a position.
    ///
    /// @param entry the entry of its pawns in their table
    void look(PositionState p, PawnHashTable pawns, int entry, SurveyCounts counts) {
        counts.clear();
        sets.clear(pawns, entry);
        occupied[0] = p.occupiedLow();
        occupied[HIGH] = p.occupiedHigh();
        for (int side = 0; side < 2; side++) {
            pawnAttacks[2 * side] = pawns.attackedLow(entry, side);
            pawnAttacks[2 * side + HIGH] = pawns.attackedHigh(entry, side);
            king(p, side, counts);
        }
        if (walks) {
            walk.mark(p, pawns, entry);
        }
        for (int side = 0; side < 2; side++) {
            pieces(p, side, counts);
            pawnThreats(p, side, pawns, entry, counts);
        }
        for (int side = 0; side < 2; side++) {
            counts.hanging[side] = hanging(p, side ^ 1);
        }
    }

    private void king(PositionState p, int side, SurveyCounts counts) {
        if (p.royalCount[side] != 1) {
            return;
        }
        int at = words * p.kingSquare[side];
        zone[2 * side] = kingZones[at];
        counts.emptyKingZone[side] = Long.bitCount(kingZones[at] & ~occupied[0]);
        if (wide) {
            zone[2 * side + HIGH] = kingZones[at + HIGH];
            counts.emptyKingZone[side] += Long.bitCount(kingZones[at + HIGH] & ~occupied[HIGH]);
        }
        for (long left = t.pawns.kinds[side]; left != 0; left &= left - 1) {
            int piece = side * t.kindCount + Long.numberOfTrailingZeros(left);
            counts.shelter[side] += Long.bitCount(p.kindLow[piece] & zone[2 * side])
                    + (wide ? Long.bitCount(p.kindHigh[piece] & zone[2 * side + HIGH]) : 0);
        }
    }

    private void pieces(PositionState p, int side, SurveyCounts counts) {
        long low = p.sideLow[side];
        long high = p.sideHigh[side];
        for (int piece : pawnsAndKings[side]) {
            low &= ~p.kindLow[piece];
            high &= ~p.kindHigh[piece];
        }
        for (int piece : walked[side]) {
            walk(p, side, piece, counts);
            low &= ~p.kindLow[piece];
            high &= ~p.kindHigh[piece];
        }
        for (LeaperSurvey leaper : leapers[side]) {
            if (leaper.isFor(p)) {
                leaper.look(p, sets, occupied, pawnAttacks, counts);
                low &= ~p.kindLow[leaper.piece];
                high &= ~p.kindHigh[leaper.piece];
            }
        }
        for (long left = low; left != 0; left &= left - 1) {
            int square = Long.numberOfTrailingZeros(left);
            piece(p, side, p.kind[square], square, counts);
        }
        for (long left = high; left != 0; left &= left - 1) {
            int square = Long.SIZE + Long.numberOfTrailingZeros(left);
            piece(p, side, p.kind[square], square, counts);
        }
    }

    private void walk(PositionState p, int side, int piece, SurveyCounts counts) {
        int kind = piece - side * t.kindCount;
        for (long left = p.kindLow[piece]; left != 0; left &= left - 1) {
            walk.piece(p, side, kind, Long.numberOfTrailingZeros(left), counts);
        }
        for (long left = p.kindHigh[piece]; left != 0; left &= left - 1) {
            walk.piece(p, side, kind, Long.SIZE + Long.numberOfTrailingZeros(left), counts);
        }
    }

    private void piece(PositionState p, int side, int kind, int square, SurveyCounts counts) {
        int piece = side * t.kindCount + kind;
        int enemy = side ^ 1;
        long enemiesLow = p.sideLow[enemy];
        long emptyLow = ~(occupied[0] | pawnAttacks[2 * enemy]);
        int at = reach(p, t.reach.start[piece * t.squareCount + square]);
        long reachLow = p.reachLow;
        long reachHigh = p.reachHigh;
        int moves;
        int hits;
        long takenLow;
        long takenHigh = 0;
        if ((t.reach.divergent[side] >>> kind & 1) == 0) {
            takenLow = reachLow & enemiesLow;
            moves = Long.bitCount(reachLow & (enemiesLow | emptyLow));
            hits = Long.bitCount(reachLow & zone[2 * enemy] & (enemiesLow | ~occupied[0]));
            sets.add(side, piece, 0, reachLow, reachLow);
            if (wide) {
                long enemiesHigh = p.sideHigh[enemy];
                takenHigh = reachHigh & enemiesHigh;
                moves += Long.bitCount(reachHigh & (enemiesHigh | ~(occupied[HIGH] | pawnAttacks[2 * enemy + HIGH])));
                hits += Long.bitCount(reachHigh & zone[2 * enemy + HIGH] & (enemiesHigh | ~occupied[HIGH]));
                sets.add(side, piece, HIGH, reachHigh, reachHigh);
            }
        } else {
            at = reach(p, at);
            long capturesLow = reachLow | p.reachLow;
            long capturesHigh = reachHigh | p.reachHigh;
            reach(p, at);
            long quietLow = reachLow | p.reachLow;
            long quietHigh = reachHigh | p.reachHigh;
            takenLow = capturesLow & enemiesLow;
            moves = Long.bitCount(quietLow & emptyLow) + Long.bitCount(takenLow);
            hits = Long.bitCount(quietLow & ~occupied[0] & zone[2 * enemy]) + Long.bitCount(takenLow & zone[2 * enemy]);
            sets.add(side, piece, 0, capturesLow, quietLow);
            if (wide) {
                takenHigh = capturesHigh & p.sideHigh[enemy];
                moves += Long.bitCount(quietHigh & ~(occupied[HIGH] | pawnAttacks[2 * enemy + HIGH]))
                        + Long.bitCount(takenHigh);
                hits += Long.bitCount(quietHigh & ~occupied[HIGH] & zone[2 * enemy + HIGH])
                        + Long.bitCount(takenHigh & zone[2 * enemy + HIGH]);
                sets.add(side, piece, HIGH, capturesHigh, quietHigh);
            }
        }
        counts.mobility[piece] += moves;
        if (hits > 0) {
            counts.kingAttackers[side]++;
            counts.kingZoneHits[side] += hits;
        }
        int bound = threatBound[kind];
        if (bound < greatest) {
            counts.threats[side] +=
                    threats(p, takenLow, 0, bound) + (wide ? threats(p, takenHigh, Long.SIZE, bound) : 0);
        }
    }

    private int reach(PositionState p, int start) {
        return Reach.find(p, start, occupied[0], occupied[HIGH]);
    }

    private int threats(PositionState p, long taken, int firstSquare, int bound) {
        int count = 0;
        for (long left = taken; left != 0; left &= left - 1) {
            count += values[p.kind[firstSquare + Long.numberOfTrailingZeros(left)]] > bound ? 1 : 0;
        }
        return count;
    }

    /// Pawns threaten all pieces but pawns and royal ones; each attack counts.
    private void pawnThreats(PositionState p, int side, PawnHashTable pawns, int entry, SurveyCounts counts) {
        int at = pawns.attacksOf(entry, side);
        long mobile = t.mobileKinds(side ^ 1);
        for (int word = 0; word < words; word++) {
            long enemies = word == 0 ? p.sideLow[side ^ 1] : p.sideHigh[side ^ 1];
            for (long left = pawnAttacks[2 * side + word] & enemies; left != 0; left &= left - 1) {
                int square = word * Long.SIZE + Long.numberOfTrailingZeros(left);
                if ((mobile >>> p.kind[square] & 1) != 0) {
                    counts.threats[side] += pawns.attacks()[at + square];
                }
            }
        }
    }

    /// The number of a side's attacked and undefended pieces, without royal ones.
    private int hanging(PositionState p, int side) {
        int enemy = side ^ 1;
        long low = p.sideLow[side] & attacked[2 * enemy] & ~(attacked[2 * side] | zone[2 * side]);
        long high = wide
                ? p.sideHigh[side] & attacked[2 * enemy + HIGH] & ~(attacked[2 * side + HIGH] | zone[2 * side + HIGH])
                : 0;
        for (int kind : royalKinds) {
            low &= ~p.kindLow[side * t.kindCount + kind];
            high &= ~p.kindHigh[side * t.kindCount + kind];
        }
        return Long.bitCount(low) + Long.bitCount(high);
    }
}
