package org.pieceworth.valuation.synergy;

import java.util.List;
import java.util.OptionalDouble;
import org.pieceworth.stats.matrix.ErrorUnits;

/// The errors of parameters on the targets.
///
/// @param parameters evaluated parameters
/// @param constraints a line per target, in the order of the targets
/// @param maxRelativeError the largest |value − target| / target
/// @param meanRelativeError their mean
/// @param targets all of them
public record SynergyScore(
        SynergyParameters parameters,
        List<Constraint> constraints,
        double maxRelativeError,
        double meanRelativeError,
        SynergyTargets targets) {

    /// One target.
    ///
    /// @param target its published value
    /// @param value value by the law
    public record Constraint(SynergyTarget target, double value) {

        /// (value − target) / target.
        public double relativeError() {
            return value / target.value() - 1;
        }

        /// (value − target) in standard errors, if the target has one.
        public OptionalDouble standardized() {
            return target.standardError().isPresent()
                    ? OptionalDouble.of(
                            (value - target.value()) / target.standardError().getAsDouble())
                    : OptionalDouble.empty();
        }
    }

    public SynergyScore {
        constraints = List.copyOf(constraints);
    }

    /// The sum of squares of the errors in standard errors, with their covariance; empty if the targets have
    /// none.
    public OptionalDouble chiSquare() {
        if (!targets.standardized()) {
            return OptionalDouble.empty();
        }
        double[] units = constraints.stream()
                .mapToDouble(each -> each.target().standardError().orElseThrow())
                .toArray();
        double[] errors = constraints.stream()
                .mapToDouble(each -> each.value() - each.target().value())
                .toArray();
        return OptionalDouble.of(ErrorUnits.of(units, targets.covariance()).sumOfSquares(errors));
    }

    /// Evaluates parameters by targets.
    ///
    /// @throws IllegalArgumentException when a target has a part without a parameter
    public static SynergyScore of(SynergyParameters parameters, SynergyTargets targets) {
        boolean headings = parameters.values().keySet().stream().anyMatch(part -> part.heading() != Heading.ANY);
        List<Constraint> constraints = targets.targets().stream()
                .map(target -> new Constraint(
                        target,
                        parameters
                                .value(Decomposition.of(target.movement(), headings))
                                .orElseThrow(() ->
                                        new IllegalArgumentException("no parameter for a part of " + target.piece()))))
                .toList();
        return new SynergyScore(
                parameters,
                constraints,
                constraints.stream()
                        .mapToDouble(each -> Math.abs(each.relativeError()))
                        .max()
                        .orElse(0),
                constraints.stream()
                        .mapToDouble(each -> Math.abs(each.relativeError()))
                        .average()
                        .orElse(0),
                targets);
    }
}
