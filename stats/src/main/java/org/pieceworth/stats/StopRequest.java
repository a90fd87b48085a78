package org.pieceworth.stats;

import java.util.concurrent.CancellationException;

/// Lets long computations check whether their thread was interrupted, and end soon after, since no caller
/// waits for them any more.
public final class StopRequest {

    private StopRequest() {}

    /// Looks between two steps of something long.
    ///
    /// @throws CancellationException when the thread has been interrupted; it stays so
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("stopped");
        }
    }
}
