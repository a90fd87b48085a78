package org.pieceworth.valuation.universal;

import java.util.Locale;

/// The material of two sides, and the resulting advice ("a refinement of probable merit").
///
/// @param white White's total
/// @param black Black's total
public record MaterialRatio(double white, double black) {

    private static final int LARGEST_TERM = 100;
    private static final double EXACT = 1e-9;

    /// White's total by Black's.
    public double ratio() {
        return white / black;
    }

    /// True if neither side has material that counts, so that there is no ratio.
    public boolean isNone() {
        return white == 0 && black == 0;
    }

    /// After both sides have lost as much; 1000:900 becomes 900:800, which is more.
    public MaterialRatio afterExchange(double value) {
        return new MaterialRatio(white - value, black - value);
    }

    public MaterialRatio turned() {
        return new MaterialRatio(/* white= */ black, /* black= */ white);
    }

    /// `10:9` if small whole numbers fit, else `1.097:1`.
    public String text() {
        for (int term = 1; term <= LARGEST_TERM; term++) {
            double other = black / white * term;
            if (Math.abs(other - Math.rint(other)) < EXACT * term && other <= LARGEST_TERM) {
                return term + ":" + Math.round(other);
            }
        }
        return String.format(Locale.ROOT, "%.3f:1", ratio());
    }
}
