package org.pieceworth.web.http;

import java.io.IOException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/// Limits the number of concurrent requests; the others wait a while and are then asked to come again.
public final class Gate {

    private static final int BUSY = 503;
    private static final long WAIT_SECONDS = 20;

    private final Semaphore places;

    public Gate(int places) {
        this.places = new Semaphore(places, true);
    }

    /// Work behind the gate.
    @FunctionalInterface
    public interface Guarded<T> {
        T run() throws IOException;
    }

    /// @throws RefusedException when there is no place in time
    public <T> T pass(Guarded<T> work) throws IOException {
        if (!isEntered()) {
            throw new RefusedException(BUSY, "Busy", "too many files are being sent at once; try again in a moment");
        }
        try {
            return work.run();
        } finally {
            places.release();
        }
    }

    private boolean isEntered() {
        try {
            return places.tryAcquire(WAIT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
