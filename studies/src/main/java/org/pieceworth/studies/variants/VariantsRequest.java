package org.pieceworth.studies.variants;

import java.util.Optional;

/// Which variants are there?
///
/// @param text the name of one, or part of a name, of a board or of a piece's name; empty for all
/// @param file a file of variants to check and list instead of those that ship
public record VariantsRequest(String text, Optional<String> file) {

    /// Variants that ship.
    public static VariantsRequest shipped(String text) {
        return new VariantsRequest(text, Optional.empty());
    }
}
