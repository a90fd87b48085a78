package org.pieceworth.valuation.score;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.rules.movement.Movement;

/// The material of a side, without its king.
///
/// @param pieces number of pieces by movement
/// @param pawns number of pawns
public record ArmySide(Map<Movement, Integer> pieces, int pawns) {

    public ArmySide {
        pieces = Collections.unmodifiableMap(new LinkedHashMap<>(pieces));
    }

    /// @param pieces each as often as there are of it
    public static ArmySide of(List<Movement> pieces, int pawns) {
        Map<Movement, Integer> counts = new LinkedHashMap<>();
        pieces.forEach(piece -> counts.merge(piece, 1, Integer::sum));
        return new ArmySide(counts, pawns);
    }

    /// With one piece in place of another.
    public ArmySide with(Movement piece, Movement by) {
        Map<Movement, Integer> other = new LinkedHashMap<>(pieces);
        other.computeIfPresent(piece, (_, count) -> count - 1);
        other.values().removeIf(count -> count == 0);
        other.merge(by, 1, Integer::sum);
        return new ArmySide(other, pawns);
    }
}
