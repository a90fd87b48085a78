package org.pieceworth.valuation.synergy;

/// Weights of bounds whose rows cancel, so that the weighted bounds cannot sum to less than 0 if the targets
/// can be met. A negative sum proves that no parameters meet them. One such set of weights refutes a whole
/// range of c.
///
/// @param above weights of the targets' upper bounds, 0 or more
/// @param below weights of the targets' lower bounds, 0 or more
/// @param caps weights of the parameters' upper bounds, 0 or more; their lower bounds are 0 and add nothing
record DualBound(double[] above, double[] below, double[] caps) {

    private static final int STEPS = 200;

    /// The sum of the bounds at this c and this error; grows with the error.
    double slack(SynergyProblem problem, double c, double error) {
        double sum = 0;
        for (int i = 0; i < above.length; i++) {
            sum += above[i] == 0 ? 0 : above[i] * problem.upper(i, c, error);
            sum -= below[i] == 0 ? 0 : below[i] * problem.lower(i, c, error);
        }
        for (double cap : caps) {
            sum += cap * problem.cap(c);
        }
        return sum;
    }

    /// The error below which these weights refute every choice of parameters at this c.
    double leastError(SynergyProblem problem, double c) {
        double low = 0;
        double high = 1;
        if (slack(problem, c, low) >= 0) {
            return 0;
        }
        while (slack(problem, c, high) < 0) {
            low = high;
            high *= 2;
        }
        for (int step = 0; step < STEPS && high - low > Math.ulp(high); step++) {
            double middle = (low + high) / 2;
            if (slack(problem, c, middle) < 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /// True if these weights refute the error at every c of a range: by the value in its middle and by bounds of
    /// the derivative, which are exact since each term's derivative by ln c, c·v/(1 + c·v), grows with c.
    boolean refutes(SynergyProblem problem, double least, double greatest, double error) {
        double middle = Math.sqrt(least * greatest);
        double half = Math.log(greatest / least) / 2;
        double fastest = derivative(problem, greatest, least, error);
        double slowest = derivative(problem, least, greatest, error);
        return slack(problem, middle, error) + Math.max(0, Math.max(fastest, -slowest)) * half < 0;
    }

    private double derivative(SynergyProblem problem, double cOfAdded, double cOfTaken, double error) {
        double sum = 0;
        for (int i = 0; i < above.length; i++) {
            sum += above[i] * -Math.expm1(-problem.upper(i, cOfAdded, error));
            sum -= below[i] * -Math.expm1(-problem.lower(i, cOfTaken, error));
        }
        for (double cap : caps) {
            sum += cap * -Math.expm1(-problem.cap(cOfAdded));
        }
        return sum;
    }
}
