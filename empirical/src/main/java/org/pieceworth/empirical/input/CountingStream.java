package org.pieceworth.empirical.input;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongConsumer;

/// Counts and reports bytes while they are read. Closing it leaves its source open.
final class CountingStream extends FilterInputStream {

    private final LongConsumer progress;
    private long bytes;

    /// @param progress receives the number of bytes so far
    CountingStream(InputStream in, LongConsumer progress) {
        super(in);
        this.progress = progress;
    }

    long bytes() {
        return bytes;
    }

    @Override
    public int read() throws IOException {
        int value = super.read();
        count(value < 0 ? 0 : 1);
        return value;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int count = super.read(buffer, offset, length);
        count(Math.max(0, count));
        return count;
    }

    @Override
    public void close() {
        // the caller that opened the stream closes it
    }

    private void count(int more) {
        bytes += more;
        progress.accept(bytes);
    }
}
