package org.pieceworth.stats;

import java.util.function.DoubleUnaryOperator;

/// The interval around an estimate whose ends are where a function crosses 0, below it inside and above it outside.
///
/// The solvers of Hipparchus need finite heights, but there are none beyond a wall. They would also fit each
/// number from scratch instead of starting from the result at a nearby number.
public final class IntervalEnds {

    private static final double GROWTH = 1.7;
    private static final int MAX_STRIDES = 40;
    private static final int MAX_PARTS = 120;

    /// After this many parts, the remaining way must be half as long as before; otherwise it is halved.
    private static final int PATIENCE = 3;

    /// A share of the number, or of 1 if the number is smaller.
    private static final double NARROW = 1e-7;

    private final Height height;

    private IntervalEnds(Height height) {
        this.height = height;
    }

    /// The distance to the outside: negative inside, positive outside.
    @FunctionalInterface
    public interface Height {

        /// The height at a number.
        ///
        /// @param found result at a nearby number; a search may start from it and replaces it
        double at(double number, double[] found);
    }

    /// The interval; without an end if no number on that side is outside.
    ///
    /// @param stride length of the first step, such as a standard error
    /// @param inside the height at the estimate
    /// @param found result at the estimate
    public static Interval around(double estimate, double stride, double inside, double[] found, Height height) {
        IntervalEnds ends = new IntervalEnds(height);
        Place middle = new Place(estimate, inside, found);
        double low = ends.end(middle, -stride);
        double high = ends.end(middle, stride);
        return Double.isInfinite(low) && Double.isInfinite(high)
                ? new Interval.Line()
                : new Interval.Bounded(low, high);
    }

    /// The interval of the numbers that are not too far from an estimate by a distance that falls as the number
    /// rises.
    ///
    /// @param distance positive below the estimate
    /// @param reach the distance at its ends
    public static Interval around(DoubleUnaryOperator distance, double estimate, double stride, double reach) {
        return around(
                estimate,
                stride,
                -reach,
                new double[0],
                (number, _) -> Math.signum(estimate - number) * distance.applyAsDouble(number) - reach);
    }

    private double end(Place middle, double stride) {
        Place inside = middle;
        double step = stride;
        for (int count = 0; count < MAX_STRIDES; count++) {
            Place next = place(inside.at() + step, inside);
            if (next.isOutside()) {
                return crossing(inside, next);
            }
            inside = next;
            step *= GROWTH;
        }
        return Math.copySign(Double.POSITIVE_INFINITY, stride);
    }

    /// The end of the interval, between a number inside and one outside, by the method of false position,
    /// where an end that stays put twice counts half as much (Dowell and Jarratt 1971, the Illinois
    /// algorithm). That does not converge next to a wall; the search then bisects.
    private double crossing(Place from, Place to) {
        Place inside = from;
        Place outside = to;
        boolean wasOutside = false;
        double half = 0;
        int parts = 0;
        for (int count = 0; count < MAX_PARTS; count++) {
            double width = outside.at() - inside.at();
            double narrow = NARROW * Math.max(1, Math.abs(inside.at()));
            if (Math.abs(width) <= narrow) {
                break;
            }
            if (count == 0 || Math.abs(width) <= half) {
                half = Math.abs(width) / 2;
                parts = 0;
            }
            parts++;
            double part =
                    parts > PATIENCE ? 0.5 : part(inside.height(), outside.height(), narrow / Math.abs(width) / 2);
            Place next = place(inside.at() + width * part, inside);
            boolean again = count > 0 && next.isOutside() == wasOutside;
            if (next.isOutside()) {
                outside = next;
                inside = again ? inside.halved() : inside;
            } else {
                inside = next;
                outside = again ? outside.halved() : outside;
            }
            wasOutside = next.isOutside();
        }
        return (inside.at() + outside.at()) / 2;
    }

    /// The part of the way where the line between two heights crosses 0, not too near to either; half of it
    /// without such a line.
    private static double part(double inside, double outside, double least) {
        double part = inside / (inside - outside);
        return Double.isFinite(outside) && Double.isFinite(part) ? Math.clamp(part, least, 1 - least) : 0.5;
    }

    private Place place(double number, Place near) {
        double[] found = near.found().clone();
        return new Place(number, height.at(number, found), found);
    }

    /// A number, its height outside, and the result found there.
    private record Place(double at, double height, double[] found) {

        boolean isOutside() {
            return height > 0;
        }

        Place halved() {
            return new Place(at, height / 2, found);
        }
    }
}
