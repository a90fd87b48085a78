package org.pieceworth.valuation.synergy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.pieceworth.stats.optimize.GoldenSection;
import org.pieceworth.valuation.synergy.LeastError.Found;

/// The least largest error over all c: samples, then the golden section about each sample that is no worse than its
/// neighbours. [ExactProof] then shows that no c was missed.
final class ExactSearch {

    private static final int SAMPLES = 48;
    private static final double NARROW = 1e-9;

    private final LeastError least;

    ExactSearch(SynergyProblem problem) {
        least = new LeastError(problem);
    }

    Found best() {
        List<Found> samples = new ArrayList<>();
        double guess = 0;
        for (int i = 0; i <= SAMPLES; i++) {
            Found found = least.at(sample(i), guess);
            guess = found.error();
            samples.add(found);
        }
        Found best =
                samples.stream().min(Comparator.comparingDouble(Found::error)).orElseThrow();
        for (int i = 0; i <= SAMPLES; i++) {
            double error = samples.get(i).error();
            boolean dip = error <= samples.get(Math.max(0, i - 1)).error()
                    && error <= samples.get(Math.min(SAMPLES, i + 1)).error();
            if (dip && error < 2 * best.error()) {
                Found low = descend(sample(Math.max(0, i - 1)), sample(Math.min(SAMPLES, i + 1)), error);
                best = low.error() < best.error() ? low : best;
            }
        }
        return best;
    }

    private static double sample(int i) {
        double share = (double) i / SAMPLES;
        return Math.exp((1 - share) * Math.log(SynergyProblem.LEAST_C) + share * Math.log(SynergyProblem.GREATEST_C));
    }

    private Found descend(double from, double to, double guess) {
        double logC = GoldenSection.peak(
                middle -> -least.at(Math.exp(middle), guess).error(), Math.log(from), Math.log(to), NARROW);
        return least.at(Math.exp(logC), guess);
    }

    /// The least and the greatest c where an error can be reached, found from one such c.
    CRange range(Found best, double error) {
        return new CRange(
                edge(best.c(), SynergyProblem.LEAST_C, error), edge(best.c(), SynergyProblem.GREATEST_C, error));
    }

    /// Goes from sample to sample towards the end, then bisects.
    private double edge(double inside, double end, double error) {
        double in = inside;
        double out = end;
        if (least.at(end, error).error() <= error) {
            return end;
        }
        for (int i = 0; i <= SAMPLES; i++) {
            double c = sample(i);
            if ((c - inside) * (end - inside) > 0 && Math.abs(Math.log(c / inside)) > Math.abs(Math.log(in / inside))) {
                if (least.at(c, error).error() <= error) {
                    in = c;
                }
            }
        }
        while (Math.abs(Math.log(out / in)) > NARROW) {
            double middle = Math.sqrt(in * out);
            if (least.at(middle, error).error() <= error) {
                in = middle;
            } else {
                out = middle;
            }
        }
        return in;
    }
}
