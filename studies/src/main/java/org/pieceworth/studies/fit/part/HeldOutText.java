package org.pieceworth.studies.fit.part;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Section;
import org.pieceworth.answer.Table;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.validation.HeldOut;

/// Predictions of held-out games, for all parts that make some.
final class HeldOutText {

    private static final int MOST_NAMED = 5;

    private HeldOutText() {}

    /// Predictions, by their source.
    static <R> Table<R> table(
            String name,
            List<R> rows,
            Column<R> made,
            Function<R, HeldOut> score,
            Predicate<R> best,
            Function<R, Estimate> above) {
        return Table.of(
                name,
                rows,
                made,
                Column.number(
                        "logLoss",
                        "log-loss",
                        6,
                        row -> score.apply(row).meanLogLoss().value()),
                Column.showing(
                        row -> Optional.of(
                                best.test(row)
                                        ? "best"
                                        : Numbers.fixed(above.apply(row).value(), 6)),
                        Column.number(
                                "aboveBest",
                                "above the best",
                                6,
                                row -> above.apply(row).value())),
                Column.showing(
                        row -> best.test(row) ? Optional.of("") : ValueTables.error(above.apply(row), 6),
                        Column.number(
                                "aboveBestSe",
                                ValueTables.ERROR,
                                6,
                                row -> above.apply(row).standardError())),
                Column.number(
                        "brier",
                        "Brier score",
                        6,
                        row -> score.apply(row).meanBrier().value()));
    }

    /// Adds the limits of a prediction.
    static void addLimits(Section section, HeldOut score) {
        if (score.rare()) {
            section.line("Fewer than ten games have the rarer result, too few for an error.");
        }
        Set<String> unknown = score.unknown();
        if (!unknown.isEmpty()) {
            section.line("Where the other parts do not determine "
                    + String.join(", ", unknown.stream().limit(MOST_NAMED).toList())
                    + (unknown.size() > MOST_NAMED ? ", …, they are" : unknown.size() > 1 ? ", they are" : ", it is")
                    + " predicted as if worth nothing.");
        }
    }
}
