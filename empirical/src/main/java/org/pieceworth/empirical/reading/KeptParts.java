package org.pieceworth.empirical.reading;

import java.util.Set;
import org.pieceworth.empirical.rows.ObservedGameListener;

/// The parts of a game that a keeper wants besides its rows.
///
/// @param tags the tags, in the keeper's spelling
/// @param positions true for the rows' positions
public record KeptParts(Set<String> tags, boolean positions) {

    /// Copies the set.
    public KeptParts {
        tags = Set.copyOf(tags);
    }

    /// What a keeper wants.
    public static KeptParts of(ObservedGameListener keeper) {
        return new KeptParts(keeper.tags(), keeper.wantsPositions());
    }
}
