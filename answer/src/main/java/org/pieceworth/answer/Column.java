package org.pieceworth.answer;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.text.Counted;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/// A column of a table, declared once: its members for programs, its heading and cells for people. A column without
/// members is for people alone, one without a heading for programs alone.
///
/// Immutable; the methods return changed copies.
///
/// @param <R> a row
public final class Column<R> {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final String ABSENT = "–";

    /// A member of the object that a row is for programs, and a column of its CSV form.
    ///
    /// @param key its name; `overTheGame.value` is the member `value` of the object `overTheGame`
    /// @param value its value
    /// @param json whether it is a member of the object; otherwise of the CSV form alone
    record Member<R>(String key, Function<R, JsonNode> value, boolean json) {

        Member(String key, Function<R, JsonNode> value) {
            this(key, value, true);
        }
    }

    private final List<Member<R>> members;
    private final String heading;
    private final boolean right;
    private final Function<R, Optional<String>> cell;
    private final String absent;
    private final boolean onPages;
    private final boolean shown;

    private Column(
            List<Member<R>> members,
            String heading,
            boolean right,
            Function<R, Optional<String>> cell,
            String absent,
            boolean onPages,
            boolean shown) {
        this.members = members;
        this.heading = heading;
        this.right = right;
        this.cell = cell;
        this.absent = absent;
        this.onPages = onPages;
        this.shown = shown;
    }

    /// Words, aligned to the left.
    public static <R> Column<R> words(String key, String heading, Function<R, String> words) {
        return new Column<>(
                List.of(new Member<>(key, row -> JSON.stringNode(words.apply(row)))),
                heading,
                false,
                row -> Optional.of(words.apply(row)),
                ABSENT,
                false,
                true);
    }

    /// Whole numbers, shown with commas between thousands.
    public static <R> Column<R> count(String key, String heading, ToLongFunction<R> number) {
        return new Column<>(
                List.of(new Member<>(key, row -> JSON.numberNode(number.applyAsLong(row)))),
                heading,
                true,
                row -> Optional.of(Counted.number(number.applyAsLong(row))),
                ABSENT,
                false,
                true);
    }

    /// Numbers with the same number of decimals; a dash for missing ones.
    ///
    /// @param decimals see [Numbers#decimals(List)]
    public static <R> Column<R> number(String key, String heading, int decimals, Function<R, OptionalDouble> number) {
        return new Column<>(
                List.of(new Member<>(key, row -> node(number.apply(row)))),
                heading,
                true,
                row -> text(number.apply(row), value -> Numbers.fixed(value, decimals)),
                ABSENT,
                false,
                true);
    }

    /// Numbers with their sign.
    public static <R> Column<R> signed(String key, String heading, int decimals, Function<R, OptionalDouble> number) {
        return number(key, heading, decimals, number)
                .showing(row -> text(number.apply(row), value -> Numbers.signed(value, decimals)));
    }

    /// The two ends of intervals; an infinite end is null for programs.
    public static <R> Column<R> interval(
            String low, String high, String heading, int decimals, Function<R, Optional<Interval>> interval) {
        return new Column<>(
                List.of(
                        new Member<>(low, row -> node(end(interval.apply(row), Interval.Bounded::low))),
                        new Member<>(high, row -> node(end(interval.apply(row), Interval.Bounded::high)))),
                heading,
                true,
                row -> interval.apply(row).map(known -> Numbers.interval(known, decimals)),
                ABSENT,
                false,
                true);
    }

    private static OptionalDouble end(Optional<Interval> interval, Function<Interval.Bounded, Double> end) {
        return interval.flatMap(Interval::bounded)
                .map(end)
                .filter(Double::isFinite)
                .map(OptionalDouble::of)
                .orElseGet(OptionalDouble::empty);
    }

    /// Cells for people alone, aligned to the left.
    public static <R> Column<R> note(String heading, Function<R, String> text) {
        return new Column<>(List.of(), heading, false, row -> Optional.of(text.apply(row)), ABSENT, false, true);
    }

    /// Cells for people alone, aligned to the right.
    public static <R> Column<R> figure(String heading, Function<R, String> text) {
        return new Column<>(List.of(), heading, true, row -> Optional.of(text.apply(row)), ABSENT, false, true);
    }

    /// Words for programs alone.
    public static <R> Column<R> fact(String key, Function<R, String> words) {
        return data(key, row -> JSON.stringNode(words.apply(row)));
    }

    /// Numbers for programs alone.
    public static <R> Column<R> datum(String key, Function<R, OptionalDouble> number) {
        return data(key, row -> node(number.apply(row)));
    }

    /// Numbers for programs only, left out if missing.
    public static <R> Column<R> optional(String key, Function<R, OptionalDouble> number) {
        return data(key, row -> {
            OptionalDouble known = number.apply(row);
            return known.isPresent() ? node(known) : JSON.missingNode();
        });
    }

    /// Numbers of the CSV form alone.
    public static <R> Column<R> inCsv(String key, Function<R, OptionalDouble> number) {
        return new Column<>(
                List.of(new Member<>(key, row -> node(number.apply(row)), false)),
                "",
                false,
                _ -> Optional.empty(),
                ABSENT,
                false,
                false);
    }

    /// Remarks for people, without a heading.
    public static <R> Column<R> remark(Function<R, String> text) {
        return note("", text);
    }

    /// Whole numbers for programs alone.
    public static <R> Column<R> whole(String key, ToLongFunction<R> number) {
        return data(key, row -> JSON.numberNode(number.applyAsLong(row)));
    }

    /// Booleans for programs only, left out if unknown.
    public static <R> Column<R> optionalFlag(String key, Function<R, Optional<Boolean>> truth) {
        return data(
                key, row -> truth.apply(row).<JsonNode>map(JSON::booleanNode).orElseGet(JSON::missingNode));
    }

    /// Truths for programs alone.
    public static <R> Column<R> flag(String key, Predicate<R> truth) {
        return data(key, row -> JSON.booleanNode(truth.test(row)));
    }

    /// Values of any form for programs alone; a missing node leaves the member out.
    public static <R> Column<R> data(String key, Function<R, JsonNode> value) {
        return new Column<>(List.of(new Member<>(key, value)), "", false, _ -> Optional.empty(), ABSENT, false, false);
    }

    /// With other cells for people; an empty one is shown as absent.
    public Column<R> showing(Function<R, Optional<String>> text) {
        return new Column<>(members, heading, right, text, absent, onPages, shown);
    }

    /// With whole numbers for programs.
    public Column<R> whole() {
        return new Column<>(
                members.stream()
                        .map(member -> new Member<R>(
                                member.key(),
                                row -> JSON.numberNode(member.value().apply(row).asInt())))
                        .toList(),
                heading,
                right,
                cell,
                absent,
                onPages,
                shown);
    }

    /// A copy shown on pages only, which have room for it.
    public Column<R> onPages() {
        return new Column<>(members, heading, right, cell, absent, true, shown);
    }

    /// For rows that this one is a part of.
    public <S> Column<S> of(Function<S, R> part) {
        return new Column<>(
                members.stream()
                        .map(member -> new Member<S>(
                                member.key(), row -> member.value().apply(part.apply(row)), member.json()))
                        .toList(),
                heading,
                right,
                row -> cell.apply(part.apply(row)),
                absent,
                onPages,
                shown);
    }

    List<Member<R>> members() {
        return Collections.unmodifiableList(members);
    }

    boolean isShown() {
        return shown;
    }

    boolean isOnPages() {
        return onPages;
    }

    String heading() {
        return heading;
    }

    boolean isRight() {
        return right;
    }

    String cell(R row) {
        return cell.apply(row).orElse(absent);
    }

    private static Optional<String> text(OptionalDouble number, Function<Double, String> text) {
        return number.isPresent() && !Double.isNaN(number.getAsDouble())
                ? Optional.of(text.apply(number.getAsDouble()))
                : Optional.empty();
    }

    static JsonNode node(OptionalDouble number) {
        return number.isPresent() && Double.isFinite(number.getAsDouble())
                ? JSON.numberNode(number.getAsDouble())
                : JSON.nullNode();
    }

    /// The value of an estimate; missing if there is none.
    public static OptionalDouble value(Optional<Estimate> estimate) {
        return estimate.map(known -> OptionalDouble.of(known.value())).orElseGet(OptionalDouble::empty);
    }

    /// The standard error of an estimate; missing if unknown.
    public static OptionalDouble error(Optional<Estimate> estimate) {
        return estimate.map(Estimate::standardError)
                .filter(error -> !error.isNaN())
                .map(OptionalDouble::of)
                .orElseGet(OptionalDouble::empty);
    }
}
