package org.pieceworth.valuation.synergy;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.pieceworth.stats.matrix.ErrorUnits;

/// The targets as numbers. In strengths u = ln(1 + c·v) of the whole primitives a piece is a row of weights, and at
/// a fixed c and a fixed error each target bounds its row on both sides.
final class SynergyProblem {

    /// The bounds of c, as published.
    static final double LEAST_C = 1e-6;

    static final double GREATEST_C = 1;

    private final List<Primitive> parameters;
    private final double[][] rows;
    private final double[] values;
    private final double[] unitErrors;
    private final List<List<Double>> covariance;
    private final ErrorUnits errorUnits;
    private final double largestParameter;

    private SynergyProblem(
            List<Primitive> parameters,
            double[][] rows,
            double[] values,
            double[] unitErrors,
            List<List<Double>> covariance,
            double largestParameter) {
        this.parameters = List.copyOf(parameters);
        this.rows = rows;
        this.values = values;
        this.unitErrors = unitErrors;
        this.covariance = covariance;
        errorUnits = ErrorUnits.of(unitErrors, covariance);
        this.largestParameter = largestParameter;
    }

    /// @param headings whether forward, sideways and backward steps have separate parameters
    static SynergyProblem of(SynergyTargets targets, boolean headings) {
        List<Decomposition> pieces = targets.targets().stream()
                .map(target -> Decomposition.of(target.movement(), headings))
                .toList();
        List<Primitive> parameters = order(pieces);
        double[] values =
                targets.targets().stream().mapToDouble(SynergyTarget::value).toArray();
        // The error of a target is counted in shares of its value, or in its standard errors if given.
        double[] unitErrors = targets.targets().stream()
                .mapToDouble(target -> target.standardError().orElse(target.value()))
                .toArray();
        double[][] rows = pieces.stream().map(piece -> row(piece, parameters)).toArray(double[][]::new);
        return new SynergyProblem(
                parameters, rows, values, unitErrors, targets.covariance(), targets.largestParameter());
    }

    /// Moves first, then captures; each in the order of their first use in the targets.
    private static List<Primitive> order(List<Decomposition> pieces) {
        Set<Primitive> moves = new LinkedHashSet<>();
        Set<Primitive> captures = new LinkedHashSet<>();
        for (Decomposition piece : pieces) {
            for (Primitive primitive : piece.steps().keySet()) {
                (primitive.power() == Power.MOVE ? moves : captures).add(primitive);
            }
        }
        List<Primitive> all = new ArrayList<>(moves);
        all.addAll(captures);
        return all;
    }

    /// The weights of a piece's parts.
    ///
    /// @throws IllegalArgumentException when a part is no parameter
    static double[] row(Decomposition piece, List<Primitive> parameters) {
        double[] row = new double[parameters.size()];
        piece.steps().forEach((primitive, steps) -> {
            int index = parameters.indexOf(primitive);
            if (index < 0) {
                throw new IllegalArgumentException("no parameter: " + primitive.name());
            }
            row[index] = (double) steps / primitive.steps();
        });
        return row;
    }

    /// This problem without some of its targets, but with all of its parameters.
    SynergyProblem without(Set<Integer> heldOut) {
        List<Integer> kept = new ArrayList<>();
        for (int i = 0; i < rows.length; i++) {
            if (!heldOut.contains(i)) {
                kept.add(i);
            }
        }
        return new SynergyProblem(
                parameters,
                kept.stream().map(i -> rows[i]).toArray(double[][]::new),
                kept.stream().mapToDouble(i -> values[i]).toArray(),
                kept.stream().mapToDouble(i -> unitErrors[i]).toArray(),
                covariance.isEmpty()
                        ? covariance
                        : kept.stream().map(i -> covarianceOf(i, kept)).toList(),
                largestParameter);
    }

    private List<Double> covarianceOf(int target, List<Integer> others) {
        return others.stream().map(other -> covariance.get(target).get(other)).toList();
    }

    /// The units that make the errors of the targets independent.
    ErrorUnits errorUnits() {
        return errorUnits;
    }

    List<Primitive> parameters() {
        return parameters;
    }

    int variables() {
        return parameters.size();
    }

    int targets() {
        return rows.length;
    }

    double[][] rows() {
        return rows;
    }

    double value(int target) {
        return values[target];
    }

    /// The strength of the largest value that is within the error.
    double upper(int target, double c, double error) {
        return SynergyLaw.strength(c, values[target] + error * unitErrors[target]);
    }

    /// The strength of the least value, not below 0, that is within the error.
    double lower(int target, double c, double error) {
        return SynergyLaw.strength(c, Math.max(0, values[target] - error * unitErrors[target]));
    }

    /// The derivative of [#upper] by the error.
    double upperSlope(int target, double c, double error) {
        double shift = unitErrors[target];
        return c * shift / (1 + c * (values[target] + error * shift));
    }

    /// The derivative of [#lower] by the error, as a positive number.
    double lowerSlope(int target, double c, double error) {
        double shift = unitErrors[target];
        return c * shift / (1 + c * Math.max(0, values[target] - error * shift));
    }

    /// The strength of the largest parameter.
    double cap(double c) {
        return SynergyLaw.strength(c, largestParameter);
    }

    double largestParameter() {
        return largestParameter;
    }

    /// The largest error of any target, in the unit of the problem.
    double largestError(double c, double[] strengths) {
        double largest = 0;
        for (int i = 0; i < rows.length; i++) {
            largest = Math.max(largest, Math.abs(fitted(i, c, strengths) - values[i]) / unitErrors[i]);
        }
        return largest;
    }

    /// The mean error of the targets, in the unit of the problem.
    double meanError(double c, double[] strengths) {
        double sum = 0;
        for (int i = 0; i < rows.length; i++) {
            sum += Math.abs(fitted(i, c, strengths) - values[i]) / unitErrors[i];
        }
        return sum / rows.length;
    }

    /// The sum of squares of the errors of the targets, made independent.
    double chiSquare(double c, double[] strengths) {
        return errorUnits.sumOfSquares(errors(c, strengths));
    }

    /// The law's values minus the targets.
    double[] errors(double c, double[] strengths) {
        double[] errors = new double[rows.length];
        for (int i = 0; i < errors.length; i++) {
            errors[i] = fitted(i, c, strengths) - values[i];
        }
        return errors;
    }

    /// An error of 1, in centipawns.
    double unitError(int target) {
        return unitErrors[target];
    }

    double fitted(int target, double c, double[] strengths) {
        double strength = 0;
        for (int j = 0; j < strengths.length; j++) {
            strength += rows[target][j] * strengths[j];
        }
        return SynergyLaw.value(c, strength);
    }
}
