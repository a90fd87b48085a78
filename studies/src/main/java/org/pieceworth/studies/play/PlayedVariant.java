package org.pieceworth.studies.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.pieceworth.rules.variant.VariantReading;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.FileName;
import org.pieceworth.text.InputException;

/// The variant of a match, and its file for foreign engines. A pipe can be read only once, so engines get a
/// copy of it.
final class PlayedVariant implements AutoCloseable {

    private final VariantReading reading;
    private final Optional<String> file;
    private final Optional<Path> copy;

    private PlayedVariant(VariantReading reading, Optional<String> file, Optional<Path> copy) {
        this.reading = reading;
        this.file = file;
        this.copy = copy;
    }

    /// @throws InputException when there is none, or it cannot be read
    static PlayedVariant open(String typed) {
        Optional<String> pipe = Variants.file(typed).filter(PlayedVariant::isPipe);
        if (pipe.isEmpty()) {
            return new PlayedVariant(Variants.open(typed), Variants.file(typed), Optional.empty());
        }
        String text = Variants.text(pipe.get());
        VariantReading reading = Variants.open(typed, _ -> text);
        try {
            Path copy = Files.writeString(Files.createTempFile("pieceworth", ".ini"), text);
            return new PlayedVariant(reading, Optional.of(copy.toString()), Optional.of(copy));
        } catch (IOException e) {
            throw new InputException(typed + ": cannot be copied for engines: " + e.getMessage());
        }
    }

    private static boolean isPipe(String file) {
        return FileName.find(file)
                .filter(path -> Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path))
                .isPresent();
    }

    VariantReading reading() {
        return reading;
    }

    /// The file that engines may open, of a variant that does not ship.
    Optional<String> file() {
        return file;
    }

    @Override
    public void close() {
        try {
            if (copy.isPresent()) {
                Files.deleteIfExists(copy.get());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
