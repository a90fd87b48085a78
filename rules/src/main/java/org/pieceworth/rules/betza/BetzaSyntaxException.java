package org.pieceworth.rules.betza;

import java.io.Serial;
import org.pieceworth.text.InputException;

/// A text that is not Betza notation, or that uses a part of it which is not yet served.
public final class BetzaSyntaxException extends InputException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final int position;
    private final String reason;

    BetzaSyntaxException(String text, int position, String found, String expected) {
        super("Betza notation '" + text + "', character " + position + ": found " + found + "; " + expected);
        this.position = position;
        this.reason = "found " + found + "; " + expected;
    }

    /// The index, from 1, of the first character that cannot be read; one past the end if the text is too short.
    public int position() {
        return position;
    }

    /// The message without the quoted text and the position.
    String reason() {
        return reason;
    }
}
