package org.pieceworth.rules.variant;

import java.util.List;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.BetzaSyntaxException;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.variant.file.VariantSection;

/// Betza notation as variants.ini means it: in Fairy-Stockfish's dialect.
final class EngineBetza {

    private EngineBetza() {}

    static Betza read(String text) {
        return Betza.parse(text, Dialect.FSF);
    }

    /// The message about a movement that cannot be read.
    ///
    /// @param line where it is, or where its section begins
    static String fault(String source, int line, String type, VariantSection section, BetzaSyntaxException fault) {
        return source + ", line " + line + ": " + type + " of [" + section.name() + "]: " + fault.getMessage();
    }

    /// Warnings: only where Pieceworth itself would read the text differently.
    static List<String> warnings(Betza read) {
        try {
            return Betza.parse(read.text()).movement().equals(read.movement()) ? List.of() : read.warnings();
        } catch (BetzaSyntaxException _) {
            return read.warnings();
        }
    }
}
