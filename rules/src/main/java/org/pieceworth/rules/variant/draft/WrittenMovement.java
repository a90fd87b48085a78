package org.pieceworth.rules.variant.draft;

import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;

/// A movement as its section has it. A child that inherits the piece inherits its dialect too, even if its
/// own movements are written in another one.
///
/// @param betza the notation
/// @param dialect of the section
public record WrittenMovement(String betza, Dialect dialect) {

    /// A movement as the engine's own types and files have it.
    public static WrittenMovement ofEngine(String betza) {
        return new WrittenMovement(betza, Dialect.FSF);
    }

    /// @throws org.pieceworth.rules.betza.BetzaSyntaxException when the dialect has no meaning for it
    public Betza read() {
        return Betza.parse(betza, dialect);
    }
}
