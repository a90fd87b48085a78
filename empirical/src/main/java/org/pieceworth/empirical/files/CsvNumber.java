package org.pieceworth.empirical.files;

import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import org.pieceworth.text.PlainNumber;

/// Numbers in tables in the formats of statistics programs: `3000`, `3e3`, `1e+05`, `12.0`, `.5`, and `NA` for
/// none.
final class CsvNumber {

    private static final Pattern WHOLE = Pattern.compile("[+-]?\\d{1,18}");

    private CsvNumber() {}

    /// True for a cell without a value.
    static boolean isMissing(String cell) {
        return cell.isBlank() || cell.strip().equals("NA");
    }

    /// Reads a whole number; empty for any other text.
    static OptionalLong whole(String cell) {
        String text = cell.strip();
        if (WHOLE.matcher(text).matches()) {
            return OptionalLong.of(Long.parseLong(text));
        }
        double real = real(text).orElse(Double.NaN);
        // Beyond that a double has no place for units.
        return real == Math.rint(real) && Math.abs(real) < 0x1p53 ? OptionalLong.of((long) real) : OptionalLong.empty();
    }

    /// Reads a number; empty for any other text.
    static OptionalDouble real(String cell) {
        return PlainNumber.read(cell.strip());
    }
}
