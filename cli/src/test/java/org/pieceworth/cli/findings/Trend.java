package org.pieceworth.cli.findings;

import java.util.List;
import org.hipparchus.distribution.continuous.ChiSquaredDistribution;
import org.hipparchus.distribution.continuous.NormalDistribution;

/// A straight line through estimates with errors, each weighed by its error. Where the estimates scatter about the line
/// by more
/// than their errors tell, the slope's error is that much larger (Birge's ratio).
///
/// @param slope per unit of x
/// @param error its standard error
/// @param pValue of no slope, two-sided
/// @param scatter χ² of the estimates about one value for all
/// @param same p-value of one value for all
record Trend(double slope, double error, double pValue, double scatter, double same) {

    /// An estimate at a place.
    record Point(double x, double y, double error) {}

    static Trend of(List<Point> points) {
        double weight = 0;
        double x = 0;
        double y = 0;
        for (Point point : points) {
            double w = 1 / (point.error() * point.error());
            weight += w;
            x += w * point.x();
            y += w * point.y();
        }
        double meanX = x / weight;
        double meanY = y / weight;
        double xx = 0;
        double xy = 0;
        double about = 0;
        for (Point point : points) {
            double w = 1 / (point.error() * point.error());
            xx += w * (point.x() - meanX) * (point.x() - meanX);
            xy += w * (point.x() - meanX) * (point.y() - meanY);
            about += w * (point.y() - meanY) * (point.y() - meanY);
        }
        double slope = xy / xx;
        double birge = Math.max(1, (about - slope * xy) / (points.size() - 2));
        double error = Math.sqrt(birge / xx);
        return new Trend(
                slope,
                error,
                2 * new NormalDistribution().cumulativeProbability(-Math.abs(slope / error)),
                about,
                1 - new ChiSquaredDistribution(points.size() - 1).cumulativeProbability(about));
    }
}
