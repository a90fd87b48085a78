package org.pieceworth.rules.position;

import org.pieceworth.text.InputException;

/// The message about a FEN that cannot be read.
final class FenError {

    private FenError() {}

    static InputException of(String fen, String found, String expected) {
        return new InputException("FEN '" + fen + "': " + found + ", " + expected);
    }
}
