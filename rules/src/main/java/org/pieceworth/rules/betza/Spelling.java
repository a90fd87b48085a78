package org.pieceworth.rules.betza;

import java.util.Optional;
import org.pieceworth.rules.movement.Movement;

/// A movement written in Betza notation: the way back from [Betza#movement].
///
/// @param text the shortest text found that every dialect reads so, else the shortest that ours does
/// @param alike whether every dialect reads it so
public record Spelling(String text, boolean alike) {

    /// Spells straight rays.
    ///
    /// @return nothing where there are none, where some moves are no straight rays, or where no text of the length
    /// that is read means just this
    public static Optional<Spelling> of(Movement movement) {
        return movement.straight() && !movement.rays().isEmpty()
                ? new Speller(movement).spelled().map(part -> new Spelling(part.text(), part.alike()))
                : Optional.empty();
    }
}
