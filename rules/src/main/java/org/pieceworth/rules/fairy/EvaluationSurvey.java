package org.pieceworth.rules.fairy;

import java.util.Arrays;
import org.pieceworth.rules.IntList;
import org.pieceworth.rules.fairy.compile.MoveProgram;
import org.pieceworth.rules.fairy.compile.Opcode;
import org.pieceworth.rules.fairy.compile.VariantTables;
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
    private final int files;
    private final int ranks;
    private final byte[] fileOf;

    /// By side and square: the rank as the side counts them.
    private final byte[] rankOf;

    private final long[] mobileKinds;

    /// By side, kind and square, and one more: where a pawn's attacks begin in `pawnAttackSquares`.
    private final int[] pawnAttackStart;

    private final int[] pawnAttackSquares;

    private final int[] mobility;
    private final int[] kingAttackers = new int[2];
    private final int[] kingZoneHits = new int[2];
    private final int[] shelter = new int[2];
    private final int[] droppable = new int[2];

    /// By side: how many squares beside the king are empty.
    private final int[] emptyKingZone = new int[2];

    private final int[] threats = new int[2];
    private final int[] hanging = new int[2];
    private final int[] passed;
    private final int[] isolated = new int[2];
    private final int[] doubled = new int[2];
    private final int[] supported = new int[2];

    /// By square: [#PAWN] when a pawn attacks it, [#KING_ZONE] at the king, [#PIECE] when a piece attacks or defends
    /// a piece there, all of White, with Black's one bit higher.
    private final byte[] marks;

    private final int[] pawns;
    private final int[] pawnCount = new int[2];

    /// By side and file: the ranks of the least and the most advanced pawn, as the side counts ranks.
    private final int[] rearmostPawn;

    private final int[] foremostPawn;

    /// A survey for positions of a variant.
    public EvaluationSurvey(VariantRules rules) {
        t = rules.tables();
        values = mobilityValues(rules);
        files = t.board.files();
        ranks = t.board.ranks();
        mobileKinds = new long[] {~(t.kinds.royal | t.pawns.kinds[0]), ~(t.kinds.royal | t.pawns.kinds[1])};
        fileOf = new byte[t.squareCount];
        rankOf = new byte[2 * t.squareCount];
        for (int square = 0; square < t.squareCount; square++) {
            fileOf[square] = (byte) t.board.file(square);
            rankOf[square] = (byte) t.board.rank(square);
            rankOf[t.squareCount + square] = (byte) (ranks - 1 - t.board.rank(square));
        }
        pawnAttackStart = new int[t.programs.start.length + 1];
        pawnAttackSquares = pawnAttacks();
        mobility = new int[2 * t.kindCount];
        passed = new int[2 * ranks];
        marks = new byte[t.squareCount];
        pawns = new int[2 * t.squareCount];
        rearmostPawn = new int[2 * files];
        foremostPawn = new int[2 * files];
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

    /// Where pawns attack by leaping, on an empty board.
    private int[] pawnAttacks() {
        IntList squares = new IntList();
        for (int i = 0; i < t.programs.start.length; i++) {
            pawnAttackStart[i] = squares.size();
            int side = i / (t.kindCount * t.squareCount);
            if ((t.pawns.kinds[side] >>> i / t.squareCount % t.kindCount & 1) != 0) {
                addPawnAttacks(t.programs.start[i], 2 - side, squares);
            }
        }
        pawnAttackStart[t.programs.start.length] = squares.size();
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
        return passed[side.ordinal() * ranks + rank];
    }

    /// How many pawns a side has on the board.
    public int pawns(Side side) {
        return pawnCount[side.ordinal()];
    }

    /// How many pawns have none of their own side on the next files.
    public int isolated(Side side) {
        return isolated[side.ordinal()];
    }

    /// How many pawns have one of their own side ahead on the file.
    public int doubled(Side side) {
        return doubled[side.ordinal()];
    }

    /// How many pawns are defended by a pawn.
    public int supported(Side side) {
        return supported[side.ordinal()];
    }

    /// Surveys a position.
    public void look(VariantPosition position) {
        PositionState p = position.state();
        clear();
        findPawns(p);
        for (int side = 0; side < 2; side++) {
            king(p, side);
        }
        for (int side = 0; side < 2; side++) {
            pieces(p, side);
            pawnStructure(side);
        }
        for (int side = 0; side < 2; side++) {
            hanging[side] = countHanging(p, side ^ 1);
        }
    }

    private void clear() {
        Arrays.fill(mobility, 0);
        Arrays.fill(passed, 0);
        for (int side = 0; side < 2; side++) {
            kingAttackers[side] = 0;
            kingZoneHits[side] = 0;
            shelter[side] = 0;
            droppable[side] = 0;
            emptyKingZone[side] = 0;
            threats[side] = 0;
            isolated[side] = 0;
            doubled[side] = 0;
            supported[side] = 0;
            pawnCount[side] = 0;
        }
        Arrays.fill(rearmostPawn, ranks);
        Arrays.fill(foremostPawn, -1);
        Arrays.fill(marks, (byte) 0);
    }

    private void findPawns(PositionState p) {
        for (int side = 0; side < 2; side++) {
            long kinds = t.pawns.kinds[side];
            int count = 0;
            for (int i = side * p.squareCount, end = i + p.pieceCount[side]; i < end; i++) {
                int square = p.pieceList[i];
                int kind = p.kind[square];
                if ((kinds >>> kind & 1) != 0) {
                    pawns[side * t.squareCount + count++] = square;
                    int rank = rankOf[side * t.squareCount + square];
                    int file = side * files + fileOf[square];
                    rearmostPawn[file] = Math.min(rearmostPawn[file], rank);
                    foremostPawn[file] = Math.max(foremostPawn[file], rank);
                    markPawnAttacks(p, side, kind, square);
                }
            }
            pawnCount[side] = count;
        }
    }

    private void markPawnAttacks(PositionState p, int side, int kind, int from) {
        int enemy = 2 - side;
        int at = (side * t.kindCount + kind) * t.squareCount + from;
        for (int i = pawnAttackStart[at], end = pawnAttackStart[at + 1]; i < end; i++) {
            int to = pawnAttackSquares[i];
            marks[to] |= (byte) (PAWN << side);
            if (p.side[to] == enemy && ((t.pawns.kinds[side ^ 1] | t.kinds.royal) >>> p.kind[to] & 1) == 0) {
                threats[side]++;
            }
        }
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
        for (int i = side * p.squareCount, end = i + p.pieceCount[side]; i < end; i++) {
            int square = p.pieceList[i];
            int kind = p.kind[square];
            if ((kinds >>> kind & 1) != 0) {
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

    private void pawnStructure(int side) {
        int enemyFiles = (side ^ 1) * files;
        int ownFiles = side * files;
        for (int i = side * t.squareCount, end = i + pawnCount[side]; i < end; i++) {
            int square = pawns[i];
            int file = fileOf[square];
            int rank = rankOf[side * t.squareCount + square];
            boolean alone = true;
            boolean free =
                    rearmostPawn[enemyFiles + file] == ranks || ranks - 1 - rearmostPawn[enemyFiles + file] < rank;
            if (file > 0) {
                alone = foremostPawn[ownFiles + file - 1] < 0;
                free &= rearmostPawn[enemyFiles + file - 1] == ranks
                        || ranks - 1 - rearmostPawn[enemyFiles + file - 1] <= rank;
            }
            if (file < files - 1) {
                alone &= foremostPawn[ownFiles + file + 1] < 0;
                free &= rearmostPawn[enemyFiles + file + 1] == ranks
                        || ranks - 1 - rearmostPawn[enemyFiles + file + 1] <= rank;
            }
            isolated[side] += alone ? 1 : 0;
            doubled[side] += foremostPawn[ownFiles + file] > rank ? 1 : 0;
            passed[side * ranks + rank] += free ? 1 : 0;
            supported[side] += (marks[square] & PAWN << side) != 0 ? 1 : 0;
        }
    }
}
