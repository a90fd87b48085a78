package org.pieceworth.web.http;

import java.io.IOException;
import java.util.concurrent.Semaphore;

/// So many at once; the others are asked to come again.
public final class Gate {

    private static final int BUSY = 503;

    private final Semaphore places;

    public Gate(int places) {
        this.places = new Semaphore(places);
    }

    /// Work behind the gate.
    @FunctionalInterface
    public interface Guarded<T> {
        T run() throws IOException;
    }

    /// @throws RefusedException when there is no place
    public <T> T pass(Guarded<T> work) throws IOException {
        if (!places.tryAcquire()) {
            throw new RefusedException(BUSY, "Busy", "too many files are being sent at once; try again in a moment");
        }
        try {
            return work.run();
        } finally {
            places.release();
        }
    }
}
