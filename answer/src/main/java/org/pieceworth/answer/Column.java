package org.pieceworth.answer;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import java.util.stream.DoubleStream;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.text.Counted;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// A column of a table, declared once: its members for programs, its heading and cells for people.
///
/// Immutable. A number that is NaN is absent: null for programs, a dash for people. An infinite one is null for
/// programs.
///
/// @param <R> a row
public final class Column<R> {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final String ABSENT = "–";
    private static final String ERROR = "± s.e.";

    /// A member of the object that a row is for programs, and a column of its CSV form.
    ///
    /// @param key its name; `overTheGame.value` is the member `value` of the object `overTheGame`
    /// @param value its value; a missing node omits the member
    record Member<R>(String key, Function<R, JsonNode> value) {}

    /// The form for people.
    ///
    /// @param heading text above the cells
    /// @param right whether they are aligned to the right
    /// @param text text of a row and its place, counted from 0; empty if absent
    private record Cells<R>(String heading, boolean right, BiFunction<R, Integer, Optional<String>> text) {

        Cells(String heading, boolean right, Function<R, Optional<String>> text) {
            this(heading, right, (row, _) -> text.apply(row));
        }
    }

    private final List<Member<R>> members;
    private final Cells<R> cells;
    private final Set<Audience> audience;

    private Column(List<Member<R>> members, Cells<R> cells, Set<Audience> audience) {
        this.members = members;
        this.cells = cells;
        this.audience = audience;
    }

    private static <R> Column<R> of(
            String key, Function<R, JsonNode> value, String heading, boolean right, Function<R, String> text) {
        Cells<R> cells = new Cells<>(heading, right, row -> Optional.of(text.apply(row)));
        return new Column<>(List.of(new Member<>(key, value)), cells, Audience.ALL);
    }

    /// Words, aligned to the left.
    public static <R> Column<R> words(String key, String heading, Function<R, String> words) {
        return of(key, row -> JSON.stringNode(words.apply(row)), heading, false, words);
    }

    /// Whole numbers, shown with commas between thousands.
    public static <R> Column<R> count(String key, String heading, ToLongFunction<R> number) {
        return of(
                key,
                row -> JSON.numberNode(number.applyAsLong(row)),
                heading,
                true,
                row -> Counted.number(number.applyAsLong(row)));
    }

    /// Numbers with equal numbers of decimals.
    ///
    /// @param decimals see [Numbers#decimals(List)]
    public static <R> Column<R> number(String key, String heading, int decimals, ToDoubleFunction<R> number) {
        return number(key, heading, value -> Numbers.fixed(value, decimals), number);
    }

    /// Numbers with their sign.
    public static <R> Column<R> signed(String key, String heading, int decimals, ToDoubleFunction<R> number) {
        return number(key, heading, value -> Numbers.signed(value, decimals), number);
    }

    /// Numbers with separate texts for people.
    public static <R> Column<R> number(
            String key, String heading, DoubleFunction<String> text, ToDoubleFunction<R> number) {
        return new Column<>(
                List.of(new Member<>(key, row -> node(number.applyAsDouble(row)))),
                new Cells<>(
                        heading,
                        true,
                        row -> Optional.of(number.applyAsDouble(row))
                                .filter(value -> !value.isNaN())
                                .map(text::apply)),
                Audience.ALL);
    }

    /// Numbers and their standard errors.
    public static <R> List<Column<R>> estimate(
            String key, String errorKey, String heading, int decimals, Function<R, Optional<Estimate>> estimate) {
        return List.of(
                number(key, heading, decimals, row -> value(estimate.apply(row))),
                number(errorKey, ERROR, decimals, row -> error(estimate.apply(row))));
    }

    /// The two ends of intervals.
    public static <R> Column<R> interval(
            String low, String high, String heading, int decimals, Function<R, Optional<Interval>> interval) {
        return new Column<>(
                List.of(
                        new Member<>(low, row -> node(end(interval.apply(row), Interval.Bounded::low))),
                        new Member<>(high, row -> node(end(interval.apply(row), Interval.Bounded::high)))),
                new Cells<>(heading, true, row -> interval.apply(row).map(known -> Numbers.interval(known, decimals))),
                Audience.ALL);
    }

    private static double end(Optional<Interval> interval, Function<Interval.Bounded, Double> end) {
        return interval.flatMap(Interval::bounded).map(end).orElse(Double.NaN);
    }

    /// Cells only for people, aligned to the left.
    public static <R> Column<R> note(String heading, Function<R, String> text) {
        return people(heading, false, row -> Optional.of(text.apply(row)));
    }

    /// Cells only for people, aligned to the right.
    public static <R> Column<R> figure(String heading, Function<R, String> text) {
        return people(heading, true, row -> Optional.of(text.apply(row)));
    }

    /// Cells only for people that may be absent, aligned to the right.
    public static <R> Column<R> known(String heading, Function<R, Optional<String>> text) {
        return people(heading, true, text);
    }

    /// Remarks for people, without a heading.
    public static <R> Column<R> remark(Function<R, String> text) {
        return note("", text);
    }

    /// The numbers of rows, from 1, for people.
    public static <R> Column<R> place(String heading) {
        return new Column<>(
                List.of(),
                new Cells<>(heading, true, (_, place) -> Optional.of(Integer.toString(place + 1))),
                Audience.PEOPLE);
    }

    private static <R> Column<R> people(String heading, boolean right, Function<R, Optional<String>> text) {
        return new Column<>(List.of(), new Cells<>(heading, right, text), Audience.PEOPLE);
    }

    /// Words only for programs.
    public static <R> Column<R> fact(String key, Function<R, String> words) {
        return data(key, row -> JSON.stringNode(words.apply(row)));
    }

    /// Words only for programs, omitted if empty.
    public static <R> Column<R> optionalFact(String key, Function<R, String> words) {
        return data(key, row -> words.apply(row).isEmpty() ? JSON.missingNode() : JSON.stringNode(words.apply(row)));
    }

    /// Numbers only for programs.
    public static <R> Column<R> datum(String key, ToDoubleFunction<R> number) {
        return data(key, row -> node(number.applyAsDouble(row)));
    }

    /// Numbers only for programs, omitted if absent.
    public static <R> Column<R> optional(String key, ToDoubleFunction<R> number) {
        return data(
                key,
                row -> Double.isNaN(number.applyAsDouble(row)) ? JSON.missingNode() : node(number.applyAsDouble(row)));
    }

    /// Whole numbers only for programs.
    public static <R> Column<R> whole(String key, ToLongFunction<R> number) {
        return data(key, row -> JSON.numberNode(number.applyAsLong(row)));
    }

    /// Truths only for programs.
    public static <R> Column<R> flag(String key, Predicate<R> truth) {
        return data(key, row -> JSON.booleanNode(truth.test(row)));
    }

    /// Truths only for programs, omitted if unknown.
    public static <R> Column<R> optionalFlag(String key, Function<R, Optional<Boolean>> truth) {
        return data(
                key, row -> truth.apply(row).<JsonNode>map(JSON::booleanNode).orElseGet(JSON::missingNode));
    }

    /// Lists of words only for programs.
    public static <R> Column<R> texts(String key, Function<R, ? extends Collection<String>> texts) {
        return data(key, row -> {
            ArrayNode array = JSON.arrayNode();
            texts.apply(row).forEach(array::add);
            return array;
        });
    }

    /// Lists of numbers only for programs.
    public static <R> Column<R> numbers(String key, Function<R, double[]> numbers) {
        return data(key, row -> {
            ArrayNode array = JSON.arrayNode();
            DoubleStream.of(numbers.apply(row)).forEach(number -> array.add(node(number)));
            return array;
        });
    }

    /// Values of any form only for programs; a missing node omits the member.
    public static <R> Column<R> data(String key, Function<R, JsonNode> value) {
        return new Column<>(
                List.of(new Member<>(key, value)), new Cells<>("", false, _ -> Optional.empty()), Audience.PROGRAMS);
    }

    /// The column for only one kind of reader.
    public static <R> Column<R> only(Audience reader, Column<R> column) {
        return new Column<>(column.members, column.cells, Set.of(reader));
    }

    /// The column under a condition; otherwise omitted for everyone.
    public static <R> Column<R> when(boolean condition, Column<R> column) {
        return condition ? column : new Column<>(column.members, column.cells, Set.of());
    }

    /// The column with other cells; an empty one is absent.
    public static <R> Column<R> showing(Function<R, Optional<String>> text, Column<R> column) {
        return new Column<>(column.members, new Cells<>(column.heading(), column.isRight(), text), column.audience);
    }

    /// The column with other words than a dash for an absent value.
    public static <R> Column<R> absent(String words, Column<R> column) {
        BiFunction<R, Integer, Optional<String>> text = column.cells.text;
        Cells<R> cells = new Cells<>(
                column.heading(),
                column.isRight(),
                (row, place) -> Optional.of(text.apply(row, place).orElse(words)));
        return new Column<>(column.members, cells, column.audience);
    }

    /// The column with cells aligned to the left.
    public static <R> Column<R> left(Column<R> column) {
        return new Column<>(column.members, new Cells<>(column.heading(), false, column.cells.text), column.audience);
    }

    static <S, R> Column<S> of(Function<S, R> part, Column<R> column) {
        return new Column<>(
                column.members.stream()
                        .map(member -> new Member<S>(
                                member.key(), row -> member.value().apply(part.apply(row))))
                        .toList(),
                new Cells<>(
                        column.heading(),
                        column.isRight(),
                        (row, place) -> column.cells.text.apply(part.apply(row), place)),
                column.audience);
    }

    List<Member<R>> members(Audience reader) {
        return isFor(reader) ? members : List.of();
    }

    boolean isFor(Audience reader) {
        return audience.contains(reader);
    }

    String heading() {
        return cells.heading;
    }

    boolean isRight() {
        return cells.right;
    }

    String cell(R row, int place) {
        return cells.text.apply(row, place).orElse(ABSENT);
    }

    private static JsonNode node(double number) {
        return Double.isFinite(number) ? JSON.numberNode(number) : JSON.nullNode();
    }

    /// The value of an estimate; NaN if there is none.
    public static double value(Optional<Estimate> estimate) {
        return estimate.map(Estimate::value).orElse(Double.NaN);
    }

    /// The standard error of an estimate; NaN if unknown.
    public static double error(Optional<Estimate> estimate) {
        return estimate.map(Estimate::standardError).orElse(Double.NaN);
    }
}
