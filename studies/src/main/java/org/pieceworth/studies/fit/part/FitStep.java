package org.pieceworth.studies.fit.part;

/// A step of the solver.
///
/// @param number number of the step
/// @param cost the minimized quantity
/// @param parameters the log-odds coefficients, then White's advantage and the draw threshold if fitted
public record FitStep(int number, double cost, double[] parameters) {

    public FitStep {
        parameters = parameters.clone();
    }
}
