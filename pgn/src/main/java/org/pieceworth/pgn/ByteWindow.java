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

    /// What is kept for one token, tag line or suspicious comment at the most.
    private static final int MAX_SIZE = 1 << 24;

    private static final int FIRST_SIZE = 1 << 18;

    /// So many bytes before what is kept stay too: those of a result that only its middle shows to be one.
    static final int BEHIND = 16;

    private final InputStream in;
    byte[] bytes;
    int position;
    int limit;
    boolean ended;

    /// The line that `position` is on, from 1.
    long line = 1;

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

    /// Reads on. Bytes from `keep` (and [#BEHIND] before it) stay, and move to the front; answers by how much they
    /// moved.
    /// When the window may grow no further it gives up what was kept before `position`.
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
        read();
        return from;
    }

    /// Reading ends soon after its thread has been interrupted: a small file may hold gigabytes, and nothing that is
    /// reported.
    ///
    /// @throws CancellationException when the thread has been interrupted; it stays so
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

    /// Makes the byte at `position` readable; false at the end of the input.
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

    /// A line ends with LF, CRLF or CR alone; of CRLF only the CR counts.
    void countLine(int at) {
        if (bytes[at] == '\r' || at == 0 || bytes[at - 1] != '\r') {
            line++;
        }
    }

    boolean inFirstColumn() {
        return position == 0 || ByteClasses.isNewline(bytes[position - 1]);
    }

    /// The end of the line that `position` is on, brought into the window as far as a line may be long.
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

    /// Passes the rest of a line of any length.
    void passLine() {
        do {
            position = lineEnd();
        } while (more() && !ByteClasses.isNewline(bytes[position]));
    }
}
