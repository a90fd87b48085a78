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

/// Cuts PGN where games most likely begin, at an `[Event` tag after an empty line, so that pieces can be read by
/// several threads. A cut can be wrong, inside a comment say: reading the piece tells, see
/// [PgnChunk.Reading#open()], and the piece is then to be read together with the next. So nothing depends on where
/// the cuts fall.
public final class PgnChunks {

    /// Without a place to cut a piece grows to this many times its size, and then the rest is not cut at all.
    private static final int PATIENCE = 8;

    private static final byte[] EVENT = {'[', 'E', 'v', 'e', 'n', 't', ' ', '"'};

    private final InputStream in;
    private final int size;
    private final Deque<byte[]> free = new ArrayDeque<>();
    private final Queue<KnownTokens> known = new ConcurrentLinkedQueue<>();
    private byte[] carried = new byte[0];
    private boolean ended;

    /// Pieces of a text.
    ///
    /// @param in uncompressed PGN
    /// @param size about how many bytes a piece has
    public PgnChunks(InputStream in, int size) {
        this.in = in;
        this.size = size;
    }

    /// The next piece; empty at the end of the text, or when no place to cut was found: [#rest()] then has the
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
            int cut = ended ? length : lastStart(bytes, length);
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

    /// Takes back a piece that nobody reads any more: its room serves for another.
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

    /// Where the last game begins, 0 when none is seen to.
    private static int lastStart(byte[] bytes, int length) {
        for (int at = length - EVENT.length; at >= 2; at--) {
            if (bytes[at] == '['
                    && Arrays.equals(bytes, at, at + EVENT.length, EVENT, 0, EVENT.length)
                    && emptyLineBefore(bytes, at)) {
                return at;
            }
        }
        return 0;
    }

    private static boolean emptyLineBefore(byte[] bytes, int at) {
        boolean crlf = at >= 4 && bytes[at - 1] == '\n' && bytes[at - 2] == '\r' && bytes[at - 3] == '\n';
        return crlf || ByteClasses.isNewline(bytes[at - 1]) && bytes[at - 2] == bytes[at - 1];
    }

    /// Whether the text is at its end.
    public boolean atEnd() {
        return ended && carried.length == 0;
    }

    /// What was not given as a piece.
    public InputStream rest() {
        return new SequenceInputStream(new ByteArrayInputStream(carried), in);
    }
}
