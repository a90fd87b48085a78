package org.pieceworth.lab.experiment;

import java.util.List;
import java.util.function.Function;

/// Items that pairs of games take in turn, such as variants: pair j, with the games 2j and 2j + 1, has number
/// j mod n.
///
/// @param all one or more, in their order
public record InTurn<T>(List<T> all) {

    /// @throws IllegalArgumentException when there is nothing
    public InTurn {
        all = List.copyOf(all);
        if (all.isEmpty()) {
            throw new IllegalArgumentException("found nothing, expected one or more");
        }
    }

    /// One value for all games.
    public static <T> InTurn<T> always(T one) {
        return new InTurn<>(List.of(one));
    }

    /// A game's value.
    ///
    /// @param game its number, from 0
    public T of(long game) {
        return all.get((int) (game / 2 % all.size()));
    }

    /// A result of a function of each item, in the same turn.
    public <U> InTurn<U> map(Function<? super T, ? extends U> made) {
        return new InTurn<U>(all.stream().<U>map(made).toList());
    }
}
