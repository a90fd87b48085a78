package org.pieceworth.empirical;

import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.DrawModel;
import org.pieceworth.stats.FitOptions;
import org.pieceworth.stats.Penalty;
import org.pieceworth.stats.Solver;

/// How values are fitted to observations.
///
/// @param draws how drawn rows count
/// @param whiteAdvantage whether White's advantage is a term
/// @param ridge λ of the penalty on the material coefficients
/// @param solver how the minimum is found
/// @param unit the scale of the values
public record FitSettings(DrawModel draws, boolean whiteAdvantage, double ridge, Solver solver, ValueUnit unit) {

    /// Draws as an outcome of their own, White's advantage, no penalty, Newton's method, centipawns.
    public static final FitSettings DEFAULT =
            new FitSettings(DrawModel.ORDERED, true, 0, Solver.NEWTON, ValueUnit.CENTIPAWN);

    /// As published by Medvedev (2015): draws dropped, no White's advantage, λ = 10⁻⁶; by Newton's method.
    public static final FitSettings MEDVEDEV =
            new FitSettings(DrawModel.DROP, false, 1e-6, Solver.NEWTON, ValueUnit.CENTIPAWN);

    FitOptions options() {
        return new FitOptions(draws, whiteAdvantage, Penalty.ridge(ridge), solver);
    }
}
