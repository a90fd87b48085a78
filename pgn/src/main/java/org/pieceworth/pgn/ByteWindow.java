package org.pieceworth.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.concurrent.CancellationException;

/// A sliding window on a stream, which also counts its lines. `bytes[position .. limit)` is unread; `bytes[limit]`
/// is always 0, so that scans for a byte class stop there without asking for the limit.
final class ByteWindow {

    /// A tag line longer than this is cut.
    static final int MAX_LINE = 1 << 20;

    /// The most bytes buffered for one token, tag line or suspicious comment (16 MiB).
    private static final int MAX_SIZE = 1 << 24;

    private static final int FIRST_SIZE = 1 << 18;

    /// Bytes buffered before the requested ones: a result such as `1-0` may be recognised only in its middle.
    static final int BEHIND = 16;

    private final InputStream in;
    byte[] bytes;
    int position;
    int limit;
    boolean ended;

    /// The line that `position` is on, from 1.
    long line = 1;

    /// The bytes of the input before `bytes[0]`.
    long before;

    ByteWindow(InputStream in) {
        this.in = in;
        bytes = new byte[FIRST_SIZE];
    }

    /// A window on all of a text at once.
    ///
    /// @param text the bytes, with room for one more after them
    ByteWindow(byte[] text, int length) {
        in = InputStream.nullInputStream();
        bytes = text;
        limit = length;
        ended = true;
        bytes[limit] = 0;
    }

    /// Reads on, moving the bytes from `keep` (and [#BEHIND] before it) to the front; returns the distance they moved.
    /// A window at its largest size drops the bytes before `position`.
    int refill(int keep) {
        int from = Math.max(0, Math.min(keep, position) - BEHIND);
        if (from == 0 && limit + 1 == bytes.length) {
            if (bytes.length >= MAX_SIZE) {
                from = Math.max(1, position - 1);
            } else {
                bytes = Arrays.copyOf(bytes, 2 * bytes.length);
            }
        }
        System.arraycopy(bytes, from, bytes, 0, limit - from);
        limit -= from;
        position -= from;
        before += from;
        read();
        return from;
    }

    /// Ends reading soon after its thread was interrupted: a small compressed file may hold gigabytes.
    ///
    /// @throws CancellationException when the thread was interrupted; its interrupt status stays set
    static void checkWanted() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("stopped");
        }
    }

    private void read() {
        checkWanted();
        try {
            int count = in.read(bytes, limit, bytes.length - 1 - limit);
            if (count < 0) {
                ended = true;
            } else {
                limit += count;
            }
            bytes[limit] = 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Makes the byte at `position` readable; returns false at the end of the input.
    boolean more() {
        while (position == limit) {
            if (ended) {
                return false;
            }
            refill(position);
        }
        return true;
    }

    /// Makes this many bytes readable from `position` on, unless the input ends before.
    void ensure(int count) {
        while (limit - position < count && !ended) {
            refill(position);
        }
    }

    void passByte() {
        if (ByteClasses.isNewline(bytes[position])) {
            countLine(position);
        }
        position++;
    }

    /// A line ends with LF, CRLF or a single CR; of CRLF only the CR counts.
    void countLine(int at) {
        if (bytes[at] == '\r' || at == 0 || bytes[at - 1] != '\r') {
            line++;
        }
    }

    boolean inFirstColumn() {
        return position == 0 || ByteClasses.isNewline(bytes[position - 1]);
    }

    /// Returns the end of the line at `position`, reading on up to [#MAX_LINE] bytes.
    int lineEnd() {
        int length = 0;
        while (true) {
            int at = position + length;
            while (!ByteClasses.isNewline(bytes[at]) && at < limit) {
                at++;
            }
            length = at - position;
            if (at < limit || ended || length > MAX_LINE) {
                return at;
            }
            refill(position);
        }
    }

    /// Skips the rest of a line of any length.
    void passLine() {
        do {
            position = lineEnd();
        } while (more() && !ByteClasses.isNewline(bytes[position]));
    }
}
