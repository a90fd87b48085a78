package org.pieceworth.report.chart;

import java.util.Arrays;
import org.pieceworth.report.page.SquareMap;

/// Numbers on boards.
public final class SquareNumbers {

    private static final double LARGE = 10;

    private SquareNumbers() {}

    /// How many decimals the squares of a map need: two digits of the largest number.
    public static int decimals(SquareMap map) {
        double most = Arrays.stream(map.values())
                .filter(Double::isFinite)
                .map(Math::abs)
                .max()
                .orElse(LARGE);
        return most >= LARGE || most == 0 ? 0 : Math.clamp(1L - (int) Math.floor(Math.log10(most)), 1, 4);
    }
}
