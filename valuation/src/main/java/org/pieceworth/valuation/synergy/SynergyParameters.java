package org.pieceworth.valuation.synergy;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;
import org.pieceworth.rules.movement.RayKind;

/// A synergy constant with a value for each primitive.
///
/// @param c the constant, more than 0, per centipawn
/// @param values values of whole primitives, in centipawns
public record SynergyParameters(double c, Map<Primitive, Double> values) {

    public SynergyParameters {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /// Table 1 of the source.
    public static SynergyParameters published() {
        Map<Primitive, Double> values = new LinkedHashMap<>();
        values.put(primitive('F', Power.MOVE), 53.235816);
        values.put(primitive('W', Power.MOVE), 27.130748);
        values.put(primitive('B', Power.MOVE), 64.983722);
        values.put(primitive('N', Power.MOVE), 89.486176);
        values.put(primitive('R', Power.MOVE), 112.491106);
        values.put(primitive('F', Power.CAPTURE), 100.921852);
        values.put(primitive('W', Power.CAPTURE), 103.121038);
        values.put(primitive('B', Power.CAPTURE), 247.783480);
        values.put(primitive('N', Power.CAPTURE), 188.077510);
        values.put(primitive('R', Power.CAPTURE), 296.090429);
        return new SynergyParameters(0.000513, values);
    }

    /// One of the source's five primitives, `F W B N R`.
    static Primitive primitive(char letter, Power power) {
        int small = letter == 'F' || letter == 'B' || letter == 'N' ? 1 : 0;
        int large = letter == 'N' ? 2 : 1;
        int max = letter == 'B' || letter == 'R' ? 0 : 1;
        return new Primitive(RayKind.SLIDE, small, large, max, power, Heading.ANY);
    }

    /// The value of a piece; empty when a primitive of it has no value here.
    public OptionalDouble value(Decomposition piece) {
        double strength = 0;
        for (Map.Entry<Primitive, Integer> part : piece.steps().entrySet()) {
            Double value = values.get(part.getKey());
            if (value == null) {
                return OptionalDouble.empty();
            }
            strength += SynergyLaw.strength(c, value)
                    * part.getValue()
                    / part.getKey().steps();
        }
        return OptionalDouble.of(SynergyLaw.value(c, strength));
    }
}
