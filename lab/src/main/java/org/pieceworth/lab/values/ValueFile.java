package org.pieceworth.lab.values;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;
import org.pieceworth.text.SmallText;
import org.pieceworth.valuation.play.Atlas;

/// Reads a file of values.
final class ValueFile {

    private static final SmallText READER = new SmallText(10_000_000, "the JSON of a fit, or lines PIECE,VALUE");
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
            return READER.read("values '" + typed + "'", path);
        } catch (InvalidPathException _) {
            throw unknown(typed);
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
