package org.pieceworth.empirical.rows;

import java.util.Set;

/// Hears of every game that is used, in the order of the input, duplicates left out: when all games are read, since
/// only
/// then it is known which contradict each other.
public interface ObservedGameListener {

    /// The tags that it wants to know, spelt as it wants them; a game's tag is found whatever its case.
    default Set<String> tags() {
        return Set.of();
    }

    /// Whether it wants the positions of the rows.
    default boolean wantsPositions() {
        return false;
    }

    /// A game that is used.
    void game(ObservedGame game);
}
