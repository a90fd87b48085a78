package org.pieceworth.studies.output;

import java.io.Serial;

/// Output that cannot be written; the message is one line for the user.
public final class OutputException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    public OutputException(String message) {
        super(message);
    }
}
