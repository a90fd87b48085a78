package org.pieceworth.studies.tune;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.lab.tune.ParameterRange;
import org.pieceworth.report.Picture;
import org.pieceworth.report.SurfacePlot;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.surface.SurfaceOptimum;

/// The region of a surface's optimum.
///
/// @param parameters one by one
/// @param gain Elo of the optimum over the start
/// @param conservativeGain Elo of the conservative point over the start
/// @param optimum optimum for pictures
public record TunedRegion(
        List<Parameter> parameters, Estimate gain, Estimate conservativeGain, SurfaceOptimum optimum) {

    /// The share of the range next to its ends that counts as being at them.
    private static final double EDGE = 0.02;

    /// One parameter of the optimum.
    ///
    /// @param range the searched range
    /// @param value value of the optimum
    /// @param low lower end of its 95 % interval
    /// @param high upper end of its 95 % interval
    /// @param conservative its value at the conservative point
    public record Parameter(ParameterRange range, double value, double low, double high, double conservative) {

        /// True if the best value lies at an end of its range, and may lie beyond.
        public boolean isAtEdge() {
            double margin = EDGE * (range.high() - range.low());
            return value <= range.low() + margin || value >= range.high() - margin;
        }

        /// True if the games leave all of the range open.
        public boolean isOpen() {
            double margin = EDGE * (range.high() - range.low());
            return low <= range.low() + margin && high >= range.high() - margin;
        }
    }

    public TunedRegion {
        parameters = List.copyOf(parameters);
    }

    static TunedRegion of(List<ParameterRange> ranges, SurfaceOptimum optimum) {
        List<Parameter> parameters = new ArrayList<>();
        double[] point = optimum.point();
        double[] conservative = optimum.conservative();
        for (int i = 0; i < ranges.size(); i++) {
            ParameterRange range = ranges.get(i);
            parameters.add(new Parameter(
                    range,
                    range.value(point[i]),
                    range.value(optimum.interval(i).low()),
                    range.value(optimum.interval(i).high()),
                    range.value(conservative[i])));
        }
        return new TunedRegion(parameters, elo(optimum.gain()), elo(optimum.gain(conservative)), optimum);
    }

    private static Estimate elo(Estimate logOdds) {
        return new Estimate(Elo.LOGIT * logOdds.value(), Elo.LOGIT * logOdds.standardError());
    }

    /// The gain of a setting over the start along each parameter and over pairs of them.
    Picture picture(List<String> variants) {
        return SurfacePlot.picture(
                variants,
                parameters.stream()
                        .map(each -> new SurfacePlot.Parameter(
                                each.range.name(), each.range.low(), each.range.high(), each.range.start()))
                        .toList(),
                optimum);
    }
}
