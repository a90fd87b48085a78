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
/// @param resampling the bootstrap of the errors, if any
/// @param clustering clusters of the errors
/// @param shrinking strength of shrinking values by phase towards each other
/// @param separation treatment of features that determine every row they occur in
/// @param vcov the covariance of the errors
public record FitSettings(
        DrawModel draws,
        boolean whiteAdvantage,
        double ridge,
        Solver solver,
        ValueUnit unit,
        double smoothing,
        Resampling resampling,
        Clustering clustering,
        Shrinking shrinking,
        WhereSeparated separation,
        Vcov vcov) {

    /// Outside these bounds the penalty is negligible or overwhelming, and coefficients are lost to rounding.
    private static final double LEAST_RIDGE = 1e-12;

    private static final double MOST_RIDGE = 1e6;

    /// @throws InputException when the penalty is out of range
    public FitSettings {
        if (ridge != 0 && !(ridge >= LEAST_RIDGE && ridge <= MOST_RIDGE)) {
            throw InputException.about("ridge", "found " + ridge + ", expected 0, or 1e-12 to 1e6");
        }
    }

    /// Draws as a separate outcome, White's advantage, no penalty, Newton's method, centipawns, errors by the
    /// sandwich formula.
    public static final FitSettings DEFAULT = new FitSettings(
            DrawModel.ORDERED, true, 0, Solver.NEWTON, ValueUnit.CENTIPAWN, Double.NaN, Resampling.NONE);

    /// The settings of Medvedev (2015): draws dropped, no White's advantage, λ = 10⁻⁶; by Newton's method.
    public static final FitSettings MEDVEDEV = new FitSettings(
            DrawModel.DROP, false, 1e-6, Solver.NEWTON, ValueUnit.CENTIPAWN, Double.NaN, Resampling.NONE);

    /// @param draws treatment of drawn rows
    /// @param whiteAdvantage true for a term for White's advantage
    /// @param ridge λ of the penalty on all features' coefficients
    /// @param solver the method of minimisation
    /// @param unit the scale of the values
    public FitSettings(DrawModel draws, boolean whiteAdvantage, double ridge, Solver solver, ValueUnit unit) {
        this(draws, whiteAdvantage, ridge, solver, unit, Double.NaN, Resampling.NONE);
    }

    /// @param draws treatment of drawn rows
    /// @param whiteAdvantage true for a term for White's advantage
    /// @param ridge λ of the penalty on all features' coefficients
    /// @param solver the method of minimisation
    /// @param unit the scale of the values
    /// @param smoothing the strength of smoothing, NaN to choose it
    /// @param resampling the bootstrap of the errors, if any
    public FitSettings(
            DrawModel draws,
            boolean whiteAdvantage,
            double ridge,
            Solver solver,
            ValueUnit unit,
            double smoothing,
            Resampling resampling) {
        this(
                draws,
                whiteAdvantage,
                ridge,
                solver,
                unit,
                smoothing,
                resampling,
                new Clustering.Auto(),
                new Shrinking.None(),
                WhereSeparated.REFUSE,
                Vcov.AUTO);
    }

    /// A copy with another treatment of draws.
    public FitSettings withDraws(DrawModel other) {
        Parts parts = new Parts(this);
        parts.draws = other;
        return parts.settings();
    }

    /// A copy with other clusters.
    public FitSettings withClustering(Clustering other) {
        Parts parts = new Parts(this);
        parts.clustering = other;
        return parts.settings();
    }

    /// A copy with bootstrap errors.
    public FitSettings withResampling(Resampling other) {
        Parts parts = new Parts(this);
        parts.resampling = other;
        return parts.settings();
    }

    /// A copy with another strength of shrinking.
    public FitSettings withShrinking(Shrinking other) {
        Parts parts = new Parts(this);
        parts.shrinking = other;
        return parts.settings();
    }

    /// A copy with another treatment of separated rows.
    public FitSettings withSeparation(WhereSeparated other) {
        Parts parts = new Parts(this);
        parts.separation = other;
        return parts.settings();
    }

    /// A copy with errors by another covariance.
    public FitSettings withVcov(Vcov other) {
        Parts parts = new Parts(this);
        parts.vcov = other;
        return parts.settings();
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

    public FitOptions options() {
        return new FitOptions(draws, whiteAdvantage, Penalty.ridge(ridge), solver);
    }

    /// Mutable copy for the `with` methods.
    private static final class Parts {

        private DrawModel draws;
        private boolean whiteAdvantage;
        private double ridge;
        private Solver solver;
        private ValueUnit unit;
        private double smoothing;
        private Resampling resampling;
        private Clustering clustering;
        private Shrinking shrinking;
        private WhereSeparated separation;
        private Vcov vcov;

        Parts(FitSettings of) {
            draws = of.draws;
            whiteAdvantage = of.whiteAdvantage;
            ridge = of.ridge;
            solver = of.solver;
            unit = of.unit;
            smoothing = of.smoothing;
            resampling = of.resampling;
            clustering = of.clustering;
            shrinking = of.shrinking;
            separation = of.separation;
            vcov = of.vcov;
        }

        FitSettings settings() {
            return new FitSettings(
                    draws,
                    whiteAdvantage,
                    ridge,
                    solver,
                    unit,
                    smoothing,
                    resampling,
                    clustering,
                    shrinking,
                    separation,
                    vcov);
        }
    }
}
