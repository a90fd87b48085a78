package org.pieceworth.stats;

import java.io.Serial;

/// Data from which the parameters cannot be estimated; the message is one line that says why.
public final class FitException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final String reason;

    public FitException(String message) {
        super(message);
        reason = message;
    }

    /// The message, which is always there.
    public String reason() {
        return reason;
    }
}
