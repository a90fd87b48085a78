package org.pieceworth.studies.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// Describes the options of a question. The command line reads them from words, the workbench from the
/// parameters of a request, so that both have the same options with the same meaning.
///
/// Names are written as in help: `-o, --output`. Values are passed on before the question is answered, and
/// only those of typed options: a default is the field's own.
public interface Options {

    /// Sets the sentence that help begins with.
    void about(String description);

    /// Sets the examples that help ends with, a line each; `%%` stands for a percent sign.
    void examples(String lines);

    /// The typed words, or their equivalent, once the options are read.
    List<String> typed();

    void flag(String names, String description, Runnable given);

    /// A flag that is true unless its opposite, `--no-…`, is typed.
    void toggle(String names, String description, Consumer<Boolean> given);

    void text(String names, String label, String description, Consumer<String> given);

    /// One of a few words, in letters of either case; its index is handed on.
    void choice(String names, String label, String description, List<String> words, Consumer<Integer> given);

    /// One of an enum's constants, by its name in letters of either case.
    default <E extends Enum<E>> void choice(
            String names, String label, String description, Class<E> type, Consumer<E> given) {
        E[] constants = type.getEnumConstants();
        List<String> words = new ArrayList<>();
        for (E constant : constants) {
            words.add(constant.name().toLowerCase(Locale.ROOT));
        }
        choice(names, label, description, words, at -> given.accept(constants[at]));
    }

    /// A number, handed on once it is in range.
    <T extends Number> void number(NumberOption<T> option, Consumer<T> given);

    /// Words between commas.
    void list(String names, String label, String description, Consumer<List<String>> given);

    /// An option that may be typed more than once.
    void repeated(String names, String label, String description, Consumer<List<String>> given);

    /// An option of the form `KEY=VALUE` that may be typed more than once.
    void pairs(String names, String label, String description, Consumer<Map<String, String>> given);

    /// An input file: its name and its lines.
    void file(String names, String label, String description, BiConsumer<String, List<String>> given);

    /// A named file, not read yet.
    void path(String names, String label, String description, Consumer<String> given);

    /// An output file, only on the command line: no request of the workbench names one.
    default void output(String names, String label, String description, Consumer<String> given) {
        local(here -> here.text(names, label, description, given));
    }

    /// Options only for the command line, since they name files or programs of this machine. The workbench
    /// sets some of them itself.
    default void local(Consumer<Options> more) {
        more.accept(this);
    }

    /// Describes options of one part of the answer, such as a model. The command line takes them in the form
    /// `--model-option PART.NAME=VALUE` and, in this version, also by their own names.
    default void part(String name, Consumer<Options> options) {
        options.accept(this);
    }

    /// Names that options had before. Help does not show them.
    default void aliases(Consumer<Options> old) {
        old.accept(this);
    }

    /// False for requests of the workbench, which name models, and no files or programs of this machine.
    default boolean takesFiles() {
        return true;
    }

    /// Words without the name of an option.
    ///
    /// @param arity `0..*` or `1..*`
    void operands(String arity, String label, String description, Consumer<List<String>> given);

    /// Files without the name of an option, not read yet.
    ///
    /// @param arity `0..*` or `1..*`
    default void paths(String arity, String label, String description, Consumer<List<String>> given) {
        operands(arity, label, description, given);
    }

    /// The one word that may be typed without the name of an option.
    void operand(String label, String description, Consumer<String> given);

    /// The one file that may be named without the name of an option.
    void fileOperand(String label, String description, Consumer<String> given);
}
