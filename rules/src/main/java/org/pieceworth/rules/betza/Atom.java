package org.pieceworth.rules.betza;

import java.util.List;

/// The part of a component that its modifiers apply to: a leap, a hop or a castling move.
public sealed interface Atom {

    /// A step of `small` squares along one axis and `large` along the other.
    ///
    /// @param small 0 to `large`
    /// @param large 1 to 15
    record Leaper(int small, int large) implements Atom {
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

    /// The steps, each to be taken in all of its directions.
    List<Leaper> leapers();
}
