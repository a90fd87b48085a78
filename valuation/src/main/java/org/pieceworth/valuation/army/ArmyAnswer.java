package org.pieceworth.valuation.army;

import java.util.Arrays;
import java.util.List;

/// An army found by the search.
///
/// @param pairs positions in the pool of the kinds that come in pairs, highest value first
/// @param singles positions of the others, highest value first
/// @param value total value of the army
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
