package org.pieceworth.lab.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.pieceworth.text.InputException;

/// The rules of a measured game in a file for other engines, which is there while they play.
///
/// @param path path of the file
record GameFile(Path path) implements AutoCloseable {

    /// @throws InputException when there is no room for it
    static GameFile of(MeasuredGame game) {
        try {
            Path file = Files.createTempFile("pieceworth", ".ini");
            // A user who interrupts a run does not wait for its end.
            file.toFile().deleteOnExit();
            return new GameFile(Files.writeString(file, game.ini()));
        } catch (IOException e) {
            throw new InputException("the rules cannot be written for the engine: " + e.getMessage());
        }
    }

    String name() {
        return path.toString();
    }

    @Override
    public void close() {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
