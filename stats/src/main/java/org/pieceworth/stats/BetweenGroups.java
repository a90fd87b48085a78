package org.pieceworth.stats;

/// Mean and variance between groups whose likelihoods are normal: θ_g ~ N(μ, T) with diagonal T, and group
/// g says N(θ_g; b_g, Q_g⁻¹) where Q_g may be singular. By restricted maximum likelihood; T by MacKay's
/// fixed point, which has the same rest as the EM algorithm and gets there in fewer steps.
final class BetweenGroups {

    private static final int STEPS = 100;
    private static final double SETTLED = 1e-8;

    private final int size;
    private final double[][][] precision;

    /// Q_g b_g.
    private final double[][] pulled;

    private final double[] least;
    private final Cholesky cholesky;

    final double[] mean;
    double[][] meanCovariance;
    final double[] between;

    /// Per group C_g = (Q_g + T⁻¹)⁻¹.
    final double[][][] posterior;

    /// Per group the posterior mean.
    final double[][] values;

    /// @param least the least variance that counts as one, per parameter
    BetweenGroups(int groups, double[] mean, double[] between, double[] least) {
        size = mean.length;
        this.mean = mean.clone();
        this.between = between.clone();
        this.least = least;
        precision = new double[groups][][];
        pulled = new double[groups][];
        posterior = new double[groups][size][size];
        values = new double[groups][size];
        meanCovariance = new double[size][size];
        cholesky = new Cholesky(size);
    }

    /// What a group says: Q_g and Q_g b_g.
    void set(int group, double[][] groupPrecision, double[] groupPulled) {
        precision[group] = groupPrecision;
        pulled[group] = groupPulled;
    }

    void settle() {
        double moved = 1;
        for (int step = 0; step < STEPS && moved > SETTLED; step++) {
            average();
            moved = spread();
        }
        average();
    }

    /// Posterior covariances, the mean and its covariance, and posterior means for the variances as they
    /// are.
    private void average() {
        double[][] weights = new double[size][size];
        double[] sum = new double[size];
        for (int group = 0; group < values.length; group++) {
            posterior[group] = posterior(precision[group]);
            double[][] share = multiply(precision[group], posterior[group]);
            double[][] lost = multiply(share, precision[group]);
            for (int i = 0; i < size; i++) {
                sum[i] += pulled[group][i] - dot(share[i], pulled[group]);
                for (int j = 0; j < size; j++) {
                    weights[i][j] += precision[group][i][j] - lost[i][j];
                }
            }
        }
        meanCovariance = Cholesky.of(weights).inverse();
        for (int i = 0; i < size; i++) {
            mean[i] = dot(meanCovariance[i], sum);
        }
        for (int group = 0; group < values.length; group++) {
            double[] right = pulled[group].clone();
            for (int i = 0; i < size; i++) {
                right[i] += mean[i] / between[i];
            }
            for (int i = 0; i < size; i++) {
                values[group][i] = dot(posterior[group][i], right);
            }
        }
    }

    /// New variances.
    ///
    /// @return the greatest relative change
    private double spread() {
        double[] squares = new double[size];
        double[] known = new double[size];
        for (int group = 0; group < values.length; group++) {
            double[][] share = multiply(posterior[group], precision[group]);
            double[][] byMean = multiply(share, meanCovariance);
            for (int i = 0; i < size; i++) {
                double deviation = values[group][i] - mean[i];
                double variance = posterior[group][i][i] + dot(byMean[i], share[i]);
                squares[i] += deviation * deviation;
                known[i] += 1 - variance / between[i];
            }
        }
        double moved = 0;
        for (int i = 0; i < size; i++) {
            double next = known[i] > 0 ? Math.max(least[i], squares[i] / known[i]) : least[i];
            moved = Math.max(moved, Math.abs(next - between[i]) / between[i]);
            between[i] = next;
        }
        return moved;
    }

    private double[][] posterior(double[][] groupPrecision) {
        double[][] sum = new double[size][];
        for (int i = 0; i < size; i++) {
            sum[i] = groupPrecision[i].clone();
            sum[i][i] += 1 / between[i];
        }
        if (!cholesky.decompose(sum)) {
            throw new FitException("the groups do not determine their mean; give more games");
        }
        return cholesky.inverse();
    }

    /// A group's covariance with the mean's uncertainty: C + (I − C Q) V (I − C Q)'.
    double[][] covariance(int group) {
        double[][] leaning = multiply(posterior[group], precision[group]);
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                leaning[i][j] = (i == j ? 1 : 0) - leaning[i][j];
            }
        }
        double[][] byMean = multiply(leaning, meanCovariance);
        double[][] covariance = new double[size][size];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                covariance[i][j] = posterior[group][i][j] + dot(byMean[i], leaning[j]);
            }
        }
        return covariance;
    }

    private static double dot(double[] left, double[] right) {
        double sum = 0;
        for (int i = 0; i < left.length; i++) {
            sum += left[i] * right[i];
        }
        return sum;
    }

    private static double[][] multiply(double[][] left, double[][] right) {
        double[][] product = new double[left.length][right.length];
        for (int i = 0; i < left.length; i++) {
            for (int k = 0; k < right.length; k++) {
                for (int j = 0; j < right.length; j++) {
                    product[i][j] += left[i][k] * right[k][j];
                }
            }
        }
        return product;
    }
}
