package org.pieceworth.empirical;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.pieceworth.pgn.ByteSlice;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.pgn.PgnVisitor;

/// The Variant tag of a text's first game.
final class VariantTag {

    private static final int BUFFER = 1 << 16;

    private static final byte[] LOWER = "variant".getBytes(StandardCharsets.US_ASCII);

    private VariantTag() {}

    /// That tag; empty when there is none, or the text holds no games.
    ///
    /// @param name the text's
    /// @param text the text, uncompressed, see [org.pieceworth.pgn.PgnInput]; closed at the end
    static Optional<String> ofFirstGame(String name, InputStream text) throws IOException {
        try (BufferedInputStream in = new BufferedInputStream(text, BUFFER)) {
            if (FileKind.of(name, in) != FileKind.GAMES) {
                return Optional.empty();
            }
            Tags tags = new Tags();
            new PgnReader(in, tags).readGame();
            return tags.variant;
        }
    }

    private static final class Tags implements PgnVisitor {
        private Optional<String> variant = Optional.empty();

        @Override
        public void tag(ByteSlice name, ByteSlice value) {
            if (name.isName(LOWER)) {
                variant = Optional.of(value.toString());
            }
        }

        @Override
        public boolean endTags() {
            return false;
        }
    }
}
