package org.pieceworth.rules.betza;

import java.util.List;

/// The part of a component that its modifiers apply to: a leap, a ride, castling, or legs between brackets.
public sealed interface Atom {

    /// A step of `small` squares along one axis and `large` along the other.
    ///
    /// @param small 0 to `large`
    /// @param large 1 to 15
    record Leaper(int small, int large) implements Atom {

        /// The leaper that takes a step.
        static Leaper of(int dx, int dy) {
            int width = Math.abs(dx);
            int height = Math.abs(dy);
            return new Leaper(Math.min(width, height), Math.max(width, height));
        }

        public boolean orthogonal() {
            return small == 0;
        }

        public boolean diagonal() {
            return small == large;
        }

        /// True for a step along neither a line nor a diagonal, as the knight's.
        public boolean oblique() {
            return !orthogonal() && !diagonal();
        }

        @Override
        public List<Leaper> leapers() {
            return List.of(this);
        }
    }

    /// A letter that means several leapers or their rides.
    ///
    /// @param letter R, B, Q or K
    /// @param leapers the steps that it is made of
    /// @param rides whether it rides when no range is given
    record Compound(char letter, List<Leaper> leapers, boolean rides) implements Atom {}

    /// Castling, the letter O: a move towards the outermost piece of the rank.
    record Castle() implements Atom {
        @Override
        public List<Leaper> leapers() {
            return List.of();
        }
    }

    /// Legs between brackets, each with an atom of its own: `[F?R]`.
    ///
    /// @param links at least two, in the order of the move
    record Chain(List<Link> links) implements Atom {

        public Chain {
            links = List.copyOf(links);
        }

        /// The leapers of the first leg.
        @Override
        public List<Leaper> leapers() {
            return links.getFirst().atom().leapers();
        }
    }

    /// A leg between brackets.
    ///
    /// @param prefix the letters before its atom; the directions of a later leg are seen from the leg before it
    /// @param atom a leaper or a compound
    /// @param range the most steps; 0 is unlimited
    /// @param mayEnd true if the move may end here: at the last leg, and before `?`
    record Link(Prefix prefix, Atom atom, int range, boolean mayEnd) {}

    /// The steps, each to be taken in all of its directions.
    List<Leaper> leapers();
}
