package org.pieceworth.valuation.synergy;

import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// Strengths of the parameters at a synergy constant.
record Fitted(double c, double[] strengths) {

    SynergyParameters parameters(SynergyProblem problem) {
        Map<Primitive, Double> values = new LinkedHashMap<>();
        for (int j = 0; j < strengths.length; j++) {
            values.put(problem.parameters().get(j), SynergyLaw.value(c, strengths[j]));
        }
        return new SynergyParameters(c, values);
    }

    /// The best fit, and the best ones at other constants that are about as good.
    ///
    /// @param best best fit of all
    /// @param constants constants with a fit that is about as good
    /// @param along the best fits at some of these
    record Profile(Fitted best, CRange constants, List<Fitted> along) {

        Profile {
            along = List.copyOf(along);
        }

        DoubleSummaryStatistics values(SynergyProblem problem, int target) {
            return Stream.concat(Stream.of(best), along.stream())
                    .mapToDouble(each -> problem.fitted(target, each.c(), each.strengths()))
                    .summaryStatistics();
        }

        /// True if a piece's value depends on the constant: if it is not determined, and moves by more than a
        /// share of itself with the constant.
        boolean dependsOnConstant(SynergyProblem problem, int target, double share) {
            DoubleSummaryStatistics values = values(problem, target);
            return !constants.determined() && values.getMax() > (1 + share) * values.getMin();
        }
    }
}
