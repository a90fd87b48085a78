package org.pieceworth.studies.reading;

import java.io.Serial;

/// Reading failed for a reason other than the input, such as a machine that cannot be reached.
public final class ReadingException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    /// @param message one line for the user
    public ReadingException(String message) {
        super(message);
    }
}
