package org.pieceworth.stats;

/// What is fitted, and how.
///
/// @param draws how drawn rows count
/// @param constant whether a constant is fitted (the advantage of the side that rows are counted for)
/// @param penalty what is added to the mean cost
/// @param prior what is known of the parameters beforehand
/// @param solver how the minimum is found
public record FitOptions(DrawModel draws, boolean constant, Penalty penalty, Prior prior, Solver solver) {

    /// Without a prior.
    public FitOptions(DrawModel draws, boolean constant, Penalty penalty, Solver solver) {
        this(draws, constant, penalty, Prior.NONE, solver);
    }

    /// The same with another way to count draws; a prior is of no use then and left out.
    public FitOptions withDraws(DrawModel other) {
        return new FitOptions(other, constant, penalty, Prior.NONE, solver);
    }

    /// The same with another penalty.
    public FitOptions withPenalty(Penalty other) {
        return new FitOptions(draws, constant, other, prior, solver);
    }

    /// The same with another prior.
    public FitOptions withPrior(Prior other) {
        return new FitOptions(draws, constant, penalty, other, solver);
    }

    /// The number of parameters for so many features: the features, the constant, the draw width.
    public int parameters(int columns) {
        return columns + (constant ? 1 : 0) + (ordered() ? 1 : 0);
    }

    /// Whether a draw width is fitted: the last parameter.
    boolean ordered() {
        return draws == DrawModel.ORDERED;
    }

    /// The draw width among these parameters, 0 when none is fitted.
    double width(double[] theta) {
        return ordered() ? theta[theta.length - 1] : 0;
    }

    /// What won (or lost) and drawn rows weigh as won (or lost) ones.
    double wonWeight(double won, double drawn) {
        return draws == DrawModel.HALF ? won + drawn / 2 : won;
    }

    /// What drawn rows weigh as an outcome of their own.
    double drawnWeight(double drawn) {
        return ordered() ? drawn : 0;
    }

    /// What rows weigh in the likelihood.
    double weight(double won, double drawn, double lost) {
        return draws == DrawModel.DROP ? won + lost : won + drawn + lost;
    }

    /// What penalty and prior add to the mean cost of so many rows, of which parameters so many are
    /// features.
    double restraint(double[] theta, int columns, double rows) {
        return penalty.value(theta, columns) + prior.value(theta, rows);
    }

    void addRestraintGradient(double[] theta, int columns, double rows, double[] gradient) {
        penalty.addGradient(theta, columns, gradient);
        prior.addGradient(theta, rows, gradient);
    }

    /// The lower triangle alone.
    void addRestraintHessian(int columns, double rows, double[][] hessian) {
        penalty.addHessian(columns, hessian);
        prior.addHessian(rows, hessian);
    }

    /// Whether penalty or prior keep a feature's coefficient finite.
    boolean holds(int column) {
        return penalty.holds(column) || prior.holds(column);
    }
}
