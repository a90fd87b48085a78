package org.pieceworth.stats.groups;

import java.util.List;
import org.pieceworth.stats.Estimate;

/// Numbers that several groups give with errors, as draws from a normal distribution around their mean: the
/// random-effects model of meta-analysis.
///
/// The variance τ² between groups is unknown, and few groups inform it badly. So it is integrated over, with
/// a flat prior like that of the mean. This gives intervals their nominal coverage (Morris and Tang 2011);
/// the remaining uncertainty is in every error.
public final class RandomEffects {

    /// Fewer groups do not show the differences between groups: the variance between them would have no mean.
    public static final int FEWEST = 6;

    /// Places of τ, which runs over all numbers from 0: τ = scale t / (1 − t) with t from 0 to 1.
    private static final int NODES = 400;

    private final double[] value;
    private final double[] variance;

    /// Per node of τ its square, its probability, and the mean under it with its variance.
    private final double[] between = new double[NODES];

    private final double[] chance = new double[NODES];
    private final double[] mean = new double[NODES];
    private final double[] meanVariance = new double[NODES];

    private RandomEffects(double[] value, double[] variance) {
        this.value = value;
        this.variance = variance;
        double scale = scale();
        for (int node = 0; node < NODES; node++) {
            double t = (node + 0.5) / NODES;
            double deviation = scale * t / (1 - t);
            between[node] = deviation * deviation;
            chance[node] = logLikelihood(node) + Math.log(t) - 3 * Math.log1p(-t);
        }
        normalise();
    }

    /// Takes numbers together.
    ///
    /// @param own each group's number with its error, which is above 0
    /// @throws IllegalArgumentException when there are fewer than [#FEWEST], or an error is not above 0
    public static RandomEffects of(List<Estimate> own) {
        if (own.size() < FEWEST || own.stream().anyMatch(each -> !(each.standardError() > 0))) {
            throw new IllegalArgumentException(
                    "pooling takes " + FEWEST + " numbers or more, each with an error above 0");
        }
        return new RandomEffects(
                own.stream().mapToDouble(Estimate::value).toArray(),
                own.stream()
                        .mapToDouble(each -> each.standardError() * each.standardError())
                        .toArray());
    }

    /// The neighbourhood of the likely values of τ.
    private double scale() {
        double centre = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < value.length; i++) {
            centre += value[i] / value.length;
            least = Math.min(least, variance[i]);
        }
        double squares = 0;
        for (double each : value) {
            squares += (each - centre) * (each - centre) / value.length;
        }
        return Math.sqrt(squares + least);
    }

    /// The restricted log-likelihood of τ, the mean being integrated over; notes the mean on the way.
    private double logLikelihood(int node) {
        double weights = 0;
        double sum = 0;
        double logs = 0;
        for (int i = 0; i < value.length; i++) {
            double total = variance[i] + between[node];
            weights += 1 / total;
            sum += value[i] / total;
            logs += Math.log(total);
        }
        mean[node] = sum / weights;
        meanVariance[node] = 1 / weights;
        double squares = 0;
        for (int i = 0; i < value.length; i++) {
            double off = value[i] - mean[node];
            squares += off * off / (variance[i] + between[node]);
        }
        return -(Math.log(weights) + logs + squares) / 2;
    }

    private void normalise() {
        double peak = Double.NEGATIVE_INFINITY;
        for (double log : chance) {
            peak = Math.max(peak, log);
        }
        double sum = 0;
        for (int node = 0; node < NODES; node++) {
            chance[node] = Math.exp(chance[node] - peak);
            sum += chance[node];
        }
        for (int node = 0; node < NODES; node++) {
            chance[node] /= sum;
        }
    }

    public Estimate mean() {
        return mixture(node -> mean[node], node -> meanVariance[node]);
    }

    /// The prediction for another group of the same kind, without data.
    public Estimate another() {
        return mixture(node -> mean[node], node -> between[node] + meanVariance[node]);
    }

    /// The prediction for a group with data, included here or held out: its number shrunk towards the mean,
    /// more for a greater error.
    ///
    /// @param own its number with an error above 0
    public Estimate drawn(Estimate own) {
        double ownVariance = own.standardError() * own.standardError();
        return mixture(
                node -> own.value() - share(ownVariance, node) * (own.value() - mean[node]),
                node -> ownVariance * (1 - share(ownVariance, node))
                        + share(ownVariance, node) * share(ownVariance, node) * meanVariance[node]);
    }

    /// The shrinkage of a number towards the mean, as a share of its distance.
    private double share(double ownVariance, int node) {
        return ownVariance / (ownVariance + between[node]);
    }

    private interface AtNode {
        double of(int node);
    }

    /// Mean and standard deviation of a mixture over τ.
    private Estimate mixture(AtNode centre, AtNode spread) {
        double whole = 0;
        for (int node = 0; node < NODES; node++) {
            whole += chance[node] * centre.of(node);
        }
        double square = 0;
        for (int node = 0; node < NODES; node++) {
            double off = centre.of(node) - whole;
            square += chance[node] * (spread.of(node) + off * off);
        }
        return new Estimate(whole, Math.sqrt(square));
    }
}
