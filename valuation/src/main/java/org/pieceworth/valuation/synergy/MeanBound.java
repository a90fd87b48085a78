package org.pieceworth.valuation.synergy;

/// A lower bound of the sum of the errors over a box, by Lagrange's multipliers of "a target's strength is its row times
/// the parameters' strengths": whatever they are, the least of each target's error less its multiplier times its strength
/// add up to no more than the least sum.
///
/// The bound is good for a whole range of c. At a fixed value a strength ln(1 + c·v) is convex in ln c and concave in c,
/// so what a target adds is concave in ln c if its multiplier is positive and concave in c otherwise: no less between
/// two constants than the straight line from one to the other.
///
/// @param weights a multiplier per target
record MeanBound(double[] weights) {

    /// The bound at one c.
    double at(SynergyProblem problem, MeanBox box, double c) {
        return over(problem, box, c, c);
    }

    /// The bound over a range of c.
    double over(SynergyProblem problem, MeanBox box, double from, double to) {
        double start = 0;
        double byLog = 0;
        double byConstant = 0;
        for (int i = 0; i < weights.length; i++) {
            double first = least(problem, box, i, from);
            double rise = least(problem, box, i, to) - first;
            start += first;
            byLog += weights[i] > 0 ? rise : 0;
            byConstant += weights[i] > 0 ? 0 : rise;
        }
        for (int j = 0; j < problem.variables(); j++) {
            double weight = 0;
            for (int i = 0; i < weights.length; i++) {
                weight += weights[i] * problem.rows()[i][j];
            }
            start += Math.min(0, weight) * problem.cap(from);
            byLog += Math.min(0, weight) * (problem.cap(to) - problem.cap(from));
        }
        return start + lowest(byLog, byConstant, Math.log(to / from));
    }

    /// The lowest of a line in ln c and a line in c, both 0 where the range begins.
    private static double lowest(double byLog, double byConstant, double width) {
        double ends = Math.min(0, byLog + byConstant);
        if (byConstant <= 0 || byLog >= 0 || width == 0) {
            return ends;
        }
        double share = Math.log(-byLog * Math.expm1(width) / (byConstant * width)) / width;
        return share <= 0 || share >= 1
                ? ends
                : Math.min(ends, byLog * share + byConstant * Math.expm1(share * width) / Math.expm1(width));
    }

    /// The least of a target's error less its multiplier times its strength. Below the target that is concave in the
    /// strength, so that it is least at an end; above it is convex.
    private double least(SynergyProblem problem, MeanBox box, int target, double c) {
        double low = box.least()[target];
        double high = box.most()[target];
        double value = problem.value(target);
        double least = Math.min(term(problem, target, c, low), term(problem, target, c, Math.clamp(value, low, high)));
        if (high <= value) {
            return least;
        }
        double flat = weights[target] * problem.unitError(target) - 1 / c;
        return Math.min(least, term(problem, target, c, Math.clamp(flat, Math.max(low, value), high)));
    }

    private double term(SynergyProblem problem, int target, double c, double value) {
        double error = Math.abs(value - problem.value(target)) / problem.unitError(target);
        return error - weights[target] * SynergyLaw.strength(c, value);
    }
}
