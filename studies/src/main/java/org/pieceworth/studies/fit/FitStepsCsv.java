package org.pieceworth.studies.fit;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.studies.fit.part.FitStep;

/// The article's chart as a table: per step the cost, the log-odds coefficients, and the same on a scale
/// where the first feature, the pawn, is 100.
final class FitStepsCsv {

    private FitStepsCsv() {}

    static void write(FitAnswer answer, PrintWriter out) {
        List<String> names = answer.fit().values().stream()
                .filter(value -> value.coefficient().isPresent())
                .map(FittedValue::feature)
                .toList();
        out.print("step,cost," + String.join(",", names) + ",value" + String.join(",value", names) + "\n");
        answer.fitted().steps().forEach(step -> write(step, out));
    }

    private static void write(FitStep step, PrintWriter out) {
        double[] parameters = step.parameters();
        out.print(step.number() + "," + step.cost());
        for (double parameter : parameters) {
            out.print("," + parameter);
        }
        for (double parameter : parameters) {
            double value = 100 * parameter / parameters[0];
            out.print(Double.isFinite(value) ? String.format(Locale.ROOT, ",%.6f", value) : ",");
        }
        out.print("\n");
    }
}
