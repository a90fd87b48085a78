package org.pieceworth.rules.betza;

import java.util.Optional;
import java.util.stream.Stream;
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
        return movement.straight() && !movement.rays().isEmpty() ? new Speller(movement).spelling() : Optional.empty();
    }

    /// Whether a dialect reads just this movement from a text.
    static boolean reads(Dialect dialect, String text, Movement movement) {
        try {
            return DialectReader.read(text, dialect).movement().equals(movement);
        } catch (BetzaSyntaxException _) {
            return false;
        }
    }

    static boolean alike(String text, Movement movement) {
        return Stream.of(Dialect.values()).allMatch(dialect -> reads(dialect, text, movement));
    }
}
