package org.pieceworth.valuation;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/// An option of a model. The program's user interfaces show it and read the user's choice; the model's
/// [ModelEntry] takes it from the [ModelSettings].
///
/// @param <T> type of the choice
public sealed interface ModelOption<T> {

    /// The name for users, such as `density`.
    String name();

    /// A line of the help that begins with the model's name.
    String help();

    /// The default.
    T standard();

    /// A thing to switch on.
    record Flag(String name, String help) implements ModelOption<Boolean> {

        @Override
        public Boolean standard() {
            return false;
        }
    }

    /// One of a few words, the constants of an enumeration in small letters.
    ///
    /// @param label placeholder of the word in help
    record Choice<E extends Enum<E>>(String name, String label, String help, Class<E> type, E standard)
            implements ModelOption<E> {}

    /// A number.
    ///
    /// @param label placeholder of the number in help
    record Decimal(String name, String label, String help, Double standard) implements ModelOption<Double> {}

    /// A text that has a meaning.
    ///
    /// @param label placeholder of the text in help
    /// @param reader finds the meaning, or throws an [org.pieceworth.text.InputException] about the option
    record Text<T>(String name, String label, String help, Function<String, T> reader, T standard)
            implements ModelOption<T> {}

    /// The lines of a small file.
    ///
    /// @param label placeholder of the file in help
    /// @param reader parses the lines of the named file, or throws an [org.pieceworth.text.InputException]
    record Lines<T>(String name, String label, String help, BiFunction<String, List<String>, T> reader, T standard)
            implements ModelOption<T> {}
}
