package org.pieceworth.rules.betza;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// One atom with its modifiers and its range.
///
/// @param directions one or two letters each, as they pair (`f`, `fl`, `ff`); empty means every direction
/// @param modifiers the other modifier letters
/// @param atom what it moves as
/// @param range the most steps; 0 is unlimited; 1 is a plain leap
public record Component(List<String> directions, Set<Modifier> modifiers, Atom atom, int range) {

    /// Copies the collections.
    public Component {
        directions = List.copyOf(directions);
        modifiers = modifiers.isEmpty() ? Set.of() : Set.copyOf(EnumSet.copyOf(modifiers));
    }

    boolean has(Modifier modifier) {
        return modifiers.contains(modifier);
    }
}
