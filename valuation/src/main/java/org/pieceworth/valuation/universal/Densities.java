package org.pieceworth.valuation.universal;

import org.pieceworth.valuation.universal.UniversalOptions.Rounding;

/// Piece densities of a game ("average piece densities").
///
/// @param start pieces on the board at the opening by squares: s
/// @param third a third of it: t
public record Densities(double start, double third) {

    /// "baseline average piece density"
    public static final double BASELINE = 0.5;

    /// @param rounding whether the third is rounded to three decimals, as in the source's printed tables
    static Densities of(double start, Rounding rounding) {
        return new Densities(
                start,
                switch (rounding) {
                    case EXACT -> start / 3;
                    case PUBLISHED -> Math.rint(1000 * start / 3) / 1000;
                });
    }

    /// The "first 2/3 average piece density": m, the mean of s and t.
    public double firstTwoThirds() {
        return (start + third) / 2;
    }

    /// b / m, the gain of sliders on an emptier board than the baseline's.
    public double quotient() {
        return BASELINE / firstTwoThirds();
    }
}
