package org.pieceworth.text;

import java.io.Serial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// A user's input that cannot be used: the message is one line: where it is, what was found, what was
/// expected and how to mend it.
///
/// Which setting the message is about, and which settings mend it, are facts of their own: a command line calls
/// `ridge` `--ridge`, a web page calls it by the label of a field. [#message] lets a front door name them its way.
public class InputException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    /// A setting that mends what is wrong.
    ///
    /// @param name of the setting, such as `ridge`
    /// @param value that would help, such as `1e-6`; empty where the name alone says it
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

    /// The same as another one, as a type of its own.
    protected InputException(InputException like) {
        this(like.setting, like.text, like.remedies);
    }

    private InputException(Optional<String> setting, String text, List<Remedy> remedies) {
        super(message(setting, text, remedies, name -> name));
        this.setting = setting;
        this.text = text;
        this.remedies = remedies;
    }

    /// What is wrong with the value of a setting.
    ///
    /// @param setting its name, such as `ridge`
    /// @param text what was found and expected
    public static InputException about(String setting, String text) {
        return new InputException(Optional.of(setting), text, List.of());
    }

    /// The same with a setting that mends it, named at the end.
    ///
    /// @param name of the setting, such as `ridge`
    /// @param value that would help; empty where the name alone says it
    public InputException with(String name, String value) {
        List<Remedy> more = new ArrayList<>(remedies);
        more.add(new Remedy(name, value));
        return new InputException(setting, text, List.copyOf(more));
    }

    /// What the message is about, if that is a setting.
    public final Optional<String> setting() {
        return setting;
    }

    /// The same after what explains it.
    ///
    /// @param sentence a sentence without its full stop
    public InputException after(String sentence) {
        return new InputException(setting, sentence + "; " + text, remedies);
    }

    /// The message, with settings named as the front door names them.
    ///
    /// @param naming from the name of a setting (`ridge`) to what users see (`--ridge`)
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
