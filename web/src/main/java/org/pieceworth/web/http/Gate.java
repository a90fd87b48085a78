package org.pieceworth.web.http;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/// So many at once; the others wait a while and are then asked to come again.
public final class Gate {

    private static final int BUSY = 503;

    private final Semaphore places;
    private final long waitMillis;

    public Gate(int places, long waitMillis) {
        this.places = new Semaphore(places, true);
        this.waitMillis = waitMillis;
    }

    /// Work behind the gate.
    @FunctionalInterface
    public interface Guarded {
        void run() throws Exception;
    }

    /// @throws RefusedException when there is no place in time
    public void pass(Guarded work) throws Exception {
        if (!places.tryAcquire(waitMillis, TimeUnit.MILLISECONDS)) {
            throw new RefusedException(BUSY, "Busy", "found too many requests at once; try again in a moment");
        }
        try {
            work.run();
        } finally {
            places.release();
        }
    }
}
