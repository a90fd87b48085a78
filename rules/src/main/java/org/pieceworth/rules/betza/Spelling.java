package org.pieceworth.rules.betza;

import java.util.Optional;
import org.pieceworth.rules.movement.Movement;

/// A movement written in Betza notation: the inverse of [Betza#movement].
///
/// @param text the shortest text found that all dialects read alike, else the
/// shortest in the standard dialect
/// @param alike true if all dialects read it alike
public record Spelling(String text, boolean alike) {

    /// Spells straight rays.
    ///
    /// @return empty if there are none, if some moves are no straight rays, or if no text within the length limit
    /// has exactly this meaning
    public static Optional<Spelling> of(Movement movement) {
        return movement.straight() && !movement.rays().isEmpty()
                ? new Speller(movement).spelled().map(part -> new Spelling(part.text(), part.alike()))
                : Optional.empty();
    }
}
