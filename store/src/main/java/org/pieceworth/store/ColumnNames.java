package org.pieceworth.store;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.text.Mixing;

/// A sum for each column's name and type, noted in a file: a column whose name was damaged would otherwise pass as one
/// that is not there, such as that of a tag by which errors are clustered.
final class ColumnNames {

    private static final String BETWEEN = ",";

    private ColumnNames() {}

    /// The sums as they are noted.
    ///
    /// @param types per name the type, as the database calls it
    static String text(List<String> names, List<String> types) {
        return IntStream.range(0, names.size())
                .mapToObj(column -> sum(names.get(column), types.get(column)))
                .collect(Collectors.joining(BETWEEN));
    }

    private static String sum(String name, String type) {
        String both = name + "\0" + type;
        long sum = both.length();
        for (int i = 0; i < both.length(); i++) {
            sum = Mixing.mix(sum + both.charAt(i));
        }
        return Long.toHexString(sum);
    }

    /// What differs from a note, in words; empty when nothing does.
    static Optional<String> differing(String note, List<String> names, List<String> types) {
        String[] noted = note.split(BETWEEN, -1);
        if (noted.length != names.size()) {
            return Optional.of("it has " + names.size() + " columns, and its own note says " + noted.length);
        }
        return IntStream.range(0, noted.length)
                .filter(column -> !noted[column].equals(sum(names.get(column), types.get(column))))
                .mapToObj(column -> "the name or the type of its column " + names.get(column) + " (" + types.get(column)
                        + ") is not what was written")
                .findFirst();
    }
}
