package org.pieceworth.empirical.checks;

import java.util.Map;

/// Values that somebody gave, to be held against games.
///
/// @param name name for users
/// @param worths by name of the feature, on any scale that is one for all; a feature that is not there counts nothing
public record GivenValues(String name, Map<String, Double> worths) {

    public GivenValues {
        worths = Map.copyOf(worths);
    }
}
