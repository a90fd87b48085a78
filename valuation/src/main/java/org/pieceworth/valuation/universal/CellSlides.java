package org.pieceworth.valuation.universal;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.pieceworth.rules.board.Board;
import org.pieceworth.valuation.Valuation.Input;
import org.pieceworth.valuation.Valuation.Step;

/// The source's blocks and foci on boards of other cells: "calculations for triangle-spaced or hexagon-spaced
/// boards could easily be adapted […] by changing the assumptions involving available […] directions of
/// movement".
///
/// A line is a pair of opposite directions. It is vertical, horizontal, or else diagonal, and z is the mean rating over
/// all sliders that can be made of the lines, which is the rating of all lines together.
///
/// @param lines all lines of the board
/// @param quotient 0.5/m; empty where only sliders play
record CellSlides(List<Line> lines, OptionalDouble quotient) {

    /// A pair of opposite directions.
    ///
    /// @param title by the clock
    /// @param vital 4 of a vertical line, 3 of a diagonal and 0 of a horizontal one
    /// @param average the mean number of cells that its slider attacks, x
    record Line(String title, int vital, double average) {}

    /// A line of a slider.
    ///
    /// @param share 1 along both ways, ½ along one
    record Way(Line line, double share) {}

    static CellSlides of(List<Line> lines, UniversalOptions options) {
        return new CellSlides(
                lines,
                options.density().stream()
                        .map(start -> Densities.of(start, options.rounding()).quotient())
                        .findFirst());
    }

    double block(Line line) {
        return (1 - 1 / Math.cbrt(line.average())) * quotient.orElse(1);
    }

    /// The mean of a slider's blocks, by its directions.
    double meanBlock(List<Way> ways) {
        return mean(ways, way -> block(way.line()));
    }

    private static double rating(List<Way> ways) {
        return mean(ways, way -> way.line().vital() / 2.0) + 1;
    }

    /// The foci factor of a slider.
    double foci(List<Way> ways) {
        return rating(ways)
                / rating(lines.stream().map(line -> new Way(line, 1)).toList());
    }

    private static double mean(List<Way> ways, ToDoubleFunction<Way> of) {
        double sum = 0;
        double shares = 0;
        for (Way way : ways) {
            sum += way.share() * of.applyAsDouble(way);
            shares += way.share();
        }
        return sum / shares;
    }

    /// The unadjusted practical value of a slider, with its step.
    double value(String name, double ideal, List<Way> ways, List<Step> steps) {
        double value = ideal * meanBlock(ways) * foci(ways);
        steps.add(new Step(
                "unadjusted practical attack value",
                name,
                "ideal × mean of its blocks × foci",
                List.of(
                        new Input("ideal", ideal),
                        new Input("mean block", meanBlock(ways)),
                        new Input("foci", foci(ways))),
                value));
        return value;
    }

    /// The blocks of all lines.
    List<Step> measured(Board board) {
        List<Step> steps = new ArrayList<>();
        for (Line line : lines) {
            steps.add(new Step(
                    "selective move blocks",
                    line.title() + " on " + board.shape(),
                    "(1 − 1/³√x) × 0.5/m",
                    List.of(new Input("x", line.average()), new Input("0.5/m", quotient.orElse(1))),
                    block(line)));
        }
        return steps;
    }
}
