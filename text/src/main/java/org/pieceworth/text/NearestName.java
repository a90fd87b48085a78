package org.pieceworth.text;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/// The known name that is most like a mistyped one, whatever its case, spaces, hyphens and underscores.
public final class NearestName {

    /// No name is as long: a text of thousands of letters, which would be compared with each name letter by letter, is
    /// compared by its beginning.
    private static final int LONGEST = 100;

    private NearestName() {}

    /// The nearest of some names, the first of those that are equally near; empty when there is none.
    public static Optional<String> of(String typed, Stream<String> names) {
        String wanted = beginning(PlainName.of(typed));
        return names.min(Comparator.comparingInt(name -> distance(wanted, name)));
    }

    /// The same if it is near enough.
    ///
    /// @param limit letters that may be wrong at most
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
