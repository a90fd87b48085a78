package org.pieceworth.web.options;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.pieceworth.studies.options.NumberOption;

/// One parameter of a request.
///
/// @param name name in the address, such as `board`
/// @param label placeholder of the value in messages, such as `SHAPE`
/// @param description description for people
/// @param kind kind of values
/// @param choices the allowed values, if there are few; otherwise empty
/// @param isOperand taken by the command line without a name
/// @param number its range and default, if it is a number
/// @param isRequired true if a request must have it
/// @param given takes the values, at least one
public record Parameter(
        String name,
        String label,
        String description,
        Kind kind,
        List<String> choices,
        Optional<NumberOption<?>> number,
        boolean isOperand,
        boolean isRequired,
        Consumer<List<String>> given) {

    /// An optional option with a name.
    static Parameter of(String name, String label, String description, Kind kind, Consumer<List<String>> given) {
        return new Parameter(
                name, label, description.replace("%%", "%"), kind, List.of(), Optional.empty(), false, false, given);
    }

    Parameter choices(List<String> words) {
        return new Parameter(name, label, description, kind, words, number, isOperand, isRequired, given);
    }

    Parameter number(NumberOption<?> option) {
        return new Parameter(
                name, label, description, kind, choices, Optional.of(option), isOperand, option.isRequired(), given);
    }

    Parameter operand() {
        return new Parameter(name, label, description, kind, choices, number, true, isRequired, given);
    }

    Parameter required(boolean needed) {
        return new Parameter(name, label, description, kind, choices, number, isOperand, needed, given);
    }

    /// The form of a parameter's values.
    public enum Kind {
        /// Present or absent; `true` or `false` if a value is given.
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
        /// An uploaded file, as `@` with its identifier.
        FILE,
        /// An uploaded file each time it is given.
        FILES
    }
}
