package org.pieceworth.pgn;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/// Cuts PGN into pieces for several threads, before an `[Event` tag after an empty line. A cut may be wrong, inside a
/// comment for instance; reading the piece shows this ([PgnChunk.Reading#open()]), and the piece is then read together
/// with the next. So the result never depends on the cuts.
public final class PgnChunks {

    /// A piece without a place to cut grows to this many times its size; after that the rest is not cut.
    private static final int PATIENCE = 8;

    private final InputStream in;
    private final int size;
    private final Deque<byte[]> free = new ArrayDeque<>();
    private final Queue<KnownTokens> known = new ConcurrentLinkedQueue<>();
    private byte[] carried = new byte[0];
    private boolean ended;

    /// Pieces of a text.
    ///
    /// @param in uncompressed PGN
    /// @param size approximate bytes per piece
    public PgnChunks(InputStream in, int size) {
        this.in = in;
        this.size = size;
    }

    /// Returns the next piece; empty at the end of the text, or if no place to cut was found: [#rest()] then has the
    /// rest.
    ///
    /// @throws UncheckedIOException when the input fails
    public Optional<PgnChunk> next() {
        if (ended && carried.length == 0) {
            return Optional.empty();
        }
        byte[] bytes = buffer(Math.max(size, carried.length) + 1);
        int length = carried.length;
        System.arraycopy(carried, 0, bytes, 0, length);
        while (true) {
            length = fill(bytes, length);
            if (ended && length == 0) {
                return Optional.empty();
            }
            int cut = ended ? length : TextCuts.last(bytes, length);
            if (cut > 0) {
                carried = Arrays.copyOfRange(bytes, cut, length);
                bytes[cut] = 0;
                return Optional.of(new PgnChunk(bytes, cut, ended, known));
            }
            if (length > PATIENCE * size) {
                carried = Arrays.copyOf(bytes, length);
                return Optional.empty();
            }
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
    }

    /// Takes back a piece that is no longer read, to reuse its buffer.
    public void recycle(PgnChunk piece) {
        free.addLast(piece.buffer());
    }

    private byte[] buffer(int length) {
        byte[] given = free.isEmpty() ? new byte[length] : free.removeFirst();
        return given.length >= length ? given : new byte[length];
    }

    private int fill(byte[] bytes, int from) {
        try {
            int room = bytes.length - 1 - from;
            ByteWindow.checkWanted();
            int read = in.readNBytes(bytes, from, room);
            ended = read < room;
            return from + read;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// True once every byte has been passed out as a piece.
    public boolean atEnd() {
        return ended && carried.length == 0;
    }

    /// The bytes after the last piece, for a reader in one thread.
    public InputStream rest() {
        return new SequenceInputStream(new ByteArrayInputStream(carried), in);
    }
}
