package org.pieceworth.engine.weights;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/// The numbers of the search.
///
/// @param numbers in the order of [SearchConstant], from 1 to [#MOST]
public record SearchConstants(List<Integer> numbers) {

    /// The largest of any; history scores stay in a `short`.
    public static final int MOST = 10_000;

    public static final SearchConstants SHIPPED = new SearchConstants(
            Arrays.stream(SearchConstant.values()).map(SearchConstant::shipped).toList());

    /// @throws IllegalArgumentException when there is not one for each, or one is out of its range
    public SearchConstants {
        numbers = List.copyOf(numbers);
        if (numbers.size() != SearchConstant.values().length
                || numbers.stream().anyMatch(number -> number < 1 || number > MOST)) {
            throw new IllegalArgumentException("found " + numbers);
        }
    }

    public int of(SearchConstant constant) {
        return numbers.get(constant.ordinal());
    }

    /// These constants with another number for one, or the nearest that is in range.
    public SearchConstants with(SearchConstant constant, long number) {
        List<Integer> changed = new ArrayList<>(numbers);
        changed.set(constant.ordinal(), Math.clamp(number, 1, MOST));
        return new SearchConstants(changed);
    }

    /// The text of a file: a line for each constant that differs from the shipped one.
    String text() {
        return Arrays.stream(SearchConstant.values())
                .filter(constant -> of(constant) != constant.shipped())
                .map(constant -> SearchConstant.PREFIX + constant.text() + " " + of(constant) + "\n")
                .collect(Collectors.joining());
    }
}
