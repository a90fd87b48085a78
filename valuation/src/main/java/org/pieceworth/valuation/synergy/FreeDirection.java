package org.pieceworth.valuation.synergy;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/// A combination of parameters that no target restrains.
///
/// @param weights weights of the parameters' strengths, which may change together in these proportions
public record FreeDirection(Map<Primitive, Double> weights) {

    public FreeDirection {
        weights = Collections.unmodifiableMap(new LinkedHashMap<>(weights));
    }

    /// `move_as_ferz + move_as_bishop against capture_as_ferz + capture_as_bishop`.
    public String name() {
        return side(1) + " against " + side(-1);
    }

    private String side(int sign) {
        String side = weights.entrySet().stream()
                .filter(entry -> entry.getValue() * sign > 0)
                .map(entry -> times(Math.abs(entry.getValue())) + entry.getKey().name())
                .collect(Collectors.joining(" + "));
        return side.isEmpty() ? "nothing" : side;
    }

    private static String times(double weight) {
        if (weight == 1) {
            return "";
        }
        return (weight == Math.rint(weight) ? Long.toString((long) weight) : Double.toString(weight)) + "·";
    }
}
