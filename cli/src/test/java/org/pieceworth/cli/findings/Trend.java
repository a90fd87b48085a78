package org.pieceworth.cli.findings;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// A straight line through estimates with errors, each weighed by its error. Where the estimates scatter about the
/// line by more than their errors tell, the slope's error is that much larger (Birge's ratio).
///
/// @param slope per unit of x
/// @param error its standard error
/// @param pValue of no slope, two-sided, by simulated estimates that scatter as much about one value
/// @param permuted of no slope, two-sided, by estimates with their errors in another order
/// @param same p-value of one value for all, by simulated estimates with the same errors
record Trend(double slope, double error, double pValue, double permuted, double same) {

    /// An estimate at a place.
    record Point(double x, double y, double error) {}

    /// @param birge by how much more they scatter about the line than by their errors, squared; at least 1
    private record Line(double slope, double error, double birge) {

        double ratio() {
            return Math.abs(slope / error);
        }

        static Line of(double[] places, double[] values, double[] errors) {
            double weight = 0;
            double x = 0;
            double y = 0;
            for (int i = 0; i < places.length; i++) {
                double w = 1 / (errors[i] * errors[i]);
                weight += w;
                x += w * places[i];
                y += w * values[i];
            }
            double xx = 0;
            double xy = 0;
            double about = 0;
            for (int i = 0; i < places.length; i++) {
                double w = 1 / (errors[i] * errors[i]);
                double dx = places[i] - x / weight;
                double dy = values[i] - y / weight;
                xx += w * dx * dx;
                xy += w * dx * dy;
                about += w * dy * dy;
            }
            double birge = Math.max(1, (about - xy * xy / xx) / (places.length - 2));
            return new Line(xy / xx, Math.sqrt(birge / xx), birge);
        }
    }

    static Trend of(List<Point> points) {
        double[] x = points.stream().mapToDouble(Point::x).toArray();
        double[] y = points.stream().mapToDouble(Point::y).toArray();
        double[] errors = points.stream().mapToDouble(Point::error).toArray();
        Line line = Line.of(x, y, errors);
        double scale = Math.sqrt(line.birge());
        return new Trend(
                line.slope(),
                line.error(),
                Simulation.chance(
                        line.ratio(),
                        random ->
                                Line.of(x, drawn(errors, scale, random), errors).ratio()),
                Simulation.chance(
                        line.ratio(), random -> permuted(x, y, errors, random).ratio()),
                Simulation.alike(y, errors));
    }

    private static double[] drawn(double[] errors, double scale, RandomGenerator random) {
        return IntStream.range(0, errors.length)
                .mapToDouble(i -> scale * errors[i] * random.nextGaussian())
                .toArray();
    }

    private static Line permuted(double[] x, double[] y, double[] errors, RandomGenerator random) {
        int[] order = IntStream.range(0, x.length).toArray();
        Simulation.shuffle(order, random);
        return Line.of(
                x,
                IntStream.of(order).mapToDouble(i -> y[i]).toArray(),
                IntStream.of(order).mapToDouble(i -> errors[i]).toArray());
    }
}
