package org.pieceworth.studies.perft;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How many positions legal moves reach.
///
/// @param nodes positions
/// @param seconds that the count took
/// @param divided positions below each move, where that was asked for
/// @param notModelled rules of the variant that are not followed
/// @param warnings what was odd in the variant's file
/// @param variant its name
public record PerftAnswer(
        long nodes,
        double seconds,
        Optional<Map<String, Long>> divided,
        List<String> notModelled,
        List<String> warnings,
        String variant) {

    /// Copies lists and map.
    public PerftAnswer {
        divided = divided.map(counts -> Collections.unmodifiableMap(new LinkedHashMap<>(counts)));
        notModelled = List.copyOf(notModelled);
        warnings = List.copyOf(warnings);
    }
}
