package org.pieceworth.rules.fairy;

import java.util.Arrays;
import org.pieceworth.rules.fairy.evaluation.PositionSurvey;
import org.pieceworth.rules.fairy.evaluation.SurveyCounts;
import org.pieceworth.rules.position.Side;

/// Kernel: mobility, attacks on kings, threats and pawn structure of both sides, in one pass over the board. It
/// serves any number of positions of one variant; [#look] allocates nothing.
///
/// Mobility counts possible targets of moves, regardless of royal safety: empty squares that no enemy pawn
/// attacks, and those with an enemy piece. Pawns and royal pieces are not counted.
public final class EvaluationSurvey {

    private final PositionSurvey survey;
    private final SurveyCounts counts;
    private final int kinds;
    private final boolean drops;
    private final int[] droppable = new int[2];

    /// A survey for positions of a variant.
    public EvaluationSurvey(VariantRules rules) {
        survey = new PositionSurvey(rules.tables(), mobilityValues(rules));
        counts = survey.counts;
        kinds = rules.tables().kindCount;
        drops = rules.variant().hands().drops();
    }

    /// The mobility of all pieces of a type together.
    public int mobility(Side side, int type) {
        return counts.mobility[side.ordinal() * kinds + type];
    }

    /// The strength of a side's attack on the enemy king: its moves into the king's zone times the number of pieces
    /// that have them (at most 5); a single piece counts as no attack. Pieces in hand that can be dropped (at most
    /// 3) count as attackers that can go to every empty square there.
    public int kingAttack(Side side) {
        int dropped = Math.min(3, droppable[side.ordinal()]);
        int many = counts.kingAttackers[side.ordinal()] + dropped;
        int squares =
                counts.kingZoneHits[side.ordinal()] + (dropped > 0 ? counts.emptyKingZone[side.ordinal() ^ 1] : 0);
        return many > 1 ? squares * Math.min(many, 5) : 0;
    }

    /// Sum over the passed pawns of the number of steps that the side's own king is nearer to
    /// the square in front of the pawn than the enemy king, distances capped at 5, times the
    /// pawn's squared advance, times 100.
    public int passedKings(Side side) {
        return counts.passedKings[side.ordinal()];
    }

    /// Sum of the squared advances of passed pawns with an obstacle in front of them, times 100.
    public int passedBlocked(Side side) {
        return counts.passedBlocked[side.ordinal()];
    }

    /// Sum of the squared advances of pawns with a neighbour or a defending pawn, times 100.
    public int connected(Side side) {
        return survey.pawns.connected(survey.pawnEntry(), side.ordinal());
    }

    /// The danger to the enemy king: 0 without an attack, 15 for one that counts, 60 for a strong one.
    /// It is the square of a sum over attackers, squares next to the king that they attack or that
    /// nothing else defends, and checks; less for shelter, and without a piece as strong as a queen. 0
    /// on boards of more than 128 squares.
    public int kingDanger(Side side) {
        return counts.kingDanger[side.ordinal()];
    }

    /// The number of squares that both sides attack, without those that the enemy attacks with a pawn or with two
    /// pieces against one. 0 on boards of more than 128 squares.
    public int restricted(Side side) {
        return counts.restricted[side.ordinal()];
    }

    /// The number of own pawns next to the king, at most 3.
    public int shelter(Side side) {
        return Math.min(3, counts.shelter[side.ordinal()]);
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

    /// The attacks of a side on enemy pieces, royal ones excluded: all attacks by pawns, and those by pieces that
    /// have on average over a fifth fewer moves than the target. A piece under two attacks counts twice.
    public int threats(Side side) {
        return counts.threats[side.ordinal()];
    }

    /// The number of undefended enemy pieces and pawns that a side attacks.
    public int hanging(Side side) {
        return counts.hanging[side.ordinal()];
    }

    /// The number of a side's passed pawns on a rank, counted from 0 at the side's own edge.
    public int passed(Side side, int rank) {
        return survey.pawns.passed(survey.pawnEntry(), side.ordinal(), rank);
    }

    /// A hash of the pawns on the board; 0 without any.
    public long pawnHash() {
        return survey.pawnHash();
    }

    /// The number of a side's pawns on the board.
    public int pawns(Side side) {
        return survey.pawns.pawns(survey.pawnEntry(), side.ordinal());
    }

    /// The number of pawns without a pawn of their own side on the adjacent files.
    public int isolated(Side side) {
        return survey.pawns.isolated(survey.pawnEntry(), side.ordinal());
    }

    /// The number of pawns with a pawn of their own side ahead on the file.
    public int doubled(Side side) {
        return survey.pawns.doubled(survey.pawnEntry(), side.ordinal());
    }

    /// The number of pawns that a pawn defends.
    public int supported(Side side) {
        return survey.pawns.supported(survey.pawnEntry(), side.ordinal());
    }

    /// Surveys a position.
    public void look(VariantPosition position) {
        survey.look(position.state());
        for (int side = 0; side < 2; side++) {
            droppable[side] = drops ? position.state().inHand[side] : 0;
        }
    }
}
