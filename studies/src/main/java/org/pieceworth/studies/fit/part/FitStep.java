package org.pieceworth.studies.fit.part;

/// A step of the solver.
///
/// @param number of the step
/// @param cost what is made least
/// @param parameters the coefficients in logits, then White's advantage and the draw width where fitted
public record FitStep(int number, double cost, double[] parameters) {

    public FitStep {
        parameters = parameters.clone();
    }
}
