package org.pieceworth.web.jobs;

import java.io.Serial;

/// Work stopped for now or for good.
public final class StoppedException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    StoppedException() {
        super("stopped");
    }
}
