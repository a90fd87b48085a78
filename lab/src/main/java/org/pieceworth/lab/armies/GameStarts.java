package org.pieceworth.lab.armies;

import java.util.List;

/// Positions that games start from.
public sealed interface GameStarts {

    /// Positions in turn: one, or with two armies both assignments, so that each army has either colour.
    ///
    /// @param fens the positions
    record Listed(List<String> fens) implements GameStarts {

        /// @throws IllegalArgumentException when there is no position
        public Listed {
            fens = List.copyOf(fens);
            if (fens.isEmpty()) {
                throw new IllegalArgumentException("a game needs a start");
            }
        }
    }

    /// Armies by chance, each pair with either colour.
    ///
    /// @param armies the generator
    record Drawn(ArmyStarts armies) implements GameStarts {}

    /// Positions in turn.
    static GameStarts of(List<String> fens) {
        return new Listed(fens);
    }

    /// For plans: equal starts have equal texts.
    default List<String> plan() {
        return switch (this) {
            case Listed(List<String> fens) -> fens;
            case Drawn(ArmyStarts armies) -> List.of(armies.text());
        };
    }
}
