package org.pieceworth.studies.options;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/// Options as words, such as `--held-out` or `--influence 3`, handed on as they are described. Words before the first
/// option are operands.
public final class TypedOptions implements Options {

    private final List<String> words;

    public TypedOptions(String... words) {
        this.words = List.of(words);
    }

    /// The values after each occurrence of an option.
    private List<String> values(String names) {
        List<String> values = new ArrayList<>();
        for (int i = 0; i + 1 < words.size(); i++) {
            if (List.of(names.split(", ")).contains(words.get(i))) {
                values.add(words.get(i + 1));
            }
        }
        return values;
    }

    @Override
    public void about(String description) {}

    @Override
    public void examples(String lines) {}

    @Override
    public List<String> typed() {
        return words;
    }

    @Override
    public void flag(String names, String description, Runnable given) {
        if (words.contains(names)) {
            given.run();
        }
    }

    @Override
    public void toggle(String names, String description, Consumer<Boolean> given) {
        if (words.contains(names)) {
            given.accept(true);
        }
    }

    @Override
    public void text(String names, String label, String description, Consumer<String> given) {
        values(names).forEach(given);
    }

    @Override
    public void choice(String names, String label, String description, List<String> choices, Consumer<Integer> given) {
        values(names).forEach(value -> given.accept(choices.indexOf(value)));
    }

    @Override
    public <T extends Number> void number(NumberOption<T> option, Consumer<T> given) {
        values(option.names()).forEach(value -> given.accept(option.parse(value)));
    }

    @Override
    public void list(String names, String label, String description, Consumer<List<String>> given) {
        values(names).forEach(value -> given.accept(List.of(value.split(","))));
    }

    @Override
    public void repeated(String names, String label, String description, Consumer<List<String>> given) {
        if (words.contains(names)) {
            given.accept(values(names));
        }
    }

    @Override
    public void pairs(String names, String label, String description, Consumer<Map<String, String>> given) {
        if (words.contains(names)) {
            throw new UnsupportedOperationException(names);
        }
    }

    @Override
    public void file(String names, String label, String description, BiConsumer<String, List<String>> given) {
        if (words.contains(names)) {
            throw new UnsupportedOperationException(names);
        }
    }

    @Override
    public void path(String names, String label, String description, Consumer<String> given) {
        values(names).forEach(given);
    }

    @Override
    public void output(String names, String label, String description, Consumer<String> given) {
        values(names).forEach(given);
    }

    @Override
    public void operands(String arity, String label, String description, Consumer<List<String>> given) {
        given.accept(words.stream().takeWhile(word -> !word.startsWith("-")).toList());
    }

    @Override
    public void operand(String label, String description, Consumer<String> given) {
        throw new UnsupportedOperationException(label);
    }

    @Override
    public void fileOperand(String label, String description, Consumer<String> given) {
        throw new UnsupportedOperationException(label);
    }
}
