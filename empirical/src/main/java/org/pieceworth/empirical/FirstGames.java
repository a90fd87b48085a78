package org.pieceworth.empirical;

/// Passes games on unless their key came before.
final class FirstGames {

    private final GameKeeper keeper;
    private final boolean keepDuplicates;
    private final LongIndex keys = new LongIndex();

    FirstGames(GameKeeper keeper, boolean keepDuplicates) {
        this.keeper = keeper;
        this.keepDuplicates = keepDuplicates;
    }

    GameKeeper keeper() {
        return keeper;
    }

    void game(KeptGame game) {
        int known = keys.size();
        if (keepDuplicates || keys.add(game.key()) == known) {
            keeper.game(game);
        }
    }
}
