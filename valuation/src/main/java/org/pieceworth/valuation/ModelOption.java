package org.pieceworth.valuation;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/// A way in which a model can be made otherwise. The front doors of the program show it to users and read what they
/// choose; the model's [ModelEntry] takes it from the [ModelSettings].
///
/// @param <T> what is chosen
public sealed interface ModelOption<T> {

    /// The name by which users call it, such as `density`.
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
    /// @param label what stands for the word in help
    record Choice<E extends Enum<E>>(String name, String label, String help, Class<E> type, E standard)
            implements ModelOption<E> {}

    /// A number.
    ///
    /// @param label what stands for the number in help
    record Decimal(String name, String label, String help, Double standard) implements ModelOption<Double> {}

    /// A text that has a meaning.
    ///
    /// @param label what stands for the text in help
    /// @param reader finds the meaning, or throws an [org.pieceworth.text.InputException] about the option
    record Text<T>(String name, String label, String help, Function<String, T> reader, T standard)
            implements ModelOption<T> {}

    /// The lines of a small file.
    ///
    /// @param label what stands for the file in help
    /// @param reader finds what the lines of the file of a name mean, or throws an
    /// [org.pieceworth.text.InputException]
    record Lines<T>(String name, String label, String help, BiFunction<String, List<String>, T> reader, T standard)
            implements ModelOption<T> {}
}
