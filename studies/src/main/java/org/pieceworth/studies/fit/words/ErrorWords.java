package org.pieceworth.studies.fit.words;

import org.pieceworth.empirical.fit.FitClusters;
import org.pieceworth.text.Counted;

/// Words for the errors of a fit.
public final class ErrorWords {

    private ErrorWords() {}

    /// Names the error formula and the distribution of the intervals.
    public static String of(FitClusters clusters) {
        double degrees = clusters.distribution().degrees();
        String distribution = Double.isInfinite(degrees)
                ? "normal"
                : "t with " + Counted.of((long) degrees, "degree") + " of freedom";
        return switch (clusters.formula()) {
            case SANDWICH -> "sandwich, " + distribution;
            case JACKKNIFE -> "jackknife CR3, " + distribution;
            case IID -> "iid, " + distribution;
            case ROWS -> "sandwich HC1, " + distribution;
            case BIAS_REDUCED -> "sandwich CR2, " + distribution;
            case WILD -> "sandwich; intervals and p-values by the wild cluster bootstrap";
            case BOOTSTRAP -> "bootstrap, percentiles";
            case PROFILE -> "by the model; intervals are profiles of the penalised likelihood";
        };
    }
}
