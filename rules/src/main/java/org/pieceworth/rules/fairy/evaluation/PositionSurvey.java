package org.pieceworth.rules.fairy.evaluation;

import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: mobility, attacks on kings, threats and pawn structure of both sides; it serves any number of positions of
/// one variant. [#look] allocates nothing.
public final class PositionSurvey {

    /// The counts of the last [#look].
    public final SurveyCounts counts;

    /// The pawn structures of surveyed positions, the last one's at [#pawnEntry].
    public final PawnHashTable pawns;

    private final boolean byBitboards;
    private final AttackSets sets;
    private final BitboardSurvey bitboards;
    private final WalkSurvey walk;
    private final PassedPawns passed;
    private final KingDanger danger;
    private final boolean hasSets;
    private final boolean kingsInDanger;
    private int pawnEntry;
    private long pawnHash;

    /// @param values values by kind, in 1/100 move; royal ones 0, since they cannot be threatened for gain
    public PositionSurvey(VariantTables tables, int[] values) {
        this(tables, values, tables.bitboards.usable);
    }

    private PositionSurvey(VariantTables tables, int[] values, boolean byBitboards) {
        this.byBitboards = byBitboards;
        counts = new SurveyCounts(tables.kindCount);
        pawns = new PawnHashTable(tables);
        sets = new AttackSets(tables.kindCount);
        walk = new WalkSurvey(tables, values, sets);
        bitboards = new BitboardSurvey(tables, values, sets, walk);
        danger = new KingDanger(tables, values);
        hasSets = tables.bitboards.usable;
        kingsInDanger = hasSets && tables.variant.royals().checking();
        passed = new PassedPawns(tables);
    }

    /// A survey that follows moves even if bitboards could be used; tests compare the two.
    public static PositionSurvey walking(VariantTables tables, int[] values) {
        return new PositionSurvey(tables, values, false);
    }

    /// The entry of the last position's pawns in [#pawns].
    public int pawnEntry() {
        return pawnEntry;
    }

    /// The hash of its pawns.
    public long pawnHash() {
        return pawnHash;
    }

    public void look(PositionState p) {
        pawnEntry = pawns.find(p);
        pawnHash = p.pawnHash;
        if (byBitboards) {
            bitboards.look(p, pawns, pawnEntry, counts);
        } else {
            walk.look(p, pawns, pawnEntry, counts);
        }
        if (hasSets) {
            RestrictedSquares.count(sets, pawns, pawnEntry, counts);
        }
        for (int side = 0; kingsInDanger && side < 2; side++) {
            if (p.royalCount[side] == 1) {
                counts.kingDanger[side ^ 1] = danger.of(p, side, sets, counts);
            }
        }
        passed.count(p, pawns, pawnEntry, counts);
    }
}
