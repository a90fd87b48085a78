package org.pieceworth.valuation.synergy;

import java.util.Arrays;
import java.util.Comparator;
import java.util.PriorityQueue;
import org.pieceworth.stats.optimize.GoldenSection;

/// The greatest difference between two armies over all fits whose largest error stays within a limit. Not for
/// several threads at once.
///
/// A difference of sums of exponentials is neither convex nor concave in the strengths. At one c it is
/// bounded by [DifferenceBound] and divided where the bound is loose (branch and bound), until no remaining
/// part can be greater by more than a hundredth of a centipawn. The best c is searched as for single pieces.
final class DifferenceSearch {

    private static final int FIRST_LOOK = 9;
    private static final double NARROW = 1e-4;
    private static final double CLOSE = 0.01;
    private static final int MOST_PARTS = 3000;
    private static final int CLIMBS = 4;
    private static final double INSIDE = 0.1;
    private static final double ROUNDING = 1e-11;

    private final DifferenceBound bound;
    private final CRange range;

    DifferenceSearch(DifferenceBound bound, CRange range) {
        this.bound = bound;
        this.range = range;
    }

    /// A part of the fits at one c.
    ///
    /// @param lower per piece the least strength
    /// @param upper per piece the greatest
    /// @param most no fit in the part has a greater difference
    /// @param strengths strengths of the pieces where the bound is reached
    private record Part(double[] lower, double[] upper, double most, double[] strengths) {}

    /// The greatest difference; no number when no fit keeps the limit.
    double greatest() {
        double low = Math.log(range.least());
        double high = Math.log(range.greatest());
        double best = Double.NEGATIVE_INFINITY;
        int at = 0;
        for (int i = 0; i <= FIRST_LOOK; i++) {
            double found = look(low + (high - low) * i / FIRST_LOOK);
            if (found > best) {
                best = found;
                at = i;
            }
        }
        if (best == Double.NEGATIVE_INFINITY) {
            return Double.NaN;
        }
        double from = low + (high - low) * Math.max(0, at - 1) / FIRST_LOOK;
        double to = low + (high - low) * Math.min(FIRST_LOOK, at + 1) / FIRST_LOOK;
        double peak = GoldenSection.peak(this::look, from, to, Math.max(1e-12, NARROW * (high - low)));
        double first = low + (high - low) * at / FIRST_LOOK;
        return proven(look(peak) >= best ? peak : first);
    }

    /// A difference that some fit at this c has, found by climbing.
    private double look(double logC) {
        return bound.at(Math.exp(logC)) ? climb(whole()) : Double.NEGATIVE_INFINITY;
    }

    private Part whole() {
        // Slightly wider than found, so that rounding does not empty a part.
        double[] lower = bound.lower();
        double[] upper = bound.upper();
        Arrays.setAll(lower, k -> lower[k] - ROUNDING);
        Arrays.setAll(upper, k -> upper[k] + ROUNDING);
        return part(lower, upper, middle(lower, upper));
    }

    private static double[] middle(double[] lower, double[] upper) {
        double[] middle = new double[lower.length];
        Arrays.setAll(middle, k -> (lower[k] + upper[k]) / 2);
        return middle;
    }

    /// A part with its bound, computed twice: the second time about the point where the first is reached.
    private Part part(double[] lower, double[] upper, double[] about) {
        DifferenceBound.Reached first = bound.most(lower, upper, about);
        if (first.most() == Double.NEGATIVE_INFINITY) {
            return new Part(lower, upper, first.most(), about);
        }
        DifferenceBound.Reached second = bound.most(lower, upper, first.strengths());
        return second.most() < first.most()
                ? new Part(lower, upper, second.most(), second.strengths())
                : new Part(lower, upper, first.most(), first.strengths());
    }

    private double climb(Part part) {
        double[] at = part.strengths();
        double best = bound.difference(at);
        for (int i = 0; i < CLIMBS; i++) {
            double[] goal = bound.steepest(part.lower(), part.upper(), at);
            double[] next = at;
            double before = best;
            for (int quarter = 1; quarter <= 4; quarter++) {
                double[] point = between(at, goal, quarter / 4.0);
                double found = bound.difference(point);
                if (found > best) {
                    best = found;
                    next = point;
                }
            }
            at = next;
            if (best <= before) {
                break;
            }
        }
        return best;
    }

    private static double[] between(double[] from, double[] to, double share) {
        double[] point = new double[from.length];
        Arrays.setAll(point, k -> from[k] + share * (to[k] - from[k]));
        return point;
    }

    /// No fit at this c has a greater difference, up to a hundredth of a centipawn, unless the number of
    /// parts exceeds the limit.
    private double proven(double logC) {
        bound.at(Math.exp(logC));
        PriorityQueue<Part> parts = new PriorityQueue<>(Comparator.comparingDouble((Part part) -> -part.most()));
        Part whole = whole();
        double best = climb(whole);
        parts.add(whole);
        for (int i = 0; i < MOST_PARTS && !parts.isEmpty() && parts.peek().most() > best + CLOSE; i++) {
            Part part = parts.remove();
            int widest = bound.loosest(part.lower(), part.upper(), part.strengths());
            for (Part half : halves(part, widest)) {
                if (half.most() > best + CLOSE) {
                    best = Math.max(best, bound.difference(half.strengths()));
                    parts.add(half);
                }
            }
        }
        return parts.isEmpty() ? best : Math.max(best, parts.element().most());
    }

    private Part[] halves(Part part, int piece) {
        double low = part.lower()[piece];
        double high = part.upper()[piece];
        double margin = INSIDE * (high - low);
        double cut = Math.clamp(part.strengths()[piece], low + margin, high - margin);
        double[] lessUpper = part.upper().clone();
        double[] moreLower = part.lower().clone();
        lessUpper[piece] = cut;
        moreLower[piece] = cut;
        return new Part[] {
            part(part.lower(), lessUpper, middle(part.lower(), lessUpper)),
            part(moreLower, part.upper(), middle(moreLower, part.upper()))
        };
    }
}
