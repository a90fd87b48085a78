package org.pieceworth.rules.fairy.table;

import org.pieceworth.rules.fairy.compile.RuleFlags;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.variant.GatingRules;
import org.pieceworth.rules.variant.MaterialCounting;
import org.pieceworth.rules.variant.Variant;

/// Where the pieces on the board and the side to move are all that a few pieces' ending depends on.
public final class EndingScope {

    /// Kings and one piece more.
    public static final int MOST_PIECES = 3;

    /// A hundred squares: two million positions of three pieces.
    public static final int MOST_SQUARES = 100;

    private EndingScope() {}

    /// Whether endings of a variant can be solved by tables: nothing in hand, no walls, no passing, nothing counted but
    /// moves without progress.
    public static boolean covers(VariantTables t) {
        Variant variant = t.variant;
        RuleFlags flags = t.flags;
        boolean board = t.squareCount <= MOST_SQUARES
                && !variant.hasHands()
                && !t.kinds.capturesToHand
                && !flags.walls
                && !flags.musketeer
                && !flags.stonesTurn
                && !flags.freeDrops
                && variant.captures().petrify().isEmpty()
                && variant.gating().walls() == GatingRules.Walls.NONE;
        boolean turns = !flags.pass && !flags.passOnStalemate && !flags.sittuyin && !flags.cambodian && !flags.bikjang;
        boolean ends = !variant.end().checkCounting()
                && variant.end().castlingWins().isEmpty()
                && variant.end().materialCounting() == MaterialCounting.NONE;
        return board && turns && ends;
    }
}
