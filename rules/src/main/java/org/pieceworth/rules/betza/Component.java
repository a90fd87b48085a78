package org.pieceworth.rules.betza;

import java.util.List;
import java.util.Set;

/// One atom with the letters before and after it.
///
/// @param legs the letters before it, separated by `a`; one for a plain move, more for a move of several legs
/// @param atom the leap, hop or castling move
/// @param range the most steps; 0 is unlimited; 1 is a plain leap
/// @param begin its first index in the text, from 0
/// @param end the index after it
public record Component(List<Prefix> legs, Atom atom, int range, int begin, int end) {

    public Component {
        legs = List.copyOf(legs);
    }

    /// The directions of the first leg.
    public List<String> directions() {
        return legs.getFirst().directions();
    }

    /// The modifiers of the first leg.
    public Set<Modifier> modifiers() {
        return legs.getFirst().modifiers();
    }

    boolean has(Modifier modifier) {
        return legs.getFirst().has(modifier);
    }

    boolean severalLegs() {
        return legs.size() > 1;
    }
}
