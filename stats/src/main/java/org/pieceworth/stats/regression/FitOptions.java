package org.pieceworth.stats.regression;

/// The model and the method of a fit.
///
/// @param draws treatment of drawn rows
/// @param constant whether a constant is fitted (the advantage of the side that rows are counted for)
/// @param penalty term added to the mean cost
/// @param solver method of minimisation
public record FitOptions(DrawModel draws, boolean constant, Penalty penalty, Solver solver) {

    /// These options with another draw model.
    public FitOptions withDraws(DrawModel other) {
        return new FitOptions(other, constant, penalty, solver);
    }

    /// These options with another penalty.
    public FitOptions withPenalty(Penalty other) {
        return new FitOptions(draws, constant, other, solver);
    }

    /// The number of parameters for this many features: the features, the constant, the draw threshold.
    public int parameters(int columns) {
        return columns + (constant ? 1 : 0) + (ordered() ? 1 : 0);
    }

    /// True if a draw threshold is fitted, which is then the last parameter.
    public boolean ordered() {
        return draws == DrawModel.ORDERED;
    }

    /// The draw threshold among these parameters, 0 when none is fitted.
    public double width(double[] theta) {
        return ordered() ? theta[theta.length - 1] : 0;
    }

    /// The weight of won (or lost) and drawn rows as won (or lost) ones.
    double wonWeight(double won, double drawn) {
        return draws == DrawModel.HALF ? won + drawn / 2 : won;
    }

    /// The weight of drawn rows that are a separate outcome.
    double drawnWeight(double drawn) {
        return ordered() ? drawn : 0;
    }

    public double weight(double won, double drawn, double lost) {
        return draws == DrawModel.DROP ? won + lost : won + drawn + lost;
    }
}
