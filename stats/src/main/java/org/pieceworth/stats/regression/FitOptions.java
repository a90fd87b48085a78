package org.pieceworth.stats.regression;

/// What is fitted, and how.
///
/// @param draws how drawn rows count
/// @param constant whether a constant is fitted (the advantage of the side that rows are counted for)
/// @param penalty what is added to the mean cost
/// @param solver how the minimum is found
public record FitOptions(DrawModel draws, boolean constant, Penalty penalty, Solver solver) {

    /// The same with another way to count draws.
    public FitOptions withDraws(DrawModel other) {
        return new FitOptions(other, constant, penalty, solver);
    }

    /// The same with another penalty.
    public FitOptions withPenalty(Penalty other) {
        return new FitOptions(draws, constant, other, solver);
    }

    /// The number of parameters for so many features: the features, the constant, the draw width.
    public int parameters(int columns) {
        return columns + (constant ? 1 : 0) + (ordered() ? 1 : 0);
    }

    /// Whether a draw width is fitted: the last parameter.
    public boolean ordered() {
        return draws == DrawModel.ORDERED;
    }

    /// The draw width among these parameters, 0 when none is fitted.
    public double width(double[] theta) {
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
    public double weight(double won, double drawn, double lost) {
        return draws == DrawModel.DROP ? won + lost : won + drawn + lost;
    }
}
