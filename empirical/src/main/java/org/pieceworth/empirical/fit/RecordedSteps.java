package org.pieceworth.empirical.fit;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.stats.regression.FitTrace;

/// Steps of a solver, stored until they are known to lead to the fit that counts.
final class RecordedSteps implements FitTrace {

    private final List<Step> steps = new ArrayList<>();

    private record Step(int number, double cost, double[] parameters) {}

    @Override
    public void step(int step, double cost, double[] parameters) {
        steps.add(new Step(step, cost, parameters.clone()));
    }

    void clear() {
        steps.clear();
    }

    void replay(FitTrace to) {
        steps.forEach(each -> to.step(each.number(), each.cost(), each.parameters()));
    }
}
