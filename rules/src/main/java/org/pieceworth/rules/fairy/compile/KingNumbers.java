package org.pieceworth.rules.fairy.compile;

import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;

/// Finds out whether a game can change the number of kings.
public final class KingNumbers {

    private final boolean mayVanish;
    private final boolean several;
    private final boolean[] made = new boolean[2];

    KingNumbers(Variant variant, KindTables kinds, int[][] promotions) {
        boolean petrified = variant.captures().petrify().stream()
                .anyMatch(letter -> variant.royals().kings().contains(letter));
        boolean vanish = variant.captures().blast() || petrified;
        boolean blownIntoHand = variant.captures().blast() && kinds.capturesToHand;
        made[0] = blownIntoHand;
        made[1] = blownIntoHand;
        int size = promotions.length / 2;
        for (int i = 0; i < promotions.length; i++) {
            vanish |= promotions[i].length > 0 && (kinds.royal >>> i % size & 1) != 0;
            for (int kind : promotions[i]) {
                made[i / size] |= (kinds.royal >>> kind & 1) != 0;
            }
        }
        mayVanish = vanish;
        several = Math.max(kinds.startKings[0], kinds.startKings[1]) > 1 || made[0] || made[1];
    }

    /// True if a side can have several, on the board or in hand.
    public boolean maybeSeveral() {
        return several;
    }

    /// True if kings can be blown up, turned to stone or promoted to something else.
    public boolean mayVanish() {
        return mayVanish;
    }

    /// True if a side can get more than it starts with.
    public boolean mayBeMore(Side side) {
        return made[side.ordinal()];
    }
}
