package org.pieceworth.rules;

import java.io.Serial;

/// A user's input that cannot be used: the message is one line that says where it stands, what was found, what was
/// expected and how to mend it.
public class InputException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    /// @param message one line for the user
    public InputException(String message) {
        super(message);
    }
}
