package org.pieceworth.engine.weights;

import java.util.Arrays;
import java.util.List;

/// The margins of the search.
///
/// @param numbers in the order of [SearchConstant]
public record SearchConstants(List<Integer> numbers) {

    /// Those that ship.
    public static final SearchConstants SHIPPED = new SearchConstants(
            Arrays.stream(SearchConstant.values()).map(SearchConstant::shipped).toList());

    /// @throws IllegalArgumentException when there is not one for each, or one is below 1
    public SearchConstants {
        numbers = List.copyOf(numbers);
        if (numbers.size() != SearchConstant.values().length || numbers.stream().anyMatch(number -> number < 1)) {
            throw new IllegalArgumentException("found " + numbers);
        }
    }

    /// One of them.
    public int of(SearchConstant constant) {
        return numbers.get(constant.ordinal());
    }
}
