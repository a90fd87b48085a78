package org.pieceworth.empirical.checks;

import java.util.Map;

/// Values given by the user, to compare with games.
///
/// @param name name for users
/// @param worths values by name of the feature, on any common scale; a missing feature counts nothing
public record GivenValues(String name, Map<String, Double> worths) {

    public GivenValues {
        worths = Map.copyOf(worths);
    }
}
