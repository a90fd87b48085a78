package org.pieceworth.valuation.synergy;

/// A range of the synergy constant.
///
/// @param least its lower end
/// @param greatest its upper end
public record CRange(double least, double greatest) {

    /// A range whose ends have a greater ratio does not determine the constant.
    private static final double WIDE = 2;

    /// The precision of a range of the constant.
    public enum State {
        /// It lies within a factor of two, away from the bounds of the search.
        DETERMINED,
        /// The range extends to the lower bound, where values just add: no synergy fits as well.
        AT_LOWER_BOUND,
        /// The range extends to the upper bound.
        AT_UPPER_BOUND,
        /// The range extends from bound to bound.
        OPEN,
        /// It is inside the bounds, but wider than a factor of two.
        FLAT
    }

    public State state() {
        boolean lower = least <= SynergyProblem.LEAST_C;
        boolean upper = greatest >= SynergyProblem.GREATEST_C;
        if (lower && upper) {
            return State.OPEN;
        }
        if (lower) {
            return State.AT_LOWER_BOUND;
        }
        if (upper) {
            return State.AT_UPPER_BOUND;
        }
        return greatest > WIDE * least ? State.FLAT : State.DETERMINED;
    }

    public boolean determined() {
        return state() == State.DETERMINED;
    }
}
