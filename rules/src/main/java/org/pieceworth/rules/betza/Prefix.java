package org.pieceworth.rules.betza;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// The letters before an atom, for one leg of its move.
///
/// @param directions one or two letters each, as the dialect pairs them (`f`, `fl`, `ff`); empty means every
///     direction, or on a later leg those that the atom goes on in unasked
/// @param modifiers the other letters
public record Prefix(List<String> directions, Set<Modifier> modifiers) {

    public Prefix {
        directions = List.copyOf(directions);
        modifiers = modifiers.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(modifiers));
    }

    boolean has(Modifier modifier) {
        return modifiers.contains(modifier);
    }
}
