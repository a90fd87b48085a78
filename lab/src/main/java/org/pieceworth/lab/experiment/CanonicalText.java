package org.pieceworth.lab.experiment;

import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.CellNames;
import org.pieceworth.rules.board.Edges;

/// Records as text that is the same in every run: sets and maps are sorted, since the order of `Set.copyOf`
/// changes from one virtual machine to the next.
final class CanonicalText {

    private static final int DIGITS = 16;

    /// Values of components added after the first journals, in all records of that time. They are omitted, so
    /// that those journals can be continued.
    private static final Set<Enum<?>> UNSAID = Set.of(Dialect.FSF, Edges.APART, CellNames.PLAIN);

    private CanonicalText() {}

    /// A short hash of a value's content: equal values have equal ones, in every run.
    static String digest(Object value) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(of(value).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /// The contents of a value: a record, a collection of values, or a value with its own text.
    static String of(Object value) {
        return switch (value) {
            case Record whole -> record(whole);
            case Map<?, ?> map ->
                joined(map.entrySet().stream()
                        .map(entry -> of(entry.getKey()) + "=" + of(entry.getValue()))
                        .sorted());
            case Set<?> set -> joined(set.stream().map(CanonicalText::of).sorted());
            case List<?> list -> joined(list.stream().map(CanonicalText::of));
            case Collection<?> other -> throw new IllegalArgumentException("no order: " + other.getClass());
            case Optional<?> optional -> joined(optional.stream().map(CanonicalText::of));
            case String text -> '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
            default -> value.toString();
        };
    }

    private static String joined(Stream<String> parts) {
        return parts.collect(Collectors.joining(",", "[", "]"));
    }

    private static String record(Record whole) {
        List<String> parts = new ArrayList<>();
        for (RecordComponent part : whole.getClass().getRecordComponents()) {
            Object value = component(whole, part);
            if (!(value instanceof Enum<?> word && UNSAID.contains(word))) {
                parts.add(part.getName() + "=" + of(value));
            }
        }
        return whole.getClass().getSimpleName() + "(" + String.join(",", parts) + ")";
    }

    private static Object component(Record whole, RecordComponent part) {
        try {
            return part.getAccessor().invoke(whole);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(part + " cannot be read", e);
        }
    }
}
