package org.pieceworth.valuation.synergy;

/// Bounds of what each target's piece may be worth: a part of all fits.
///
/// @param least per target
/// @param most per target
record MeanBox(double[] least, double[] most) {

    /// All fits whose errors add up to no more than a sum: none of their errors is greater.
    static MeanBox around(SynergyProblem problem, double sum) {
        double[] least = new double[problem.targets()];
        double[] most = new double[problem.targets()];
        for (int i = 0; i < least.length; i++) {
            least[i] = Math.max(0, problem.value(i) - sum * problem.unitError(i));
            most[i] = problem.value(i) + sum * problem.unitError(i);
        }
        return new MeanBox(least, most);
    }

    /// The part in which a target's piece is worth no more than this.
    MeanBox below(int target, double value) {
        double[] lower = most.clone();
        lower[target] = value;
        return new MeanBox(least, lower);
    }

    /// The part in which it is worth no less.
    MeanBox above(int target, double value) {
        double[] higher = least.clone();
        higher[target] = value;
        return new MeanBox(higher, most);
    }
}
