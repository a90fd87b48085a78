package org.pieceworth.text;

import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// An error in a user's input. Its message is one line: the place, the problem, the
/// expected input, and the remedy.
///
/// The setting in error and the settings that remedy it are separate from the text: a command line calls
/// `ridge` `--ridge`, a web page uses a field's label. [#message] lets each front end use its own names.
public class InputException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    /// A setting that solves the problem.
    ///
    /// @param name of the setting, such as `ridge`
    /// @param value helpful value, such as `1e-6`; empty where the name is enough
    public record Remedy(String name, String value) {

        private String text(UnaryOperator<String> naming) {
            return value.isEmpty() ? naming.apply(name) : naming.apply(name) + " " + value;
        }
    }

    private final transient Optional<String> setting;
    private final String text;
    private final transient List<Remedy> remedies;

    /// @param message one line for the user
    public InputException(String message) {
        this(Optional.empty(), message, List.of());
    }

    /// Copies another exception, for subclasses that only add a type.
    protected InputException(InputException like) {
        this(like.setting, like.text, like.remedies);
    }

    private InputException(Optional<String> setting, String text, List<Remedy> remedies) {
        super(message(setting, text, remedies, name -> name));
        this.setting = setting;
        this.text = text;
        this.remedies = remedies;
    }

    /// An error in the value of a setting.
    ///
    /// @param setting its name, such as `ridge`
    /// @param text the value found and the values expected
    public static InputException about(String setting, String text) {
        return new InputException(Optional.of(setting), text, List.of());
    }

    /// Returns a copy that also names a setting that solves the problem, at the end of the message.
    ///
    /// @param name of the setting, such as `ridge`
    /// @param value helpful value; empty where the name is enough
    public InputException with(String name, String value) {
        List<Remedy> more = new ArrayList<>(remedies);
        more.add(new Remedy(name, value));
        return new InputException(setting, text, List.copyOf(more));
    }

    /// The setting in error; empty if the error is about a file or anything else.
    public final Optional<String> setting() {
        return setting;
    }

    /// Returns a copy with an explanation before the message.
    ///
    /// @param sentence a sentence without its full stop
    public InputException after(String sentence) {
        return new InputException(setting, sentence + "; " + text, remedies);
    }

    /// The message, with settings under the names that users see.
    ///
    /// @param naming maps a setting (`ridge`) to its name for users (`--ridge`)
    public final String message(UnaryOperator<String> naming) {
        return message(setting, text, remedies, naming);
    }

    private static String message(
            Optional<String> setting, String text, List<Remedy> remedies, UnaryOperator<String> naming) {
        String about = setting.map(name -> naming.apply(name) + ": ").orElse("");
        return remedies.isEmpty()
                ? about + text
                : about
                        + text
                        + remedies.stream()
                                .map(remedy -> remedy.text(naming))
                                .collect(Collectors.joining(", ", " (", ")"));
    }
}
