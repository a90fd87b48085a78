package org.pieceworth.store;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.pieceworth.text.Mixing;

/// A checksum per column, over its values in the order of rows, so that a reader of only some columns can verify them.
/// Parquet's own checksums are optional, and the reader here ignores them.
///
/// Each step is a bijection of the added value and of the sum so far, so that a single changed value is
/// always noticed. Tags are added once per game, when they are read.
final class ColumnSums {

    private static final long NOTHING = 0x5bd1e995_9d1b54a3L;
    private static final String BETWEEN = ",";

    private final long[] sums;

    ColumnSums(int columns) {
        sums = new long[columns];
    }

    /// Adds the next value of a column; columns below 0 are ignored.
    void add(int column, long value) {
        if (column >= 0) {
            sums[column] = Mixing.mix(sums[column] + value);
        }
    }

    void add(int column, double value) {
        add(column, Double.doubleToLongBits(value));
    }

    void add(int column, String value) {
        long sum = value.length();
        for (int i = 0; i < value.length(); i++) {
            sum = Mixing.mix(sum + value.charAt(i));
        }
        add(column, sum);
    }

    /// Adds that there is no value.
    void addNothing(int column) {
        add(column, NOTHING);
    }

    /// All of them, in the format of a file's note.
    String text() {
        return LongStream.of(sums).mapToObj(Long::toHexString).collect(Collectors.joining(BETWEEN));
    }

    /// The first column with another checksum than noted.
    ///
    /// @param note text of [#text]
    /// @param read the columns read to the end
    Optional<Integer> differing(String note, IntStream read) {
        String[] noted = note.split(BETWEEN, -1);
        return read.filter(column -> column >= 0)
                .filter(column -> column >= noted.length || !noted[column].equals(Long.toHexString(sums[column])))
                .boxed()
                .findFirst();
    }
}
