package org.pieceworth.lab.values;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;
import org.pieceworth.text.SmallText;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.mobility.MobilityFactors;
import org.pieceworth.valuation.play.Atlas;

/// Finds sources of values.
public final class ValueSources {

    private static final String WITH_FACTORS = "mobility:";

    private final ModelCatalogue models;

    /// @param models models available to users
    public ValueSources(ModelCatalogue models) {
        this.models = models;
    }

    /// Reads values named by a user: a model's name, or a file: the JSON or CSV of `pieceworth fit` or of
    /// `pieceworth value` with one model, or lines `PIECE,VALUE`. The mobility model may have given factors
    /// after a colon, `mobility:50,30,24,12,8,3`; `atlas` is the shipped atlas.
    ///
    /// @throws org.pieceworth.text.InputException when there is neither, or the file cannot be read
    public ValueSource of(String typed) {
        if (typed.startsWith(WITH_FACTORS)) {
            return ModelSource.mobility(MobilityFactors.parse(typed.substring(WITH_FACTORS.length())), typed);
        }
        if (typed.equals(Atlas.NAME)) {
            return new AtlasSource(typed, Atlas.shipped());
        }
        return models.find(typed)
                .<ValueSource>map(ModelSource::new)
                .orElseGet(() -> new ValueFile(models.names()).read(typed));
    }

    /// Reads a file of values.
    private static final class ValueFile {

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
            return new InputException("values '" + typed + "': is neither a model nor a file" + meant
                    + "; expected one of " + String.join(", ", models) + ", " + Atlas.NAME + ", or the file of a fit");
        }
    }
}
