package org.pieceworth.bench.findings;

import static org.pieceworth.bench.findings.Figures.number;
import static org.pieceworth.bench.findings.Figures.row;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.valuation.synergy.Decomposition;
import org.pieceworth.valuation.synergy.Lexicon;
import org.pieceworth.valuation.synergy.Power;
import org.pieceworth.valuation.synergy.Primitive;
import org.pieceworth.valuation.synergy.SynergyParameters;
import org.pieceworth.valuation.synergy.SynergyTarget;
import org.pieceworth.valuation.synergy.SynergyTargets;

/// Which pieces of the lexicon close what the published targets leave open: one after the other the piece that
/// lowers the mean variance of the logarithms of all 289 values most ("I-optimal"), at the published
/// parameters.
public final class ClosingDesign {

    /// The published targets are met to 4 %.
    private static final double TARGET = 0.04;

    /// What is known of each part without any target: its strength to ± 0.15, where that of a bishop's capture is 0.12.
    private static final double PRIOR = 0.15;

    /// Standard error of a measurement: 8 centipawns and 2 % of the value, by half more.
    private static final double FIXED = 12;

    private static final double SHARE = 0.03;
    private static final SynergyParameters PUBLISHED = SynergyParameters.published();

    private final List<Lexicon.Entry> entries = Lexicon.entries();
    private final double[][] rows;
    private final double[] values;
    private final double[][] precision;

    public ClosingDesign() {
        rows = entries.stream().map(entry -> weighed(entry.movement())).toArray(double[][]::new);
        values = entries.stream().mapToDouble(entry -> value(entry.movement())).toArray();
        int size = SynergyPiece.PARTS.size();
        precision = new double[size][size];
        for (int i = 0; i < size; i++) {
            precision[i][i] = 1 / (PRIOR * PRIOR);
        }
        for (SynergyTarget target : SynergyTargets.published().targets()) {
            add(weighed(target.movement()), TARGET);
        }
    }

    private static double value(Movement movement) {
        return PUBLISHED.value(Decomposition.of(movement, false)).orElseThrow();
    }

    /// By how much the logarithm of a value moves with the strength of each part.
    private static double[] weighed(Movement movement) {
        double value = value(movement);
        double slope = (1 / PUBLISHED.c() + value) / value;
        double[] row = new double[SynergyPiece.PARTS.size()];
        for (Primitive part : Decomposition.of(movement, false).steps().keySet()) {
            row[SynergyPiece.PARTS.indexOf((part.power() == Power.MOVE ? "m" : "c") + part.betza())] = slope;
        }
        return row;
    }

    private void add(double[] row, double error) {
        for (int i = 0; i < row.length; i++) {
            for (int j = 0; j < row.length; j++) {
                precision[i][j] += row[i] * row[j] / (error * error);
            }
        }
    }

    private double error(int entry) {
        return (FIXED + SHARE * values[entry]) / values[entry];
    }

    /// The first pieces of the design, with the mean error of the lexicon's values after each.
    public String order(int number) {
        List<String> table = new ArrayList<>();
        table.add(Figures.head(
                "after", "value by the source", "its error before measurement", "mean error of 289 values"));
        table.add(row("the published targets", "", "", mean()));
        for (int i = 0; i < number; i++) {
            Cholesky factor = Cholesky.of(precision);
            double[][] along = Arrays.stream(rows)
                    .map(each -> {
                        double[] solved = each.clone();
                        factor.solve(solved);
                        return solved;
                    })
                    .toArray(double[][]::new);
            IntToDoubleFunction gain = candidate -> {
                double sum = 0;
                for (double[] each : rows) {
                    double common = dot(along[candidate], each);
                    sum += common * common;
                }
                return sum / (error(candidate) * error(candidate) + dot(along[candidate], rows[candidate]));
            };
            int best = IntStream.range(0, rows.length)
                    .boxed()
                    .max((left, right) -> Double.compare(gain.applyAsDouble(left), gain.applyAsDouble(right)))
                    .orElseThrow();
            double open = Math.sqrt(dot(along[best], rows[best]));
            add(rows[best], error(best));
            table.add(row(
                    "`" + entries.get(best).betza() + "`",
                    number("%.0f", values[best]),
                    number("± %.0f %%", 100 * open),
                    mean()));
        }
        return Figures.lines(table);
    }

    private String mean() {
        Cholesky factor = Cholesky.of(precision);
        double sum = 0;
        for (double[] each : rows) {
            double[] solved = each.clone();
            factor.solve(solved);
            sum += dot(solved, each);
        }
        return number("%.1f %%", 100 * Math.sqrt(sum / rows.length));
    }

    private static double dot(double[] left, double[] right) {
        return IntStream.range(0, left.length)
                .mapToDouble(i -> left[i] * right[i])
                .sum();
    }
}
