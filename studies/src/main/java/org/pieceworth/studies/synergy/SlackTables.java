package org.pieceworth.studies.synergy;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.pieceworth.answer.Column;

/// Tables with a range for each slack.
final class SlackTables {

    private SlackTables() {}

    /// Rows with one entry for each slack.
    static <S, R> List<List<R>> beside(List<S> slacks, Function<S, List<R>> parts) {
        return IntStream.range(0, parts.apply(slacks.getFirst()).size())
                .mapToObj(place -> slacks.stream()
                        .map(slack -> parts.apply(slack).get(place))
                        .toList())
                .toList();
    }

    /// A column for each slack, with it as the heading if there are several.
    static <R> List<Column<List<R>>> columns(List<Double> slacks, Function<R, String> range) {
        return IntStream.range(0, slacks.size())
                .mapToObj(place -> Column.<List<R>>note(
                        slacks.size() == 1 ? "range" : "range at " + ConstantWords.slack(slacks.get(place)) + " %",
                        row -> range.apply(row.get(place))))
                .toList();
    }
}
