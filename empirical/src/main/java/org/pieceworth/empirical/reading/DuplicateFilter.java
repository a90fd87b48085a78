package org.pieceworth.empirical.reading;

import java.util.Optional;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.ObservedGameListener;

/// Passes games on. If duplicates are not allowed, all games wait until the last one is read, since a later copy with
/// another result makes the first one void as well.
public final class DuplicateFilter {

    private final ObservedGameListener keeper;
    private final boolean keepDuplicates;
    private int passed;
    private HeldGames waiting = new HeldGames();

    public DuplicateFilter(ObservedGameListener keeper, boolean keepDuplicates) {
        this.keeper = keeper;
        this.keepDuplicates = keepDuplicates;
    }

    /// True if someone receives the games.
    public boolean keepsGames() {
        return !keeper.equals(ObservedGameListener.NONE);
    }

    /// The parts of received games; empty if no games are received.
    public Optional<CollectedParts> parts() {
        return keepsGames() ? Optional.of(CollectedParts.of(keeper)) : Optional.empty();
    }

    public ObservedGameListener listener() {
        return keeper;
    }

    /// Takes the next game, in the merger's order.
    public void game(ObservedGame game) {
        if (keepDuplicates) {
            keeper.game(passed++, game);
        } else if (keepsGames()) {
            waiting.add(game);
        }
    }

    /// Passes on the waiting games, except those that occur more than once.
    void end(RepeatedGames repeated) {
        HeldGames all = waiting;
        waiting = new HeldGames();
        all.forEach((number, game) -> {
            if (!repeated.copies().get(number) && !repeated.conflicting().get(number)) {
                keeper.game(number, game);
            }
        });
    }
}
