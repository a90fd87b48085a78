package org.pieceworth.web.http;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// A body with a minimum rate: after a while, a number of bytes per second on average, which bounds its time
/// as well.
public final class SteadyStream extends FilterInputStream {

    private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(10);
    private static final double LEAST_PER_NANO = 20_000 / 1e9;
    private static final int TIMEOUT = 408;

    private final LongSupplier nanos;
    private final long begin;
    private long bytes;

    /// A body whose time starts now.
    public static InputStream of(InputStream body) {
        return new SteadyStream(body, System::nanoTime);
    }

    /// @param nanos the time, as [System#nanoTime]
    SteadyStream(InputStream in, LongSupplier nanos) {
        super(in);
        this.nanos = nanos;
        begin = nanos.getAsLong();
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] buffer, int from, int length) throws IOException {
        int read = super.read(buffer, from, length);
        bytes += Math.max(0, read);
        long since = nanos.getAsLong() - begin;
        if (read >= 0 && since > GRACE_NANOS && bytes < LEAST_PER_NANO * since) {
            throw new RefusedException(
                    TIMEOUT, "Too slow", "the file arrives too slowly; expected 20 kB a second or more");
        }
        return read;
    }
}
