package org.pieceworth.cli.findings;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// A straight line through estimates with errors, each weighed by its error. Where the estimates scatter about the
/// line by more than their errors tell, the slope's error is that much larger (Birge's ratio).
///
/// p-values are simulated when they are asked for, once.
final class Trend {

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

    private final double[] x;
    private final double[] y;
    private final double[] errors;
    private final Line line;
    private final Map<String, Double> chances = new ConcurrentHashMap<>();

    Trend(List<Point> points) {
        x = points.stream().mapToDouble(Point::x).toArray();
        y = points.stream().mapToDouble(Point::y).toArray();
        errors = points.stream().mapToDouble(Point::error).toArray();
        line = Line.of(x, y, errors);
    }

    /// Per unit of x.
    double slope() {
        return line.slope();
    }

    /// The standard error of the slope.
    double error() {
        return line.error();
    }

    /// Of no slope, two-sided, by simulated estimates that scatter as much about one value.
    double pValue() {
        double scale = Math.sqrt(line.birge());
        return chances.computeIfAbsent(
                "no slope",
                _ -> Simulation.chance(
                        line.ratio(),
                        random -> Line.of(x, Simulation.drawn(errors, scale, random), errors)
                                .ratio()));
    }

    /// Of no slope, two-sided, by estimates with their errors in another order.
    double permuted() {
        return chances.computeIfAbsent(
                "permuted",
                _ -> Simulation.chance(line.ratio(), random -> permuted(random).ratio()));
    }

    /// Of one value for all, by simulated estimates with the same errors.
    double same() {
        return chances.computeIfAbsent("same", _ -> Simulation.alike(y, errors));
    }

    private Line permuted(RandomGenerator random) {
        int[] order = IntStream.range(0, x.length).toArray();
        Simulation.shuffle(order, random);
        double[] values = new double[order.length];
        double[] theirs = new double[order.length];
        for (int i = 0; i < order.length; i++) {
            values[i] = y[order[i]];
            theirs[i] = errors[order[i]];
        }
        return Line.of(x, values, theirs);
    }
}
