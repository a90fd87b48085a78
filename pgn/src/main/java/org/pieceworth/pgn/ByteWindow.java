package org.pieceworth.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;

/// A sliding window on a stream. `bytes[position .. limit)` is unread; `bytes[limit]` is always 0, so that scans
/// for a byte class stop there without asking for the limit.
final class ByteWindow {

    /// What is kept for one token, tag line or suspicious comment at the most.
    private static final int MAX_SIZE = 1 << 24;

    private static final int FIRST_SIZE = 1 << 18;

    private final InputStream in;
    byte[] bytes = new byte[FIRST_SIZE];
    int position;
    int limit;
    boolean ended;

    ByteWindow(InputStream in) {
        this.in = in;
    }

    /// Reads on. Bytes from `keep` (and one before it) stay, and move to the front; answers by how much they moved.
    /// When the window may grow no further it gives up what was kept before `position`.
    int refill(int keep) {
        int from = Math.max(0, Math.min(keep, position) - 1);
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

    private void read() {
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
}
