package org.pieceworth.empirical;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.TreeMap;
import org.pieceworth.pgn.ByteSlice;
import org.pieceworth.pgn.PgnReader;
import org.pieceworth.pgn.PgnVisitor;

/// The tags of a text's first game.
final class FirstGame implements PgnVisitor {

    private static final int BUFFER = 1 << 16;

    private final Map<String, String> tags = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    private FirstGame() {}

    /// Reads them, by names whose case does not matter; empty if the text holds no games.
    ///
    /// @param name of the text
    /// @param text the text, uncompressed, see [org.pieceworth.pgn.PgnInput]; closed at the end
    static Map<String, String> tags(String name, InputStream text) throws IOException {
        FirstGame first = new FirstGame();
        try (BufferedInputStream in = new BufferedInputStream(text, BUFFER)) {
            if (FileKind.of(name, in) == FileKind.GAMES) {
                new PgnReader(in, first).readGame();
            }
        }
        return first.tags;
    }

    @Override
    public void tag(ByteSlice name, ByteSlice value) {
        tags.put(name.toString(), value.toString());
    }

    @Override
    public boolean endTags() {
        return false;
    }
}
