package org.pieceworth.valuation.synergy;

import java.util.Optional;
import org.pieceworth.valuation.synergy.MeanRelaxation.Relaxed;

/// Shows that no parameters have less than a mean error: divides the range of c, and what pieces may be worth, until one
/// set of multipliers refutes each part (branch and bound).
final class MeanProof {

    private static final int MOST_STEPS = 50_000;
    private static final int DEEPEST = 1_000;

    private final SynergyProblem problem;
    private final MeanRelaxation relaxation;
    private final double error;
    private final double sum;
    private int steps;
    private int parts;

    MeanProof(SynergyProblem problem, double error) {
        this.problem = problem;
        this.error = error;
        sum = error * problem.targets();
        relaxation = new MeanRelaxation(problem);
    }

    /// Parameters with a smaller error, if there are any. Where there are none this is the proof, unless [#exhausted].
    Optional<Fitted> counterexample() {
        return counterexample(SynergyProblem.LEAST_C, SynergyProblem.GREATEST_C, MeanBox.around(problem, sum), 0);
    }

    private Optional<Fitted> counterexample(double from, double to, MeanBox box, int depth) {
        steps++;
        double c = Math.sqrt(from * to);
        Relaxed relaxed = relaxation.at(c, box);
        double reached = problem.meanError(c, relaxed.fitted().strengths());
        if (reached < error) {
            return Optional.of(relaxed.fitted());
        }
        double over = relaxed.bound().over(problem, box, from, to);
        if (over >= sum) {
            parts++;
            return Optional.empty();
        }
        if (exhausted() || depth == DEEPEST || c <= from || c >= to) {
            steps = MOST_STEPS;
            return Optional.empty();
        }
        double at = relaxed.bound().at(problem, box, c);
        if (at - over > reached * problem.targets() - at) {
            return counterexample(from, c, box, depth + 1).or(() -> counterexample(c, to, box, depth + 1));
        }
        int target = loosest(relaxed, box);
        double value = problem.fitted(target, c, relaxed.fitted().strengths());
        if (value <= box.least()[target] || value >= box.most()[target]) {
            steps = MOST_STEPS;
            return Optional.empty();
        }
        return counterexample(from, to, box.below(target, value), depth + 1)
                .or(() -> counterexample(from, to, box.above(target, value), depth + 1));
    }

    /// The target whose error is farthest above its lines.
    private int loosest(Relaxed relaxed, MeanBox box) {
        int loosest = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < problem.targets(); i++) {
            double value = problem.fitted(i, relaxed.fitted().c(), relaxed.fitted().strengths());
            double gap = Math.abs(value - problem.value(i)) / problem.unitError(i) - relaxed.errors()[i];
            if (gap > most && value > box.least()[i] && value < box.most()[i]) {
                most = gap;
                loosest = i;
            }
        }
        return loosest;
    }

    /// Whether it gave up.
    boolean exhausted() {
        return steps >= MOST_STEPS;
    }

    /// How many parts were refuted so far, each by one set of multipliers.
    int parts() {
        return parts;
    }
}
