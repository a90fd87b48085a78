package org.pieceworth.stats.regression;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.pieceworth.stats.FitException;

/// The coefficients determined by the rows; those without a finite estimate are 0, and the rows that they
/// decide are ignored.
///
/// @param parameters the model's parameters
/// @param unknown the names of the features that are 0 for this reason
public record KnownCoefficients(double[] parameters, List<String> unknown) {

    public KnownCoefficients {
        unknown = List.copyOf(unknown);
    }

    /// Fits the model from a start, see [OutcomeRegression#fit].
    ///
    /// @param start starting values; empty if there are none
    /// @throws FitException when the rows determine nothing, or all have the same result
    public static KnownCoefficients fit(GroupedOutcomes data, FitOptions options, String[] names, double[] start) {
        try {
            return new KnownCoefficients(parameters(data, options, names, start), List.of());
        } catch (FitException problem) {
            Undetermined open = Undetermined.of(data, options);
            boolean[] dropped = open.dropped();
            if (open.isEmpty() || open.parameters().stream().anyMatch(each -> each.index() == data.columns())) {
                throw problem;
            }
            int[] held = IntStream.range(0, dropped.length)
                    .filter(column -> dropped[column])
                    .toArray();
            List<String> unknown =
                    Arrays.stream(held).mapToObj(column -> names[column]).toList();
            // Parameters no longer in any row stay at 0.
            FitOptions rest = options.withPenalty(options.penalty().plus(Penalty.columns(held, 1)));
            return new KnownCoefficients(
                    parameters(data.without(dropped, open.decided()), rest, names, new double[0]), unknown);
        }
    }

    private static double[] parameters(GroupedOutcomes data, FitOptions options, String[] names, double[] start) {
        double[] from = start.length == 0 ? OutcomeRegression.start(data, options) : start.clone();
        return OutcomeRegression.fit(data, options, names, FitTrace.NONE, from).parameters();
    }
}
