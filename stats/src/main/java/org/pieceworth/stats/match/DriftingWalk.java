package org.pieceworth.stats.match;

import org.hipparchus.special.Erf;

/// A Brownian motion with a drift, from 0 until it meets one of two bounds: what the log-likelihood ratio of a
/// test is in the long run. All is by images, the sum over reflections at both bounds, which converges fast
/// however early or late.
///
/// @param drift in a unit of time, in which the variance is 1
/// @param below how far the lower bound is
/// @param above how far the upper bound is
record DriftingWalk(double drift, double below, double above) {

    /// Terms beyond e to the minus this are nothing.
    private static final double NOTHING = 60;

    private static final int MAX_IMAGES = 10_000;

    /// The chance to have met the upper bound by a time, the lower one not before.
    double aboveBy(double time) {
        return met(time, drift, above);
    }

    /// The chance to have met the lower bound by a time, the upper one not before.
    double belowBy(double time) {
        return met(time, -drift, below);
    }

    private double met(double time, double towards, double distance) {
        double width = below + above;
        double sum = first(time, towards, distance, distance);
        for (int image = 1; image < MAX_IMAGES; image++) {
            double term = first(time, towards, distance, distance + 2 * image * width)
                    + first(time, towards, distance, distance - 2 * image * width);
            sum += term;
            if (isFar(time, towards, 2 * (image - 1) * width)) {
                break;
            }
        }
        return Math.clamp(sum, 0, 1);
    }

    /// The chance to have met, at a distance of an image, without other bounds, tilted to the drift of the bound
    /// itself.
    private static double first(double time, double towards, double distance, double image) {
        double far = Math.abs(image);
        double speed = Math.abs(towards);
        double root = Math.sqrt(time);
        double sum = product(towards * distance - speed * far, (speed * time - far) / root)
                + product(towards * distance + speed * far, -(speed * time + far) / root);
        return image > 0 ? sum : -sum;
    }

    /// The chance to have met no bound by a time and then to be above a place.
    double openAbove(double time, double place) {
        double width = below + above;
        double sum = 0;
        for (int image = 0; image < MAX_IMAGES; image++) {
            sum += between(time, place, 2 * image * width) - between(time, place, 2 * above + 2 * image * width);
            if (image > 0) {
                sum += between(time, place, -2 * image * width);
            }
            sum -= between(time, place, 2 * above - 2 * (image + 1) * width);
            if (isFar(time, drift, 2 * image * width)) {
                break;
            }
        }
        return Math.clamp(sum, 0, 1);
    }

    /// Of a walk from an image, tilted: the chance to be between the place and the upper bound.
    private double between(double time, double place, double image) {
        double root = Math.sqrt(time);
        double centre = image + drift * time;
        // By the tail that is smaller, so that no digits are lost.
        return centre < place
                ? product(drift * image, (centre - place) / root) - product(drift * image, (centre - above) / root)
                : product(drift * image, (above - centre) / root) - product(drift * image, (place - centre) / root);
    }

    private static boolean isFar(double time, double speed, double image) {
        double beyond = Math.max(0, image - Math.abs(speed) * time);
        return beyond * beyond / (2 * time) > NOTHING;
    }

    /// e to a power times the normal distribution at a place; where the one is beyond all numbers, the other is
    /// nothing.
    private static double product(double power, double place) {
        double chance = Erf.erfc(-place / Math.sqrt(2)) / 2;
        return chance == 0 ? 0 : chance * Math.exp(power);
    }
}
