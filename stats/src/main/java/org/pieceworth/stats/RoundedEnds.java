package org.pieceworth.stats;

/// Decimals for the ends of an interval.
///
/// Readers see from the ends whether 0 is inside, so no end may become 0 by rounding: an interval from −0.4
/// to 53.3 must not become one from 0 to 53, and one from 0.4 must not either.
public final class RoundedEnds {

    private static final int MOST = 9;

    private RoundedEnds() {}

    /// The requested number, or more if an end would be written as 0.
    public static int decimals(double low, double high, int wanted) {
        return Math.max(decimals(low, wanted), decimals(high, wanted));
    }

    private static int decimals(double end, int wanted) {
        int decimals = wanted;
        while (decimals < MOST && end != 0 && Math.abs(end) <= 0.5 / Math.pow(10, decimals)) {
            decimals++;
        }
        return decimals;
    }
}
