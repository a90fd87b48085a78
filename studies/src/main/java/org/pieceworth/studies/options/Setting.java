package org.pieceworth.studies.options;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// An option of a question: its name, text and default, defined once, and its value, read before the question
/// is answered.
///
/// @param <T> type of its value
public final class Setting<T> implements OptionGroup {

    private final BiConsumer<Options, Consumer<T>> description;
    private T value;
    private boolean typed;

    private Setting(T standard, BiConsumer<Options, Consumer<T>> description) {
        this.description = description;
        value = standard;
    }

    @Override
    public void describe(Options usage) {
        description.accept(usage, this::set);
    }

    /// Sets the value, as typing does.
    public void set(T given) {
        value = given;
        typed = true;
    }

    /// The typed value, or else the default.
    public T get() {
        return value;
    }

    public boolean isTyped() {
        return typed;
    }

    /// False by default.
    public static Setting<Boolean> flag(String names, String text) {
        return new Setting<>(false, (usage, set) -> usage.flag(names, text, () -> set.accept(true)));
    }

    /// True by default.
    public static Setting<Boolean> toggle(String names, String text) {
        return new Setting<>(true, (usage, set) -> usage.toggle(names, text, set));
    }

    public static Setting<Optional<String>> text(String names, String label, String text) {
        return new Setting<>(
                Optional.empty(),
                (usage, set) -> usage.text(names, label, text, given -> set.accept(Optional.of(given))));
    }

    /// A text with a default.
    public static Setting<String> standard(String standard, String names, String label, String text) {
        return new Setting<>(standard, (usage, set) -> usage.text(names, label, text, set));
    }

    /// A named file, not read yet.
    public static Setting<Optional<String>> path(String names, String label, String text) {
        return new Setting<>(
                Optional.empty(),
                (usage, set) -> usage.path(names, label, text, given -> set.accept(Optional.of(given))));
    }

    /// A file that only the command line writes.
    public static Setting<Optional<String>> output(String names, String label, String text) {
        return new Setting<>(
                Optional.empty(),
                (usage, set) -> usage.output(names, label, text, given -> set.accept(Optional.of(given))));
    }

    /// The one word without the name of an option.
    public static Setting<Optional<String>> operand(String label, String text) {
        return new Setting<>(
                Optional.empty(), (usage, set) -> usage.operand(label, text, given -> set.accept(Optional.of(given))));
    }

    /// Words without the name of an option.
    public static Setting<List<String>> operands(String arity, String label, String text) {
        return new Setting<>(List.of(), (usage, set) -> usage.operands(arity, label, text, set));
    }

    /// Files without the name of an option, not read yet.
    public static Setting<List<String>> paths(String arity, String label, String text) {
        return new Setting<>(List.of(), (usage, set) -> usage.paths(arity, label, text, set));
    }

    /// Words between commas.
    public static Setting<List<String>> list(String names, String label, String text) {
        return new Setting<>(List.of(), (usage, set) -> usage.list(names, label, text, set));
    }

    /// An option that may be typed more than once.
    public static Setting<List<String>> repeated(String names, String label, String text) {
        return new Setting<>(List.of(), (usage, set) -> usage.repeated(names, label, text, set));
    }

    /// Pairs `KEY=VALUE`.
    public static Setting<Map<String, String>> pairs(String names, String label, String text) {
        return new Setting<>(Map.of(), (usage, set) -> usage.pairs(names, label, text, set));
    }

    /// A number, its default or 0 unless typed.
    public static <N extends Number> Setting<N> number(NumberOption<N> option) {
        return new Setting<>(option.standard().orElse(option.zero()), (usage, set) -> usage.number(option, set));
    }

    /// A number that may be absent.
    public static <N extends Number> Setting<Optional<N>> optional(NumberOption<N> option) {
        return new Setting<>(
                Optional.empty(), (usage, set) -> usage.number(option, given -> set.accept(Optional.of(given))));
    }

    /// One of an enum's constants, with a default.
    public static <E extends Enum<E>> Setting<E> choice(E standard, String names, String label, String text) {
        return new Setting<>(
                standard, (usage, set) -> usage.choice(names, label, text, standard.getDeclaringClass(), set));
    }

    /// One of an enum's constants, or none.
    public static <E extends Enum<E>> Setting<Optional<E>> choice(
            Class<E> type, String names, String label, String text) {
        return new Setting<>(
                Optional.empty(),
                (usage, set) -> usage.choice(names, label, text, type, given -> set.accept(Optional.of(given))));
    }
}
