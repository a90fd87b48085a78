package org.pieceworth.rules.betza;

import org.pieceworth.rules.movement.Movement;

/// Reads a text in a dialect.
final class DialectReader {

    private static final int MAX_LENGTH = 200;

    private DialectReader() {}

    /// @throws BetzaSyntaxException when the dialect has no meaning for it
    static Reading read(String text, Dialect dialect) {
        if (text.isEmpty()) {
            throw new BetzaSyntaxException(text, 1, "nothing", "expected a piece such as N, WfF or BN");
        }
        if (text.length() > MAX_LENGTH) {
            throw new BetzaSyntaxException(
                    text.substring(0, 20) + "…",
                    MAX_LENGTH + 1,
                    "a longer text",
                    "expected at most " + MAX_LENGTH + " characters");
        }
        return switch (dialect) {
            case STANDARD -> new BetzaParser(text).read();
            case FSF -> new FsfReader(text).read();
            case XBOARD -> new XboardReader(text).read();
            case HEX -> new BetzaParser(text).onHexagons();
        };
    }

    /// True if a dialect reads exactly this movement from a text.
    static boolean reads(Dialect dialect, String text, Movement movement) {
        try {
            return read(text, dialect).movement().equals(movement);
        } catch (BetzaSyntaxException _) {
            return false;
        }
    }

    static boolean allRead(String text, Movement movement) {
        return Dialect.OF_SQUARES.stream().allMatch(dialect -> reads(dialect, text, movement));
    }
}
