package org.pieceworth.valuation.synergy;

import java.util.LinkedHashMap;
import java.util.Map;

/// Strengths of the parameters at a synergy constant.
record Fitted(double c, double[] strengths) {

    SynergyParameters parameters(SynergyProblem problem) {
        Map<Primitive, Double> values = new LinkedHashMap<>();
        for (int j = 0; j < strengths.length; j++) {
            values.put(problem.parameters().get(j), SynergyLaw.value(c, strengths[j]));
        }
        return new SynergyParameters(c, values);
    }
}
