package org.pieceworth.empirical.reading;

import org.pieceworth.empirical.memory.LongIndex;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.ObservedGameListener;

/// Passes games on unless their key came before.
public final class DuplicateFilter {

    private final ObservedGameListener keeper;
    private final boolean keepDuplicates;
    private final LongIndex keys = new LongIndex();

    public DuplicateFilter(ObservedGameListener keeper, boolean keepDuplicates) {
        this.keeper = keeper;
        this.keepDuplicates = keepDuplicates;
    }

    public ObservedGameListener listener() {
        return keeper;
    }

    public void game(ObservedGame game) {
        int known = keys.size();
        if (keepDuplicates || keys.add(game.key()) == known) {
            keeper.game(game);
        }
    }
}
