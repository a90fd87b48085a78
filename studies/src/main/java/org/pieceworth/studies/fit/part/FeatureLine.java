package org.pieceworth.studies.fit.part;

import java.util.Optional;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.groups.GroupedValues.Group;

/// A row of the CSV form of a fit: a value of all games, or of a group.
///
/// @param value the value
/// @param betza the piece's moves, or empty
/// @param group the group; empty for all games
public record FeatureLine(FittedValue value, String betza, Optional<Group> group) {}
