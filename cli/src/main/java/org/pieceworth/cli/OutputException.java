package org.pieceworth.cli;

import java.io.Serial;

/// Output that cannot be written; the message is one line for the user.
final class OutputException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    OutputException(String message) {
        super(message);
    }
}
