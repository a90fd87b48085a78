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

    /// Where the text goes wrong, the first character being 1; one more than its length when it ends too
    /// soon.
    public int position() {
        return position;
    }

    /// What was found and what was expected, without the text and the place.
    String reason() {
        return reason;
    }
}
