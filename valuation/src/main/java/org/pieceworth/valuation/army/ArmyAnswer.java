package org.pieceworth.valuation.army;

import java.util.Arrays;
import java.util.List;

/// An army that was found.
///
/// @param pairs positions in the pool of the kinds that come in pairs, the dearest first
/// @param singles positions of the others, the dearest first
/// @param value what the army is worth
public record ArmyAnswer(List<Integer> pairs, List<Integer> singles, double value) {

    public ArmyAnswer {
        pairs = List.copyOf(pairs);
        singles = List.copyOf(singles);
    }

    static ArmyAnswer of(int[] chosen, int pairs, double value) {
        return new ArmyAnswer(
                descending(Arrays.copyOf(chosen, pairs)),
                descending(Arrays.copyOfRange(chosen, pairs, chosen.length)),
                value);
    }

    /// Positions ascend with the value.
    private static List<Integer> descending(int[] positions) {
        return Arrays.stream(positions).boxed().toList().reversed();
    }
}
