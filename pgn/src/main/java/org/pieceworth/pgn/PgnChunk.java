package org.pieceworth.pgn;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Queue;

/// A piece of a PGN text, with room for one byte after it.
public final class PgnChunk {

    private final byte[] bytes;
    private final int length;
    private final boolean last;

    /// Token caches of other pieces' readers, free for reuse.
    private final Queue<KnownTokens> known;

    PgnChunk(byte[] bytes, int length, boolean last, Queue<KnownTokens> known) {
        this.bytes = bytes;
        this.length = length;
        this.last = last;
        this.known = known;
    }

    /// Its bytes.
    public int length() {
        return length;
    }

    byte[] buffer() {
        return bytes;
    }

    /// This piece and the next as one.
    public PgnChunk with(PgnChunk next) {
        byte[] both = Arrays.copyOf(bytes, length + next.length + 1);
        System.arraycopy(next.bytes, 0, both, length, next.length);
        return new PgnChunk(both, length + next.length, next.last, known);
    }

    /// Its bytes as a stream.
    public InputStream bytes() {
        return new ByteArrayInputStream(bytes, 0, length);
    }

    /// Reads its games; ordinals and lines are counted from 1 at its start.
    public Reading read(PgnVisitor visitor) {
        ByteWindow window = new ByteWindow(bytes, length);
        KnownTokens learnt = known.poll();
        KnownTokens tokens = learnt == null ? new KnownTokens() : learnt;
        PgnReader reader = new PgnReader(window, visitor, tokens);
        long games = reader.readAll();
        known.add(tokens);
        return new Reading(games, reader.linesRead(), reader.endedInside() && !last);
    }

    /// The outcome of reading one piece.
    ///
    /// @param games number of games found
    /// @param lines number of lines read
    /// @param open true if it ended inside a game's tags, a comment or a variation; its events are then void, and
    /// it has to be read again together with the next piece
    public record Reading(long games, long lines, boolean open) {}
}
