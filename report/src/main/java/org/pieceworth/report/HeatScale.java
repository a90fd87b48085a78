package org.pieceworth.report;

import java.util.Arrays;
import java.util.Locale;

/// Colours for numbers around zero: blue above, orange below, pale between; black words can be read on all of them.
///
/// @param most the size of number that has the strongest colour
public record HeatScale(double most) {

    private static final int[] MIDDLE = {0xf6, 0xf5, 0xf1};
    private static final int[] ABOVE = {0x4f, 0x9b, 0xd9};
    private static final int[] BELOW = {0xe4, 0x86, 0x32};

    /// A scale with full colour at the largest absolute number.
    public static HeatScale over(double[] values) {
        return new HeatScale(Arrays.stream(values)
                .filter(Double::isFinite)
                .map(Math::abs)
                .max()
                .orElse(1));
    }

    /// The colour of a number as `#rrggbb`; that of zero for NaN.
    public String colour(double value) {
        int[] mixed = mixed(value);
        return String.format(Locale.ROOT, "#%02x%02x%02x", mixed[0], mixed[1], mixed[2]);
    }

    private int[] mixed(double value) {
        double strength = Double.isFinite(value) && most > 0 ? Math.min(1, Math.abs(value) / most) : 0;
        int[] end = value < 0 ? BELOW : ABOVE;
        int[] mixed = new int[3];
        for (int i = 0; i < 3; i++) {
            mixed[i] = (int) Math.round(MIDDLE[i] + strength * (end[i] - MIDDLE[i]));
        }
        return mixed;
    }
}
