package org.pieceworth.rules.variant;

import org.pieceworth.rules.betza.Betza;

/// Betza notation as variants.ini means it: in Fairy-Stockfish's dialect.
final class EngineBetza {

    private EngineBetza() {}

    static Betza read(String text) {
        return Betza.parse(text);
    }
}
