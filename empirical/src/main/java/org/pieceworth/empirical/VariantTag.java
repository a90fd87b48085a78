package org.pieceworth.empirical;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.pieceworth.pgn.ByteSlice;
import org.pieceworth.pgn.PgnInput;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.pgn.PgnVisitor;

/// The Variant tag of a file's first game.
public final class VariantTag {

    private static final int BUFFER = 1 << 16;

    private VariantTag() {}

    /// That tag; empty when there is none, or the file holds no games or cannot be read.
    public static Optional<String> ofFirstGame(String file) {
        try (InputStream raw = Files.newInputStream(Path.of(file))) {
            BufferedInputStream in = new BufferedInputStream(PgnInput.open(raw), BUFFER);
            return FileKind.of(file, in) == FileKind.GAMES ? ofFirstGame(in) : Optional.empty();
        } catch (IOException | UncheckedIOException | IllegalArgumentException _) {
            return Optional.empty();
        }
    }

    private static Optional<String> ofFirstGame(InputStream in) {
        Tags tags = new Tags();
        new PgnReader(in, tags).readGame();
        return tags.variant;
    }

    private static final class Tags implements PgnVisitor {
        private Optional<String> variant = Optional.empty();

        @Override
        public void tag(ByteSlice name, ByteSlice value) {
            if (name.contentEquals("Variant")) {
                variant = Optional.of(value.toString());
            }
        }

        @Override
        public boolean endTags() {
            return false;
        }
    }
}
