package org.pieceworth.rules.fairy;

import java.util.Arrays;
import org.pieceworth.rules.fairy.compile.Opcode;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.evaluation.PawnHashTable;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.fairy.state.TargetRange;
import org.pieceworth.rules.position.Side;

/// Kernel: mobility, attacks on kings, threats and pawn structure of both sides, in one pass over the board. Used
/// again for any number of positions of one variant; nothing is allocated by [#look].
///
/// Mobility counts squares that a piece could move to at once, royal safety aside: those that are empty and not
/// attacked by an enemy pawn, and those with an enemy piece. Pawns and royal pieces have none here.
public final class EvaluationSurvey {

    private static final int PAWN = 1;
    private static final int KING_ZONE = 4;
    private static final int PIECE = 16;
    private static final int ATTACKED = PAWN | PIECE;
    private static final int DEFENDED = PAWN | PIECE | KING_ZONE;

    private final VariantTables t;

    /// By type, in hundredths of a move; royal ones 0, since they cannot be threatened for gain.
    private final int[] values;
    private final long[] mobileKinds;

    private final int[] mobility;
    private final int[] kingAttackers = new int[2];
    private final int[] kingZoneHits = new int[2];
    private final int[] shelter = new int[2];
    private final int[] droppable = new int[2];

    /// By side: how many squares beside the king are empty.
    private final int[] emptyKingZone = new int[2];

    private final int[] threats = new int[2];
    private final int[] hanging = new int[2];
    private final PawnHashTable pawns;

    /// Where the pawns of the position are in their table.
    private int pawnEntry;

    /// By square: [#PAWN] when a pawn attacks it, [#KING_ZONE] at the king, [#PIECE] when a piece attacks or defends
    /// a piece there, all of White, with Black's one bit higher.
    private final byte[] marks;

    /// A survey for positions of a variant.
    public EvaluationSurvey(VariantRules rules) {
        t = rules.tables();
        values = mobilityValues(rules);
        mobileKinds = new long[] {~(t.kinds.royal | t.pawns.kinds[0]), ~(t.kinds.royal | t.pawns.kinds[1])};
        pawns = new PawnHashTable(t);
        mobility = new int[2 * t.kindCount];
        marks = new byte[t.squareCount];
    }

    /// The mobility of the pieces of a type together.
    public int mobility(Side side, int type) {
        return mobility[side.ordinal() * t.kindCount + type];
    }

    /// How strongly a side attacks the enemy king: its moves into the king's zone times the pieces that have them,
    /// 5 at most; a single piece attacks nothing. Pieces in hand that can be dropped, 3 at most, attack with the
    /// others and can go to every empty square there.
    public int kingAttack(Side side) {
        int dropped = Math.min(3, droppable[side.ordinal()]);
        int many = kingAttackers[side.ordinal()] + dropped;
        int squares = kingZoneHits[side.ordinal()] + (dropped > 0 ? emptyKingZone[side.ordinal() ^ 1] : 0);
        return many > 1 ? squares * Math.min(many, 5) : 0;
    }

    /// How many own pawns are beside the king, 3 at most.
    public int shelter(Side side) {
        return Math.min(3, shelter[side.ordinal()]);
    }

    private static int[] mobilityValues(VariantRules rules) {
        double[] mobility = rules.expectedMobility();
        int squares = rules.variant().board().squares();
        int[] values = new int[rules.letters().length()];
        for (int type = 0; type < values.length; type++) {
            // A compensated sum, unlike totalMobility(): the advisor of xiangqi is at 27.5.
            double sum = Arrays.stream(mobility, type * squares, (type + 1) * squares)
                    .sum();
            values[type] = rules.isRoyal(type) ? 0 : (int) Math.round(100 * sum / squares);
        }
        return values;
    }

    /// How many enemy pieces a side attacks with a pawn, or with something that has a quarter fewer moves on
    /// average.
    public int threats(Side side) {
        return threats[side.ordinal()];
    }

    /// How many enemy pieces and pawns a side attacks that nothing defends.
    public int hanging(Side side) {
        return hanging[side.ordinal()];
    }

    /// How many passed pawns a side has on a rank, as the side counts ranks from 0.
    public int passed(Side side, int rank) {
        return pawns.passed(pawnEntry, side.ordinal(), rank);
    }

    /// How many pawns a side has on the board.
    public int pawns(Side side) {
        return pawns.pawns(pawnEntry, side.ordinal());
    }

    /// How many pawns have none of their own side on the next files.
    public int isolated(Side side) {
        return pawns.isolated(pawnEntry, side.ordinal());
    }

    /// How many pawns have one of their own side ahead on the file.
    public int doubled(Side side) {
        return pawns.doubled(pawnEntry, side.ordinal());
    }

    /// How many pawns are defended by a pawn.
    public int supported(Side side) {
        return pawns.supported(pawnEntry, side.ordinal());
    }

    /// Surveys a position.
    public void look(VariantPosition position) {
        PositionState p = position.state();
        clear();
        pawns(p);
        for (int side = 0; side < 2; side++) {
            king(p, side);
        }
        for (int side = 0; side < 2; side++) {
            pieces(p, side);
        }
        for (int side = 0; side < 2; side++) {
            hanging[side] = countHanging(p, side ^ 1);
        }
    }

    private void clear() {
        Arrays.fill(mobility, 0);
        for (int side = 0; side < 2; side++) {
            kingAttackers[side] = 0;
            kingZoneHits[side] = 0;
            shelter[side] = 0;
            droppable[side] = 0;
            emptyKingZone[side] = 0;
            threats[side] = 0;
        }
    }

    /// Marks what pawns attack, and nothing else.
    private void pawns(PositionState p) {
        pawnEntry = pawns.find(p);
        System.arraycopy(pawns.attacked(), pawnEntry * marks.length, marks, 0, marks.length);
    }

    private void king(PositionState p, int side) {
        droppable[side] = t.variant.hands().drops() ? p.inHand[side] : 0;
        if (p.royalCount[side] != 1) {
            return;
        }
        int king = p.kingSquare[side];
        byte bit = (byte) (KING_ZONE << side);
        marks[king] |= bit;
        for (int near : t.ends.neighbours[king]) {
            marks[near] |= bit;
            emptyKingZone[side] += p.side[near] == 0 ? 1 : 0;
            if (p.side[near] == side + 1 && (t.pawns.kinds[side] >>> p.kind[near] & 1) != 0) {
                shelter[side]++;
            }
        }
    }

    private void pieces(PositionState p, int side) {
        long kinds = mobileKinds[side];
        int attacks = pawns.attacksOf(pawnEntry, side ^ 1);
        for (int i = side * p.squareCount, end = i + p.pieceCount[side]; i < end; i++) {
            int square = p.pieceList[i];
            int kind = p.kind[square];
            if ((kinds >>> kind & 1) != 0) {
                threats[side ^ 1] += pawns.attacks()[attacks + square];
                pieceMobility(p, side, kind, square);
            }
        }
    }

    /// How many pieces of a side, royal ones aside, are attacked and not defended.
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

    private void pieceMobility(PositionState p, int side, int kind, int from) {
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
                if (there != 0 && (ends >>> enemy & 1) != 0) {
                    marks[to] = (byte) (mark | attacked);
                }
                if ((ends >>> there & 1) != 0) {
                    if (there == enemy) {
                        moves++;
                        if (values[p.kind[to]] > own) {
                            threats[side]++;
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
        mobility[index] += moves;
        if (hits > 0) {
            kingAttackers[side]++;
            kingZoneHits[side] += hits;
        }
    }
}
