package org.pieceworth.stats.match;

import java.util.Arrays;
import org.pieceworth.stats.DotProduct;

/// The maximum-likelihood probabilities of each score under a hypothesis about them.
///
/// Among all distributions on the observed scores with Σ pᵢ hᵢ = 0, the likelihood of the shares pᵢ is
/// greatest at pᵢ / (1 + θ hᵢ), where θ makes the sum 0 (empirical likelihood, Owen 1988; for matches Van den
/// Bergh, "A practical introduction to the GSPRT"). The equation Σ pᵢ hᵢ / (1 + θ hᵢ) = 0 falls in θ between
/// the poles with infinite probabilities, so bisection finds its one root.
final class ConstrainedScores {

    private static final int MAX_STEPS = 200;

    /// The mean and the deviation are settled when they move by less.
    private static final double SETTLED = 1e-13;

    private static final double EVEN = 0.5;

    private ConstrainedScores() {}

    /// The distances under a given mean score: for each score the log-likelihood ratio of its constrained
    /// probability to its share, ln(p̂ᵢ/pᵢ). By the envelope theorem this is also the derivative of the
    /// greatest log-likelihood per result by pᵢ.
    ///
    /// @param shares share of each score, all positive
    /// @param scores rising
    /// @param mean strictly between the first and the last score
    static double[] ofMean(double[] shares, double[] scores, double mean) {
        double[] distance = new double[scores.length];
        for (int i = 0; i < distance.length; i++) {
            distance[i] = scores[i] - mean;
        }
        return logRatios(distance, multiplier(shares, distance));
    }

    /// The distances under a mean score this many standard deviations of one score above ½.
    ///
    /// The hypothesis μ − ½ = tσ is not linear in the probabilities. Its derivative by pᵢ, with σ² = Σ pᵢ(aᵢ
    /// − μ)², is aᵢ − ½ − tσ(1 + ((aᵢ − μ)/σ)²)/2 except for a constant, and the sum of these over the
    /// probabilities is μ − ½ − tσ: the solution is the maximum-likelihood distribution under this linear
    /// constraint, with its own μ and σ (Van den Bergh, "Normalized Elo"). From equal probabilities the
    /// iteration converges for every |t| below 0.85.
    ///
    /// @param advantage t
    static double[] ofAdvantage(double[] shares, double[] scores, double advantage) {
        double[] chances = new double[scores.length];
        Arrays.fill(chances, 1.0 / chances.length);
        double[] tilt = new double[scores.length];
        double mean = DotProduct.of(chances, scores);
        double deviation = deviation(chances, scores, mean);
        double theta = 0;
        for (int step = 0; step < MAX_STEPS; step++) {
            for (int i = 0; i < tilt.length; i++) {
                double distance = (scores[i] - mean) / deviation;
                tilt[i] = scores[i] - EVEN - advantage * deviation * (1 + distance * distance) / 2;
            }
            theta = multiplier(shares, tilt);
            for (int i = 0; i < chances.length; i++) {
                chances[i] = shares[i] / (1 + theta * tilt[i]);
            }
            double before = mean + deviation;
            mean = DotProduct.of(chances, scores);
            deviation = deviation(chances, scores, mean);
            if (Math.abs(mean + deviation - before) < SETTLED) {
                break;
            }
        }
        return logRatios(tilt, theta);
    }

    private static double deviation(double[] chances, double[] scores, double mean) {
        double sum = 0;
        for (int i = 0; i < scores.length; i++) {
            sum += chances[i] * (scores[i] - mean) * (scores[i] - mean);
        }
        return Math.sqrt(sum);
    }

    private static double[] logRatios(double[] tilt, double theta) {
        double[] ratios = new double[tilt.length];
        for (int i = 0; i < tilt.length; i++) {
            ratios[i] = -Math.log1p(theta * tilt[i]);
        }
        return ratios;
    }

    private static double multiplier(double[] shares, double[] tilt) {
        double least = 0;
        double max = 0;
        for (double each : tilt) {
            least = Math.min(least, each);
            max = Math.max(max, each);
        }
        double low = -1 / max;
        double high = -1 / least;
        double middle = (low + high) / 2;
        for (int step = 0; step < MAX_STEPS && low < middle && middle < high; step++) {
            if (sum(shares, tilt, middle) > 0) {
                low = middle;
            } else {
                high = middle;
            }
            middle = (low + high) / 2;
        }
        return middle;
    }

    private static double sum(double[] shares, double[] tilt, double theta) {
        double sum = 0;
        for (int i = 0; i < shares.length; i++) {
            sum += shares[i] * tilt[i] / (1 + theta * tilt[i]);
        }
        return sum;
    }
}
