package org.pieceworth.lab.measure;

import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.StudentT;

/// Coefficients as values on the anchor's scale.
///
/// @param letters pieces of the first parameters
/// @param ratio the parameters with their covariance
/// @param anchor the scale of values
/// @param distribution distribution of estimated errors, from pairs of games
/// @param informed false if too few pairs of games have the rarer result for valid errors
record StartValues(
        List<Character> letters, Ratio ratio, MeasureAnchor anchor, StudentT distribution, boolean informed) {

    private static final double LEVEL = 0.95;

    /// The value of a piece; empty if the games do not determine it, or if it is the whole anchor.
    Optional<MeasuredValue.Worth> value(char letter) {
        return sum(List.of(letter)).flatMap(this::value);
    }

    /// The value of a piece, if its interval is valid and has two ends.
    Optional<MeasuredValue.Worth> bounded(char letter) {
        return value(letter).filter(this::isBounded);
    }

    /// An anchor that may be 0 leaves the interval without ends.
    private boolean isBounded(MeasuredValue.Worth worth) {
        return informed && worth.interval() instanceof Interval.Bounded;
    }

    /// The covariance of the errors of two values; 0 if one has none.
    double covariance(char left, char right) {
        return slope(left)
                .flatMap(one -> slope(right).map(other -> ratio.covariance(one, other)))
                .orElse(0.0);
    }

    Optional<double[]> slope(char letter) {
        return sum(anchor.letters())
                .filter(this::isAboveZero)
                .flatMap(basket -> sum(List.of(letter)).map(weights -> ratio.slope(weights, basket, anchor.number())));
    }

    /// The reason for a missing value, for users.
    String reason(char letter) {
        if (sum(List.of(letter)).isEmpty()) {
            return "no game started with more of it on one side";
        }
        if (!informed) {
            return "too few games of the rarer result, won or lost, for a standard error";
        }
        return value(letter).isPresent()
                ? "the anchor, " + anchor.text() + ", might be worth nothing, as far as so few games show"
                : "the anchor, " + anchor.text() + ", does not come out above 0";
    }

    /// White's advantage, the parameter after the pieces.
    Optional<MeasuredValue.Worth> constant() {
        double[] weights = new double[ratio.parameters().length];
        weights[letters.size()] = 1;
        return value(weights).filter(this::isBounded);
    }

    private Optional<MeasuredValue.Worth> value(double[] weights) {
        return sum(anchor.letters())
                .filter(this::isAboveZero)
                .map(basket -> new MeasuredValue.Worth(
                        ratio.of(weights, basket, anchor.number()),
                        ratio.within(weights, basket, anchor.number(), distribution.reach(LEVEL))));
    }

    private Optional<double[]> sum(List<Character> wanted) {
        double[] weights = new double[ratio.parameters().length];
        for (char letter : wanted) {
            int at = letters.indexOf(letter);
            if (at < 0) {
                return Optional.empty();
            }
            weights[at] = 1;
        }
        return Optional.of(weights);
    }

    private boolean isAboveZero(double[] weights) {
        return DotProduct.of(weights, ratio.parameters()) > 0;
    }
}
