package org.pieceworth.rules.variant;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A variant from a variants.ini, with the other information of its file.
///
/// @param variant the variant
/// @param parent the variant that it was derived from, or empty
/// @param about the comment above it in its file, possibly empty
/// @param middlegameValues values that the file gives pieces for engines, by capital letter (pieceValueMg)
/// @param endgameValues the same for endgames (pieceValueEg)
/// @param warnings messages for its author
public record VariantReading(
        Variant variant,
        String parent,
        String about,
        Map<Character, Integer> middlegameValues,
        Map<Character, Integer> endgameValues,
        List<String> warnings) {

    public VariantReading {
        middlegameValues = Collections.unmodifiableMap(new TreeMap<>(middlegameValues));
        endgameValues = Collections.unmodifiableMap(new TreeMap<>(endgameValues));
        warnings = List.copyOf(warnings);
    }
}
