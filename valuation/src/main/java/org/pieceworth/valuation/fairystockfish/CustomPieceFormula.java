package org.pieceworth.valuation.fairystockfish;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.valuation.Valuation.Input;
import org.pieceworth.valuation.Valuation.Step;

/// The engine's formula for pieces without a constant: weights by kind of direction, summed and raised by an
/// exponential. In whole numbers, like the engine.
final class CustomPieceFormula {

    private static final double LIFT = 10_000;
    private static final int PERCENT = 100;

    private CustomPieceFormula() {}

    /// The terms, their sum v0, and the value.
    static List<Step> steps(EngineMoves moves, EnginePhase phase) {
        EngineMoves.Directions captures = moves.captures();
        EngineMoves.Directions quiets = moves.quiets();
        List<Step> steps = new ArrayList<>();
        steps.add(count("capture leaps", captures.leaps(), EnginePhase.CAPTURE_LEAP));
        steps.add(count("quiet leaps", quiets.leaps(), phase.quietLeap));
        steps.add(rides("capture rides", captures, EnginePhase.CAPTURE_RIDE));
        steps.add(rides("quiet rides", quiets, phase.quietRide));
        steps.add(count("capture hops", captures.hops(), phase.captureHop));
        steps.add(count("quiet hops", quiets.hops(), phase.quietHop));
        steps.add(count("orthogonal capture rides", captures.straightRides(), phase.straightCaptureRide));
        steps.add(count("orthogonal quiet rides", quiets.straightRides(), phase.straightQuietRide));
        steps.removeIf(step -> step.value() == 0);
        int sum = (int) steps.stream().mapToDouble(Step::value).sum();
        steps.add(new Step(
                "v0",
                "all of these added",
                steps.stream().map(step -> new Input(step.name(), step.value())).toList(),
                sum));
        steps.add(new Step(
                "value of the custom piece",
                "v0·e^(v0/10000), rounded down",
                List.of(new Input("v0", sum)),
                Math.floor(sum * Math.exp(sum / LIFT))));
        return steps;
    }

    private static Step count(String name, int directions, int weight) {
        return new Step(
                name,
                "directions × weight",
                List.of(new Input("directions", directions), new Input("weight", weight)),
                directions * weight);
    }

    private static Step rides(String name, EngineMoves.Directions directions, int weight) {
        int value = directions.ridePercent() * weight / PERCENT;
        return new Step(
                name,
                "percents of all directions × weight / 100, rounded down (100 % unlimited, else 200·min(range + 1, 8)/16)",
                List.of(
                        new Input("directions", directions.rides()),
                        new Input("percents", directions.ridePercent()),
                        new Input("weight", weight)),
                value);
    }
}
