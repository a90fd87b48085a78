package org.pieceworth.rules.variant;

import java.util.List;
import org.pieceworth.rules.betza.Betza;

/// Betza notation as variants.ini means it.
final class EngineBetza {

    private EngineBetza() {}

    static Betza read(String text) {
        return Betza.parse(text);
    }

    /// What to warn of.
    static List<String> warnings(Betza read) {
        return List.of();
    }
}
