package org.pieceworth.report.chart;

import java.util.Arrays;
import org.pieceworth.report.page.SquareMap;

/// Formats the numbers of [SquareMap]s.
public final class SquareNumbers {

    private static final double LARGE = 10;

    private SquareNumbers() {}

    /// Number of decimals for the squares of a map: two digits of the largest number.
    public static int decimals(SquareMap map) {
        double most = Arrays.stream(map.values())
                .filter(Double::isFinite)
                .map(Math::abs)
                .max()
                .orElse(LARGE);
        return most >= LARGE || most == 0 ? 0 : Math.clamp(1L - (int) Math.floor(Math.log10(most)), 1, 4);
    }
}
