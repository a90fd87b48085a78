package org.pieceworth.terms;

import java.util.Optional;
import java.util.OptionalInt;

/// One number of a position, White's less Black's.
///
/// @param name its name in results, one word without commas: `N`, `pair:B`, `squares:N:f3`, `P@end`
/// @param title its name for people: `bishop pair`
/// @param term the term that it belongs to, as written
/// @param divisor traced numbers count in units of one by this, 1 or more
/// @param piece the capital letter of the piece it is about, when it is about one
/// @param square the square from White's view, when it is about one; where files are mirrored, the one on
/// the left
/// @param reflected the other square that it counts for as well, where files are mirrored
/// @param phase the phase of the game whose value it is, when its term is split by phase
/// @param ridged whether it is a deviation that other features of the usual set add up to, so that it has
/// no value of its own without a penalty
public record Feature(
        String name,
        String title,
        String term,
        int divisor,
        Optional<Character> piece,
        OptionalInt square,
        OptionalInt reflected,
        Optional<PhaseKnot> phase,
        boolean ridged) {

    /// The term whose features are the values of the pieces; it takes no arguments.
    static final String MATERIAL = "material";

    /// A feature that counts in ones, about no piece, square or phase.
    static Feature of(TermText term, String name, String title) {
        return new Feature(
                name,
                title,
                term.whole(),
                1,
                Optional.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                false);
    }

    /// True for the value of a piece, in one phase of the game or in all.
    public boolean isMaterial() {
        return term.equals(MATERIAL);
    }

    /// Traced in units of one by this.
    Feature in(int unit) {
        return new Feature(name, title, term, unit, piece, square, reflected, phase, ridged);
    }

    /// This feature, about a piece.
    Feature about(char letter) {
        return new Feature(name, title, term, divisor, Optional.of(letter), square, reflected, phase, ridged);
    }

    /// This feature, as a deviation on a square.
    ///
    /// @param where the square
    /// @param other the square that it counts for as well, or the same
    Feature on(int where, int other) {
        OptionalInt second = other == where ? OptionalInt.empty() : OptionalInt.of(other);
        return new Feature(name, title, term, divisor, piece, OptionalInt.of(where), second, phase, true);
    }

    /// This feature, in one phase of the game.
    ///
    /// @param unit the divisor of the phases' weights
    Feature at(PhaseKnot knot, int unit) {
        return new Feature(
                name + "@" + knot.name(),
                title + ", " + knot.title(),
                term,
                divisor * unit,
                piece,
                square,
                reflected,
                Optional.of(knot),
                ridged);
    }
}
