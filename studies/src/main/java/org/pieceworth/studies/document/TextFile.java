package org.pieceworth.studies.document;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.pieceworth.empirical.ObservationReader;
import org.pieceworth.rules.InputException;

/// Small files of lines, as users give them.
public final class TextFile {

    private static final int LARGEST = 1_000_000;

    private TextFile() {}

    /// The lines of a file, or of standard input for `-`.
    ///
    /// @throws InputException when it cannot be read, is larger than a megabyte or is no text in UTF-8
    public static List<String> lines(String name) {
        try {
            if (name.equals(ObservationReader.STANDARD_STREAM)) {
                return new String(System.in.readNBytes(LARGEST), StandardCharsets.UTF_8)
                        .lines()
                        .toList();
            }
            Path path = Path.of(name);
            if (Files.isDirectory(path)) {
                throw new InputException(name + ": is a folder; expected a file of lines");
            }
            if (Files.isRegularFile(path) && Files.size(path) > LARGEST) {
                throw new InputException(name + ": is larger than a megabyte; expected a small file of lines");
            }
            return Files.readAllLines(path);
        } catch (MalformedInputException _) {
            throw new InputException(name + ": is not UTF-8 text; expected a file of lines");
        } catch (NoSuchFileException _) {
            throw new InputException(name + ": there is no such file");
        } catch (IOException | InvalidPathException e) {
            throw new InputException(name + ": cannot be read: " + e.getMessage());
        }
    }
}
