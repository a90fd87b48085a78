package org.pieceworth.store;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.text.Mixing;

/// Checksums of each column's name and type, stored in the file's metadata: a column with a damaged name
/// would otherwise pass as missing, such as the tag that defines clusters.
final class ColumnNames {

    private static final String BETWEEN = ",";

    private ColumnNames() {}

    /// The checksums in the form stored in the file.
    ///
    /// @param types per name the type in the database
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

    /// Describes the difference from a stored checksum; empty if all agree.
    static Optional<String> differing(String note, List<String> names, List<String> types) {
        String[] noted = note.split(BETWEEN, -1);
        if (noted.length != names.size()) {
            return Optional.of("it has " + names.size() + " columns, and its own note says " + noted.length);
        }
        return IntStream.range(0, noted.length)
                .filter(column -> !noted[column].equals(sum(names.get(column), types.get(column))))
                .mapToObj(column -> "the name or the type of its column " + names.get(column) + " (" + types.get(column)
                        + ") differs from the written one")
                .findFirst();
    }
}
