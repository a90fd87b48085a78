package org.pieceworth.lab.uci;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/// The error output of a process, read continuously so that the process does not block on a full pipe; stores
/// its end.
final class ErrorOutput {

    private static final int KEPT = 1 << 14;
    private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(30);

    private final InputStream errors;

    /// Guarded by this.
    private final byte[] kept = new byte[KEPT];

    /// Guarded by this: length of the output since the last request.
    private long length;

    private ErrorOutput(InputStream errors) {
        this.errors = errors;
    }

    static ErrorOutput of(Process process, String name) {
        ErrorOutput output = new ErrorOutput(process.getErrorStream());
        Thread.ofPlatform().daemon().name("errors of " + name).start(output::read);
        return output;
    }

    private void read() {
        byte[] buffer = new byte[KEPT];
        try {
            for (int count = errors.read(buffer); count >= 0; count = errors.read(buffer)) {
                keep(buffer, count);
            }
        } catch (IOException _) {
            // It has ended.
        }
    }

    private synchronized void keep(byte[] bytes, int count) {
        for (int i = 0; i < count; i++) {
            kept[(int) (length++ % KEPT)] = bytes[i];
        }
        notifyAll();
    }

    /// The output since the last request, the last 16 kB at most. Waits a moment for output on its way.
    synchronized String taken() {
        long until = System.nanoTime() + PATIENCE;
        try {
            for (long left = PATIENCE; left > 0; left = until - System.nanoTime()) {
                TimeUnit.NANOSECONDS.timedWait(this, left);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        int count = (int) Math.min(length, KEPT);
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = kept[(int) ((length - count + i) % KEPT)];
        }
        length = 0;
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
