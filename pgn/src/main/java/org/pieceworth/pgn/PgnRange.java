package org.pieceworth.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/// The piece of a text that belongs to a range of its bytes: from the first likely start of a game in the range to the
/// first one at or after the range's end. Ranges side by side therefore give all of the text once, however small they
/// are; many of them may be empty.
///
/// A cut may be wrong, inside a comment for instance. A piece with [PgnReader#endedInside()] at its end has
/// to be read again together with the next one, by a range over both.
public final class PgnRange extends InputStream {

    private static final int BUFFER = 1 << 16;

    /// Opens a text.
    @FunctionalInterface
    public interface Text {

        /// Its bytes from an offset on.
        InputStream from(long offset) throws IOException;
    }

    private final InputStream in;
    private final long to;
    private final byte[] bytes = new byte[BUFFER];

    /// The offset of `bytes[0]` in the text.
    private long offset;

    private int position;

    /// The bytes before it may be passed on: the piece does not end before it.
    private int ready;

    private int limit;
    private boolean ended;
    private boolean cut;
    private long passed;

    /// Opens the piece.
    ///
    /// @param text uncompressed PGN in UTF-8
    /// @param from offset of the range's first byte; 0 begins with the text
    /// @param to offset after its last one; a range may reach beyond the text
    public PgnRange(Text text, long from, long to) throws IOException {
        this.to = to;
        offset = Math.max(0, from - TextCuts.BEHIND);
        in = text.from(offset);
        position = (int) (from - offset);
        if (from > 0) {
            findStart(from);
        }
    }

    private void findStart(long from) throws IOException {
        while (true) {
            refill();
            int start = TextCuts.first(bytes, position, limit);
            if (start >= 0) {
                position = start;
            } else {
                position = Math.max((int) (from - offset), ended ? limit : limit - TextCuts.AHEAD + 1);
            }
            ready = position;
            cut = offset + position >= to || (start < 0 && ended);
            if (cut) {
                return;
            }
            if (start >= 0) {
                makeReady();
                return;
            }
        }
    }

    /// Reads on, without losing the bytes from a little before `position` on.
    private void refill() throws IOException {
        int from = Math.min(limit, Math.max(0, position - TextCuts.BEHIND));
        System.arraycopy(bytes, from, bytes, 0, limit - from);
        offset += from;
        position -= from;
        limit -= from;
        int count = in.read(bytes, limit, bytes.length - limit);
        ended = count < 0;
        limit += Math.max(0, count);
    }

    /// Makes the next byte readable; returns false at the end of the piece.
    private boolean more() throws IOException {
        while (position >= ready) {
            if (cut || (ended && position >= limit)) {
                return false;
            }
            refill();
            makeReady();
        }
        return true;
    }

    private void makeReady() {
        long first = Math.max(position, to - offset);
        if (first >= limit) {
            ready = limit;
            return;
        }
        int end = TextCuts.first(bytes, (int) first, limit);
        cut = end >= 0;
        int open = ended ? limit : Math.max((int) first, limit - TextCuts.AHEAD + 1);
        ready = cut ? end : open;
    }

    @Override
    public int read() throws IOException {
        if (!more()) {
            return -1;
        }
        passed++;
        return bytes[position++] & 0xFF;
    }

    @Override
    public int read(byte[] buffer, int at, int length) throws IOException {
        Objects.checkFromIndexSize(at, length, buffer.length);
        if (length == 0) {
            return 0;
        }
        if (!more()) {
            return -1;
        }
        int count = Math.min(length, ready - position);
        System.arraycopy(bytes, position, buffer, at, count);
        position += count;
        passed += count;
        return count;
    }

    /// True if nothing is left of the piece; before reading, if there is nothing in it.
    public boolean isEmpty() throws IOException {
        return !more();
    }

    /// True, once the piece is read, if the text ended with it or before it.
    public boolean textEnded() {
        return ended && !(cut && position < limit);
    }

    /// Bytes of the piece passed on so far.
    public long passed() {
        return passed;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
