package org.pieceworth.bench.coverage;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.pieceworth.empirical.fit.FitScale;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.StudentT;

/// Ratios of normal numbers with a known covariance, the delta method where the denominator is strong and Fieller's
/// interval where it is weak, as in a fit.
final class Ratios {

    private static final double[] TOP = {1, 0, 0};
    private static final double[] BOTTOM = {0, 1, 0};
    private static final double[] STRENGTHS = {1, 2, 4, 6, 10, 15, 20, 25, 30, 40};
    private static final double[] RATIOS = {0.1, 3, 10};
    private static final double SHARED = 0.3;

    private final Trials trials;

    Ratios(Trials trials) {
        this.trials = trials;
    }

    CoverageTable table() {
        CoverageTable table = new CoverageTable("Ratios of normal numbers", "denominator in standard errors");
        for (double strength : STRENGTHS) {
            Map<String, Rate> rates = new LinkedHashMap<>();
            for (double ratio : RATIOS) {
                Rate fieller = rates.computeIfAbsent("Fieller, ratio " + ratio, _ -> Rate.ofIntervals());
                Rate either = rates.computeIfAbsent("as printed, ratio " + ratio, _ -> Rate.ofIntervals());
                trials.run(
                        "ratio" + strength + ratio,
                        20 * trials.tries(),
                        random -> tryOnce(strength, ratio, fieller, either, random));
            }
            table.add("" + strength, rates);
        }
        return table;
    }

    /// The numerator's error is as great relative to it as a piece's usually is: a twentieth, and a tenth of the
    /// unit.
    private static void tryOnce(double strength, double ratio, Rate fieller, Rate either, SplittableRandom random) {
        double error = ratio / 20 + 0.1;
        double unit = 1 / strength;
        double first = random.nextGaussian();
        double second = SHARED * first + Math.sqrt(1 - SHARED * SHARED) * random.nextGaussian();
        double[][] covariance = {
            {error * error, SHARED * error * unit, 0}, {SHARED * error * unit, unit * unit, 0}, {0, 0, 1}
        };
        Ratio found = new Ratio(new double[] {ratio + error * first, 1 + unit * second, 0}, covariance);
        Interval set = found.within(TOP, BOTTOM, 1, StudentT.NORMAL.reach(0.95));
        fieller.add(set.contains(ratio));
        Estimate bottom = found.of(BOTTOM);
        Estimate delta = found.of(TOP, BOTTOM, 1);
        if (bottom.value() <= 0) {
            either.addSilent();
        } else if (bottom.value() < FitScale.SYMMETRIC * bottom.standardError()) {
            either.add(set.contains(ratio));
        } else {
            either.add(delta.low() <= ratio && ratio <= delta.high());
        }
    }
}
