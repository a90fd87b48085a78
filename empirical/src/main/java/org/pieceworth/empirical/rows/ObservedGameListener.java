package org.pieceworth.empirical.rows;

import java.util.Optional;
import java.util.Set;

/// Receives every usable game in the order of the input, without duplicates, after all games are read:
/// contradictory duplicates are only known then.
public interface ObservedGameListener {

    /// Receives nothing.
    ObservedGameListener NONE = _ -> {};

    /// The tags it wants, in its own spelling; tags are matched without case.
    default Set<String> tags() {
        return Set.of();
    }

    /// True to get the rows' positions as FEN, which takes memory.
    default boolean wantsPositions() {
        return false;
    }

    /// A condition on every position of a game; a game then has one row, without features, for the first
    /// position that satisfies it, or none.
    default Optional<PositionCondition> searches() {
        return Optional.empty();
    }

    /// Called once per game.
    void game(ObservedGame game);

    /// Called once per game, by callers that know its place.
    ///
    /// @param number number of the game in [GameLocations]
    default void game(int number, ObservedGame game) {
        game(game);
    }
}
