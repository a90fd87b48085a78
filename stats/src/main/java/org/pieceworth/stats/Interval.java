package org.pieceworth.stats;

import java.util.Optional;

/// The numbers that a ratio may be. When its denominator may be 0 they need not lie between two bounds.
public sealed interface Interval {

    /// All numbers from low to high.
    ///
    /// @param low lower end, -∞ if unbounded
    /// @param high upper end, ∞ if unbounded
    record Bounded(double low, double high) implements Interval {

        /// From the lesser low end to the greater high one.
        public Bounded with(Bounded other) {
            return new Bounded(Math.min(low, other.low), Math.max(high, other.high));
        }

        @Override
        public Optional<Bounded> bounded() {
            return Optional.of(this);
        }

        @Override
        public boolean contains(double number) {
            return low <= number && number <= high;
        }
    }

    /// All numbers except those strictly between two: the denominator may be 0, but not together with the
    /// numerator.
    ///
    /// @param below the end of the lower part
    /// @param above the start of the upper part
    record Outside(double below, double above) implements Interval {

        @Override
        public boolean contains(double number) {
            return number <= below || above <= number;
        }
    }

    /// Every number: the data have no information.
    record Line() implements Interval {

        @Override
        public boolean contains(double number) {
            return true;
        }
    }

    /// Ends are included.
    boolean contains(double number);

    /// This interval if it lies between two bounds; either may be infinite.
    default Optional<Bounded> bounded() {
        return Optional.empty();
    }
}
