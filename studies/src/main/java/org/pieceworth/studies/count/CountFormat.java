package org.pieceworth.studies.count;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.text.InputException;

/// The file format of saved observations.
public enum CountFormat {
    /// Counts per vector of features.
    CSV,
    /// Every row of material, for Octave, MATLAB and R.
    MAT,
    /// A CSV line per row, with its game and tags.
    ROWS,
    /// Parquet instead of CSV.
    PARQUET,
    /// Positions labelled with their results.
    EPD,
    /// The games themselves, as they are written.
    PGN;

    /// The format of that name, or that a file's name ends in, or else CSV.
    ///
    /// @throws InputException when the name or the ending is of no format
    public static CountFormat of(Optional<String> named, String output) {
        String lower = output.toLowerCase(Locale.ROOT);
        String ending = Arrays.stream(values())
                .map(CountFormat::word)
                .filter(word -> lower.endsWith("." + word))
                .findFirst()
                .orElse(lower.matches(".*\\.[a-z0-9]{2,7}") ? output : "csv");
        String name = named.orElse(ending).toLowerCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(format -> format.word().equals(name))
                .findFirst()
                .orElseThrow(() -> unknown(name));
    }

    private static InputException unknown(String name) {
        String words = Arrays.stream(values()).map(CountFormat::word).collect(Collectors.joining(", "));
        return InputException.about(
                "format",
                "found '" + name.replaceFirst(".*\\.", "") + "', expected " + words
                        + "; name it, or let the file's name end in it");
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
