package org.pieceworth.web.options;

import java.util.List;
import java.util.function.Consumer;

/// One parameter of a request.
///
/// @param name as in the address, such as `board`
/// @param label what its value is called, such as `SHAPE`
/// @param description what it means
/// @param kind what values it takes
/// @param choices the values it takes, where there are few; otherwise empty
/// @param operand whether the command line takes it without a name
/// @param required whether a request needs it
/// @param given takes the values, of which there is at least one
public record Parameter(
        String name,
        String label,
        String description,
        Kind kind,
        List<String> choices,
        boolean operand,
        boolean required,
        Consumer<List<String>> given) {

    /// What values a parameter takes.
    public enum Kind {
        /// There or not; `true` or `false` where a value is given.
        FLAG,
        /// A whole number.
        WHOLE,
        /// A number.
        NUMBER,
        /// A text.
        TEXT,
        /// Texts between commas.
        LIST,
        /// One text each time it is given.
        REPEATED,
        /// A file that was sent, as `@` with what it is known by.
        FILE
    }
}
