package org.pieceworth.studies.measure;

import java.util.List;
import java.util.stream.Stream;

/// The pieces among which others are measured: named, or one by one.
final class MeasurePools {

    /// The variant's own pieces.
    private static final List<String> OWN = List.of("own");

    private static final List<String> STRONG = List.of("strong");
    private static final List<String> LIGHT = List.of("light");

    private MeasurePools() {}

    /// The pieces of a pool.
    ///
    /// @param asked one name, or pieces, or nothing
    /// @param own the variant's
    static List<String> of(List<String> asked, List<String> own) {
        if (asked.isEmpty() || asked.equals(OWN)) {
            return own;
        }
        if (asked.equals(STRONG)) {
            return with(own, "archbishop", "chancellor");
        }
        return asked.equals(LIGHT) ? with(own, "WD", "F", "W") : asked;
    }

    /// Another pool for comparison: the stronger pieces, or the variant's own if the first pool was the
    /// stronger one.
    static List<String> other(List<String> asked, List<String> own) {
        return of(asked.equals(STRONG) ? OWN : STRONG, own);
    }

    private static List<String> with(List<String> own, String... more) {
        return Stream.concat(own.stream(), Stream.of(more)).toList();
    }
}
