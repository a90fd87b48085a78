package org.pieceworth.studies.output;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.pieceworth.empirical.GameInput;
import org.pieceworth.empirical.ObservationReader;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// Small files of lines, as users give them.
public final class TextFile {

    /// Bytes of a table of results, for [#lines(String, int)].
    public static final int TABLE = 64_000_000;

    private static final int LARGEST = 1_000_000;

    private TextFile() {}

    /// The lines of a file, or of standard input for `-`.
    ///
    /// @throws InputException when it cannot be read, is larger than a megabyte or is no text in UTF-8
    public static List<String> lines(String name) {
        return lines(name, LARGEST);
    }

    /// The lines of a file that may be larger.
    ///
    /// @param largest bytes, in whole megabytes
    /// @throws InputException when it cannot be read, is larger or is no text in UTF-8
    public static List<String> lines(String name, int largest) {
        try {
            if (name.equals(ObservationReader.STANDARD_STREAM)) {
                return lines(name, GameInput.standard(), largest);
            }
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                throw new InputException(name + ": is a folder; expected a file of lines");
            }
            try (InputStream in = Files.newInputStream(path)) {
                return lines(name, in, largest);
            }
        } catch (CharacterCodingException _) {
            throw new InputException(name + ": is not UTF-8 text; expected a file of lines");
        } catch (NoSuchFileException _) {
            throw new InputException(name + ": there is no such file");
        } catch (IOException | InvalidPathException e) {
            throw new InputException(name + ": cannot be read: " + e.getMessage());
        }
    }

    /// The text of the file that holds a variant, which sections derived from it need; empty for one that ships.
    ///
    /// @param variant as typed
    public static String ofVariant(String variant) {
        return Variants.file(variant)
                .map(file -> String.join("\n", lines(file)) + "\n")
                .orElse("");
    }

    /// No look at the size: pipes and devices have none, and a device may go on for ever.
    private static List<String> lines(String name, InputStream in, int largest) throws IOException {
        byte[] bytes = in.readNBytes(largest + 1);
        if (bytes.length > largest) {
            throw new InputException(name + ": is larger than "
                    + (largest == LARGEST ? "a megabyte" : largest / LARGEST + " megabytes")
                    + "; expected a small file of lines");
        }
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(bytes))
                .toString()
                .lines()
                .toList();
    }
}
