package org.pieceworth.studies.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.checks.FitStatistics;
import org.pieceworth.empirical.fit.FitClusters;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.stats.StudentT;

/// The values of a fit with the columns of R's broom, for further work in R or Python.
public final class TidyValues {

    private TidyValues() {}

    /// A CSV with a line for each parameter. Statistic and p-value are those of the log-odds coefficient
    /// compared with 0: a value divided by that of a pawn has the same sign, but not the same certainty.
    public static Document document(FitAnswer answer) {
        return new Document().csv(table(answer.fit()));
    }

    /// A CSV with the covariance of the log-odds coefficients: a line and a column for each.
    public static Document covariance(FitAnswer answer) {
        FitStatistics found = FitStatistics.of(answer.fit());
        List<Column<Integer>> columns = new ArrayList<>();
        columns.add(Column.fact("term", row -> found.names().get(row)));
        for (int i = 0; i < found.names().size(); i++) {
            int column = i;
            columns.add(Column.datum(
                    found.names().get(i), row -> found.covariance().get(row).get(column)));
        }
        return new Document()
                .csv(new Table<>(
                        "covariance",
                        IntStream.range(0, found.names().size()).boxed().toList(),
                        columns));
    }

    private static Table<FittedValue> table(PieceValueFit fit) {
        StudentT distribution = fit.clusters().map(FitClusters::distribution).orElse(StudentT.NORMAL);
        return Table.of(
                "values",
                fit.values(),
                Column.fact("term", FittedValue::feature),
                Column.datum("estimate", value -> Column.value(value.value())),
                Column.datum("std.error", value -> value.standardError().orElse(Double.NaN)),
                Column.datum("statistic", TidyValues::statistic),
                Column.datum("p.value", value -> pValue(value, distribution)),
                Column.datum("conf.low", value -> value.low().orElse(Double.NaN)),
                Column.datum("conf.high", value -> value.high().orElse(Double.NaN)));
    }

    private static double statistic(FittedValue value) {
        return value.coefficient()
                .map(logOdds -> logOdds.value() / logOdds.standardError())
                .orElse(Double.NaN);
    }

    private static double pValue(FittedValue value, StudentT distribution) {
        double statistic = statistic(value);
        return Double.isNaN(statistic) ? Double.NaN : Math.min(1, 2 * distribution.above(Math.abs(statistic)));
    }
}
