package org.pieceworth.stats.match;

import org.hipparchus.special.Erf;

/// A Brownian motion with a drift, from 0 until it meets one of two bounds: the limit of a test's
/// log-likelihood ratio. All is by images, the sum over reflections at both bounds, which converges fast
/// however early or late.
///
/// @param drift per unit of time, with a variance of 1 per unit
/// @param below distance of the lower bound
/// @param above distance of the upper bound
record DriftingWalk(double drift, double below, double above) {

    /// Terms beyond e to the minus this are nothing.
    private static final double NOTHING = 60;

    private static final int MAX_IMAGES = 10_000;

    /// The probability of the walk meeting the upper bound by a time, and the lower one not before.
    double aboveBy(double time) {
        return met(time, drift, above);
    }

    /// The probability of the walk meeting the lower bound by a time, and the upper one not before.
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

    /// The probability of the walk reaching the distance of an image, without other bounds, tilted to the
    /// drift of the bound itself.
    private static double first(double time, double towards, double distance, double image) {
        double far = Math.abs(image);
        double speed = Math.abs(towards);
        double root = Math.sqrt(time);
        double sum = product(towards * distance - speed * far, (speed * time - far) / root)
                + product(towards * distance + speed * far, -(speed * time + far) / root);
        return image > 0 ? sum : -sum;
    }

    /// The probability of the walk meeting no bound by a time and being above a place then.
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

    /// The tilted probability of a walk from an image to be between the place and the upper bound.
    private double between(double time, double place, double image) {
        double root = Math.sqrt(time);
        double centre = image + drift * time;
        // Computed by the smaller tail, so that no digits are lost.
        return centre < place
                ? product(drift * image, (centre - place) / root) - product(drift * image, (centre - above) / root)
                : product(drift * image, (above - centre) / root) - product(drift * image, (place - centre) / root);
    }

    private static boolean isFar(double time, double speed, double image) {
        double beyond = Math.max(0, image - Math.abs(speed) * time);
        return beyond * beyond / (2 * time) > NOTHING;
    }

    /// The exponential of a number times the normal distribution at a place; 0 if the distribution is 0 and
    /// the exponential overflows.
    private static double product(double power, double place) {
        double chance = Erf.erfc(-place / Math.sqrt(2)) / 2;
        return chance == 0 ? 0 : chance * Math.exp(power);
    }
}
