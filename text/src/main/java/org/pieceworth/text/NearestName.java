package org.pieceworth.text;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/// Finds the known name closest to a mistyped one, ignoring case, spaces, hyphens and underscores.
public final class NearestName {

    /// Letters compared at most: a mistyped text may have thousands, and no name is as long.
    private static final int LONGEST = 100;

    private NearestName() {}

    /// Returns the nearest name, the first of several at the same distance; empty for no names.
    public static Optional<String> of(String typed, Stream<String> names) {
        String wanted = beginning(PlainName.of(typed));
        return names.min(Comparator.comparingInt(name -> distance(wanted, name)));
    }

    /// Returns the nearest name within a limit.
    ///
    /// @param limit the most letters that may be wrong
    public static Optional<String> within(int limit, String typed, Stream<String> names) {
        String wanted = PlainName.of(typed);
        return of(typed, names).filter(name -> distance(wanted, name) <= limit);
    }

    private static String beginning(String text) {
        return text.substring(0, Math.min(text.length(), LONGEST));
    }

    private static int distance(String wanted, String name) {
        return EditDistance.between(wanted, PlainName.of(name));
    }
}
