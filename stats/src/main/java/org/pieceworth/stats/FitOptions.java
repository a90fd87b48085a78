package org.pieceworth.stats;

/// What is fitted, and how.
///
/// @param draws how drawn rows count
/// @param constant whether a constant is fitted (the advantage of the side that rows are counted for)
/// @param ridge λ of the penalty λ Σ θ² on the features, beside the mean log-likelihood; 0 for none
/// @param solver how the minimum is found
public record FitOptions(DrawModel draws, boolean constant, double ridge, Solver solver) {

    /// @throws IllegalArgumentException when the ridge is negative or not finite
    public FitOptions {
        if (!(ridge >= 0) || Double.isInfinite(ridge)) {
            throw new IllegalArgumentException("the ridge must be 0 or more, not " + ridge);
        }
    }

    /// The number of parameters for so many features: the features, the constant, the draw width.
    int parameters(int columns) {
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
}
