package org.pieceworth.rules.fairy.evaluation;

import java.util.Arrays;
import org.pieceworth.rules.fairy.compile.Opcode;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.fairy.state.TargetRange;

/// Kernel: a [PositionSurvey] of any pieces on any board, by following their moves.
final class WalkSurvey {

    private static final int PAWN = 1;
    private static final int KING_ZONE = 4;
    private static final int PIECE = 16;
    private static final int ATTACKED = PAWN | PIECE;
    private static final int DEFENDED = PAWN | PIECE | KING_ZONE;

    private final VariantTables t;
    private final int[] values;

    /// Marks by square: [#PAWN] when a pawn attacks it, [#KING_ZONE] at the king, [#PIECE] when a piece
    /// attacks or defends a piece there, all of White, with Black's one bit higher.
    private final byte[] marks;

    private final AttackSets sets;
    private final boolean hasSets;
    private final long[] captures = new long[2];
    private final long[] quiet = new long[2];

    /// @param values values by kind, in 1/100 move
    /// @param sets receives the squares reached, in variants with bitboards
    WalkSurvey(VariantTables tables, int[] values, AttackSets sets) {
        t = tables;
        this.values = values;
        this.sets = sets;
        marks = new byte[t.squareCount];
        hasSets = t.bitboards.usable;
    }

    /// Surveys a position.
    ///
    /// @param entry the entry of its pawns in their table
    void look(PositionState p, PawnHashTable pawns, int entry, SurveyCounts counts) {
        counts.clear();
        if (hasSets) {
            sets.clear(pawns, entry);
        }
        mark(p, pawns, entry);
        for (int side = 0; side < 2; side++) {
            king(p, side, counts);
        }
        for (int side = 0; side < 2; side++) {
            pieces(p, side, pawns, entry, counts);
        }
        for (int side = 0; side < 2; side++) {
            counts.hanging[side] = countHanging(p, side ^ 1);
        }
    }

    /// Marks the attacks of pawns and the squares of kings, for [#piece].
    void mark(PositionState p, PawnHashTable pawns, int entry) {
        System.arraycopy(pawns.attacked(), entry * marks.length, marks, 0, marks.length);
        for (int side = 0; side < 2; side++) {
            if (p.royalCount[side] == 1) {
                byte bit = (byte) (KING_ZONE << side);
                int king = p.kingSquare[side];
                marks[king] |= bit;
                for (int near : t.ends.neighbours[king]) {
                    marks[near] |= bit;
                }
            }
        }
    }

    private void king(PositionState p, int side, SurveyCounts counts) {
        if (p.royalCount[side] != 1) {
            return;
        }
        int king = p.kingSquare[side];
        zone(side, king);
        for (int near : t.ends.neighbours[king]) {
            zone(side, near);
            counts.emptyKingZone[side] += p.side[near] == 0 ? 1 : 0;
            if (p.side[near] == side + 1 && (t.pawns.kinds[side] >>> p.kind[near] & 1) != 0) {
                counts.shelter[side]++;
            }
        }
    }

    private void zone(int side, int square) {
        if (hasSets) {
            sets.zone[2 * side + (square >>> 6)] |= 1L << square;
        }
    }

    private void pieces(PositionState p, int side, PawnHashTable pawns, int entry, SurveyCounts counts) {
        long kinds = t.mobileKinds(side);
        int attacks = pawns.attacksOf(entry, side ^ 1);
        for (int i = side * p.squareCount, end = i + p.pieceCount[side]; i < end; i++) {
            int square = p.pieceList[i];
            int kind = p.kind[square];
            if ((kinds >>> kind & 1) != 0) {
                counts.threats[side ^ 1] += pawns.attacks()[attacks + square];
                piece(p, side, kind, square, counts);
            }
        }
    }

    /// The number of a side's attacked and undefended pieces, without royal ones.
    private int countHanging(PositionState p, int side) {
        int attacked = ATTACKED << (side ^ 1);
        int defended = DEFENDED << side;
        int count = 0;
        for (int i = side * p.squareCount, end = i + p.pieceCount[side]; i < end; i++) {
            int square = p.pieceList[i];
            int mark = marks[square];
            if ((mark & attacked) != 0 && (mark & defended) == 0 && (t.kinds.royal >>> p.kind[square] & 1) == 0) {
                count++;
            }
        }
        return count;
    }

    /// Counts the squares that a piece reaches that is neither pawn nor royal.
    void piece(PositionState p, int side, int kind, int from, SurveyCounts counts) {
        int[] code = t.programs.code;
        byte[] sideOf = p.side;
        int index = side * t.kindCount + kind;
        int at = t.programs.start[index * t.squareCount + from];
        int pawnAttacked = 2 * PAWN >> side;
        int zone = 2 * KING_ZONE >> side;
        int attacked = PIECE << side;
        int enemy = 2 - side;
        int own = values[kind] * 5 / 4;
        int moves = 0;
        int hits = 0;
        Arrays.fill(captures, 0);
        Arrays.fill(quiet, 0);
        while (true) {
            int head = code[at++];
            int opcode = head & 15;
            if (opcode == Opcode.END) {
                break;
            }
            int ends = head >>> 4 & 15;
            int end = at + (head >>> 8);
            int last = end;
            int first = at;
            if (opcode > Opcode.MARKED_SLIDE) {
                first = TargetRange.first(p, opcode, at, end);
                last = TargetRange.last(p, opcode, first, at, end);
            }
            boolean slides = opcode != Opcode.LEAPS && opcode != Opcode.MARKED_LEAPS;
            for (int i = first; i < last; i++) {
                int to = code[i] & 255;
                int there = sideOf[to];
                int mark = marks[to];
                if (hasSets) {
                    captures[to >>> 6] |= (long) (ends >>> enemy & 1) << to;
                    quiet[to >>> 6] |= (long) (ends & 1) << to;
                }
                if (there != 0 && (ends >>> enemy & 1) != 0) {
                    marks[to] = (byte) (mark | attacked);
                }
                if ((ends >>> there & 1) != 0) {
                    if (there == enemy) {
                        moves++;
                        if (values[p.kind[to]] > own) {
                            counts.threats[side]++;
                        }
                    } else if ((mark & pawnAttacked) == 0) {
                        moves++;
                    }
                    hits += (mark & zone) != 0 ? 1 : 0;
                }
                if (slides && there != 0) {
                    break;
                }
            }
            at = end;
        }
        if (hasSets) {
            sets.add(side, index, 0, captures[0], quiet[0]);
            sets.add(side, index, 1, captures[1], quiet[1]);
        }
        counts.mobility[index] += moves;
        if (hits > 0) {
            counts.kingAttackers[side]++;
            counts.kingZoneHits[side] += hits;
        }
    }
}
