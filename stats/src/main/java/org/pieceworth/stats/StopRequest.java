package org.pieceworth.stats;

import java.util.concurrent.CancellationException;

/// What takes long ends soon after its thread has been interrupted: whoever asked wants the answer no more.
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
