package org.pieceworth.rules.variant;

import java.util.List;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.BetzaSyntaxException;
import org.pieceworth.rules.variant.file.VariantSection;

/// Messages about a movement of a section.
final class MovementLine {

    private MovementLine() {}

    /// The message about a movement that cannot be read.
    ///
    /// @param line its line, or the first one of its section
    static String fault(String source, int line, String type, VariantSection section, BetzaSyntaxException fault) {
        return source + ", line " + line + ": " + type + " of [" + section.name() + "]: " + fault.getMessage();
    }

    /// Warnings, limited to texts that Pieceworth itself would read differently.
    static List<String> warnings(Betza read) {
        try {
            return Betza.parse(read.text()).movement().equals(read.movement()) ? List.of() : read.warnings();
        } catch (BetzaSyntaxException _) {
            return read.warnings();
        }
    }
}
