package org.pieceworth.stats.errors;

import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.regression.ConstrainedFit;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// The distance of a contrast of fitted parameters from a number, in standard errors, for estimates that are
/// not normal.
///
/// The signed root r of the likelihood ratio follows the likelihood's shape, which may have a long tail on
/// one side. The estimate over its standard error, u, ignores that: if few results count, samples with a
/// distant estimate also have large errors. r* = r + log(u / r) / r is nearer to normal than either
/// (Barndorff-Nielsen 1986; for logistic models, whose contrasts are parameters of an exponential family,
/// without the factor for the other parameters). Rows of a game are not independent, so r is multiplied by
/// the root of the ratio of the variance of independent rows to the variance by clusters (Chandler and Bate
/// 2007). This makes r and u agree close to the estimate.
public final class ModifiedRoot {

    /// Below it r and u differ by less than r* resolves, and their mean stands for it.
    private static final double NEAR = 0.3;

    private final ConstrainedFit constrained;
    private final Estimate estimate;
    private final double weakening;

    /// @param estimate estimate of the contrast, by clusters
    public ModifiedRoot(OutcomeFit fit, GroupedOutcomes data, double[] contrast, Estimate estimate) {
        this.estimate = estimate;
        constrained = new ConstrainedFit(fit, data, contrast);
        double[] along = contrast.clone();
        Cholesky.of(fit.information()).solve(along);
        weakening = Math.sqrt(DotProduct.of(contrast, along)) / estimate.standardError();
    }

    /// The distance of the contrast above a number; by the standard error if no likelihood is found under the
    /// constraint.
    public double from(double number) {
        double byError = (estimate.value() - number) / estimate.standardError();
        try {
            double root = weakening * Math.sqrt(constrained.lost(number));
            return Math.copySign(modified(root, Math.abs(byError)), byError);
        } catch (FitException _) {
            return byError;
        }
    }

    /// Between the two, however far these are apart.
    private static double modified(double root, double byError) {
        double modified =
                Math.min(root, byError) < NEAR ? (root + byError) / 2 : root + Math.log(byError / root) / root;
        return Math.clamp(modified, Math.min(root, byError), Math.max(root, byError));
    }
}
