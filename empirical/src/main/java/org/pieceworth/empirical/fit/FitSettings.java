package org.pieceworth.empirical.fit;

import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.Shrinking;
import org.pieceworth.empirical.settings.Vcov;
import org.pieceworth.empirical.settings.WhereSeparated;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.text.InputException;

/// Settings of a fit.
///
/// @param draws treatment of drawn rows
/// @param whiteAdvantage true for a term for White's advantage
/// @param ridge λ of the penalty on all features' coefficients
/// @param solver the method of minimisation
/// @param unit the scale of the values
/// @param smoothing strength of the penalty on values of squares, which shrinks them towards each other and
/// to 0; NaN to choose it by held-out likelihood
/// @param shrinking strength of shrinking values by phase towards each other
/// @param separation treatment of features that determine every row they occur in
/// @param errors the errors of the values
public record FitSettings(
        DrawModel draws,
        boolean whiteAdvantage,
        double ridge,
        Solver solver,
        ValueUnit unit,
        double smoothing,
        Shrinking shrinking,
        WhereSeparated separation,
        Errors errors) {

    /// Outside these bounds the penalty is negligible or overwhelming, and coefficients are lost to rounding.
    private static final double LEAST_RIDGE = 1e-12;

    private static final double MOST_RIDGE = 1e6;

    /// Settings of the errors.
    ///
    /// @param clustering clusters of the errors
    /// @param vcov the covariance of the errors
    /// @param resampling the bootstrap of the errors, if any
    public record Errors(Clustering clustering, Vcov vcov, Resampling resampling) {

        /// The sandwich formula or the jackknife, by the clusters that the data offer.
        public static final Errors DEFAULT = new Errors(Clustering.AUTO, Vcov.AUTO, Resampling.NONE);
    }

    /// Settings of the bootstrap over games.
    ///
    /// @param replicates number of samples, 0 for no bootstrap
    /// @param seed seed of the random numbers
    /// @param threads number of concurrent fits
    public record Resampling(int replicates, long seed, int threads) {

        /// No bootstrap; seed 1 and one thread for other random steps, such as cross-validation.
        public static final Resampling NONE = new Resampling(0, 1, 1);
    }

    /// @throws InputException when the penalty is out of range
    public FitSettings {
        if (ridge != 0 && !(ridge >= LEAST_RIDGE && ridge <= MOST_RIDGE)) {
            throw InputException.about("ridge", "found " + ridge + ", expected 0, or 1e-12 to 1e6");
        }
    }

    /// Draws as a separate outcome, White's advantage, no penalty, Newton's method, centipawns.
    public static final FitSettings DEFAULT =
            new FitSettings(DrawModel.ORDERED, true, 0, Solver.NEWTON, ValueUnit.CENTIPAWN);

    /// The settings of Medvedev (2015): draws dropped, no White's advantage, λ = 10⁻⁶; by Newton's method.
    public static final FitSettings MEDVEDEV =
            new FitSettings(DrawModel.DROP, false, 1e-6, Solver.NEWTON, ValueUnit.CENTIPAWN);

    /// Settings with the other components at their defaults.
    public FitSettings(DrawModel draws, boolean whiteAdvantage, double ridge, Solver solver, ValueUnit unit) {
        this(
                draws,
                whiteAdvantage,
                ridge,
                solver,
                unit,
                Double.NaN,
                new Shrinking.None(),
                WhereSeparated.REFUSE,
                Errors.DEFAULT);
    }

    /// A copy with another treatment of draws.
    public FitSettings withDraws(DrawModel other) {
        return new FitSettings(other, whiteAdvantage, ridge, solver, unit, smoothing, shrinking, separation, errors);
    }

    /// A copy with another strength of shrinking.
    public FitSettings withShrinking(Shrinking other) {
        return new FitSettings(draws, whiteAdvantage, ridge, solver, unit, smoothing, other, separation, errors);
    }

    /// A copy with another treatment of separated rows.
    public FitSettings withSeparation(WhereSeparated other) {
        return new FitSettings(draws, whiteAdvantage, ridge, solver, unit, smoothing, shrinking, other, errors);
    }

    private FitSettings with(Errors other) {
        return new FitSettings(draws, whiteAdvantage, ridge, solver, unit, smoothing, shrinking, separation, other);
    }

    /// A copy with other clusters.
    public FitSettings withClustering(Clustering other) {
        return with(new Errors(other, errors.vcov, errors.resampling));
    }

    /// A copy with errors by another covariance.
    public FitSettings withVcov(Vcov other) {
        return with(new Errors(errors.clustering, other, errors.resampling));
    }

    /// A copy with bootstrap errors.
    public FitSettings withResampling(Resampling other) {
        return with(new Errors(errors.clustering, errors.vcov, other));
    }

    public FitOptions options() {
        return new FitOptions(draws, whiteAdvantage, Penalty.ridge(ridge), solver);
    }
}
