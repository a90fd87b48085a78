package org.pieceworth.studies.output;

import java.io.IOException;
import java.util.List;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;
import org.pieceworth.text.SmallText;

/// Small files of lines, as users give them.
public final class TextFile {

    /// Bytes of a table of results, for [#lines(String, int)].
    public static final int TABLE = 64_000_000;

    private static final int LARGEST = 1_000_000;

    private TextFile() {}

    /// The lines of a file, or of standard input for `-`.
    ///
    /// @throws InputException when it cannot be read, is larger than a megabyte or is not text
    public static List<String> lines(String name) {
        return lines(name, LARGEST);
    }

    /// The lines of a file that may be larger.
    ///
    /// @param largest bytes, in whole megabytes
    /// @throws InputException when it cannot be read, is larger or is not text
    public static List<String> lines(String name, int largest) {
        SmallText reader = new SmallText(largest, "a file of lines");
        try {
            return (name.equals(ObservationReader.STANDARD_STREAM)
                            ? reader.read(name, GameInput.standard())
                            : reader.read(name, FileName.path(name)))
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new InputException(name + ": cannot be read: " + e.getMessage());
        }
    }

    /// The text of a variant's file, needed by sections derived from it; empty for a variant that ships.
    ///
    /// @param variant the name as typed
    public static String ofVariant(String variant) {
        return Variants.file(variant)
                .map(file -> String.join("\n", lines(file)) + "\n")
                .orElse("");
    }
}
