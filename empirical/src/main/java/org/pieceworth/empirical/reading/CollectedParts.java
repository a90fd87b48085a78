package org.pieceworth.empirical.reading;

import java.util.Optional;
import java.util.Set;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.rows.PositionCondition;
import org.pieceworth.text.Ordered;

/// The parts of a game that a receiver wants in addition to its rows.
///
/// @param tags the tags, in the keeper's spelling
/// @param positions true for the rows' positions
/// @param search the condition of the one row that it wants, instead of all
public record CollectedParts(Set<String> tags, boolean positions, Optional<PositionCondition> search) {

    public CollectedParts {
        tags = Ordered.copy(tags);
    }

    /// The parts requested by a receiver.
    public static CollectedParts of(ObservedGameListener keeper) {
        return new CollectedParts(keeper.tags(), keeper.wantsPositions(), keeper.searches());
    }
}
