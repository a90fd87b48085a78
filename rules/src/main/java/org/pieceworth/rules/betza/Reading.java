package org.pieceworth.rules.betza;

import java.util.List;
import org.pieceworth.rules.movement.Movement;

/// What a dialect makes of a text.
///
/// @param components the syntax tree
/// @param movement what it means
/// @param remarks what the dialect passes over, or what changes nothing; clauses
record Reading(List<Component> components, Movement movement, List<String> remarks) {

    /// @throws BetzaSyntaxException when the dialect has no meaning for it
    static Reading of(String text, Dialect dialect) {
        if (text.isEmpty()) {
            throw new BetzaSyntaxException(text, 1, "nothing", "expected a piece such as N, WfF or BN");
        }
        if (text.length() > BetzaParser.MAX_LENGTH) {
            throw new BetzaSyntaxException(
                    text.substring(0, 20) + "…",
                    BetzaParser.MAX_LENGTH + 1,
                    "a longer text",
                    "expected at most " + BetzaParser.MAX_LENGTH + " characters");
        }
        return switch (dialect) {
            case STANDARD -> new BetzaParser(text).read();
            case FSF -> new FsfReader(text).read();
            case XBOARD -> new XboardReader(text).read();
        };
    }
}
