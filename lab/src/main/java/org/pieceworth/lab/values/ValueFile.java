package org.pieceworth.lab.values;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;
import org.pieceworth.valuation.play.Atlas;

/// Reads a file of values.
final class ValueFile {

    private static final long LARGEST = 10_000_000;
    private static final int ALIKE = 2;

    private final List<String> models;

    /// @param models names that may have been meant instead of a file
    ValueFile(List<String> models) {
        this.models = models;
    }

    ValueSource read(String typed) {
        String text = text(typed);
        List<String> lines = text.lines().toList();
        if (Atlas.isAtlas(lines)) {
            return new AtlasSource(typed, Atlas.parse("values '" + typed + "'", lines));
        }
        return text.stripLeading().startsWith("{") ? ValueJson.read(typed, text) : ValueLines.read(typed, text);
    }

    private String text(String typed) {
        try {
            Path path = Path.of(typed);
            if (typed.isBlank() || !Files.exists(path)) {
                throw unknown(typed);
            }
            if (Files.isDirectory(path)) {
                throw new InputException("values '" + typed + "': is a folder; expected a file");
            }
            if (Files.size(path) > LARGEST) {
                throw new InputException("values '" + typed
                        + "': is larger than 10 megabytes; expected the JSON of a fit, or lines PIECE,VALUE");
            }
            return Files.readString(path);
        } catch (InvalidPathException _) {
            throw unknown(typed);
        } catch (MalformedInputException _) {
            throw new InputException(
                    "values '" + typed + "': is not UTF-8 text; expected JSON of a fit, or lines PIECE,VALUE");
        } catch (IOException e) {
            throw new InputException("values '" + typed + "': cannot be read: " + e.getMessage());
        }
    }

    private InputException unknown(String typed) {
        String meant = NearestName.within(ALIKE, typed, Stream.concat(models.stream(), Stream.of(Atlas.NAME)))
                .map(name -> " (did you mean " + name + "?)")
                .orElse("");
        return new InputException("values '" + typed + "': is neither a model nor a file" + meant + "; expected one of "
                + String.join(", ", models) + ", " + Atlas.NAME + ", or the file of a fit");
    }
}
