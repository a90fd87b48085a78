package org.pieceworth.studies.fit;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.rows.Material;
import org.pieceworth.report.page.FitReport;
import org.pieceworth.report.page.SolverPath;
import org.pieceworth.stats.Estimate;
import org.pieceworth.terms.FeatureTables;

/// The answer of a fit: its facts, the steps of the solver, remarks on the files.
///
/// @param report all facts
/// @param steps of the solver; none unless they were wanted
/// @param remarks on the files that were read
public record FitAnswer(FitReport report, List<FitStep> steps, List<String> remarks) {

    public FitAnswer {
        steps = List.copyOf(steps);
        remarks = List.copyOf(remarks);
    }

    /// Warnings beside the answer.
    public List<String> warnings() {
        Stream<String> material = report.provenance().reading().materialNote().stream()
                .map(sentence -> sentence + ", and no value here is that of one more piece");
        return Stream.concat(remarks.stream(), material).toList();
    }

    /// The values as lines for an engine, see [FittedIni].
    ///
    /// @throws org.pieceworth.text.InputException when there is nothing to scale them by
    public List<String> ini() {
        return FittedIni.lines(
                report.provenance().reading().features().variant(),
                report.terms(),
                report.values(),
                report.shrinkage());
    }

    /// The solver's steps as the values of pieces; none without a pawn to count by, or if they were not wanted.
    public SolverPath path() {
        List<FittedValue> fitted = report.values().stream()
                .filter(value -> value.coefficient().isPresent())
                .toList();
        List<String> names = fitted.stream().map(FittedValue::feature).toList();
        int[] pieces = IntStream.range(0, names.size())
                .filter(i -> Material.NAMES.contains(names.get(i)))
                .toArray();
        int pawn = names.indexOf("P");
        if (pawn < 0) {
            return SolverPath.NONE;
        }
        return new SolverPath(
                Arrays.stream(pieces).mapToObj(names::get).toList(),
                steps.stream().map(step -> point(step, pieces, pawn)).toList());
    }

    private static SolverPath.Point point(FitStep step, int[] pieces, int pawn) {
        double unit = step.parameters()[pawn];
        List<Double> values = Arrays.stream(pieces)
                .mapToObj(piece -> 100 * step.parameters()[piece] / unit)
                .toList();
        return new SolverPath.Point(step.number(), step.cost(), unit > 0 ? values : List.of());
    }

    /// The values by feature; NaN where the games do not identify one.
    public FeatureTables tables() {
        double[] weights = new double[report.terms().features().size()];
        Arrays.setAll(
                weights,
                i -> report.values().get(i).value().map(Estimate::value).orElse(Double.NaN));
        return FeatureTables.of(report.terms(), weights);
    }
}
