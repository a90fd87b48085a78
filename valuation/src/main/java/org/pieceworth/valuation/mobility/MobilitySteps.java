package org.pieceworth.valuation.mobility;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.valuation.Valuation.Input;
import org.pieceworth.valuation.Valuation.Step;

/// The derivation of a mobility value: sections 3.3 to 3.6 of the source, column by column of its tables 3 and 4.
final class MobilitySteps {

    private MobilitySteps() {}

    /// @param prefix put before each step's name, for pieces that are counted twice
    static List<Step> of(MobilityCount count, MobilityFactors factors, boolean colourBound, String prefix) {
        List<Step> steps = new ArrayList<>();
        double distances = 0;
        for (int i = 0; i < count.byDistance().size(); i++) {
            int number = count.byDistance().get(i);
            double factor = factors.distance().get(i);
            String name = "md" + (i + 1);
            distances += number * factor;
            steps.add(new Step(
                    prefix + name + "v",
                    name + " × " + name + "f",
                    List.of(new Input(name, number), new Input(name + "f", factor)),
                    number * factor));
        }
        double directions = count.directions() * factors.direction();
        steps.add(new Step(
                prefix + "dirv",
                "num_direction × direction_factor",
                List.of(
                        new Input("num_direction", count.directions()),
                        new Input("direction_factor", factors.direction())),
                directions));
        double penalty = colourBound ? Math.rint((distances + directions) / factors.colourBound()) : 0;
        steps.add(penaltyStep(prefix, distances, directions, penalty, factors, colourBound));
        steps.add(new Step(
                prefix + "final_value",
                "distance_mobility + direction_mobility − color_bound_penalty",
                List.of(
                        new Input("distance_mobility", distances),
                        new Input("direction_mobility", directions),
                        new Input("color_bound_penalty", penalty)),
                distances + directions - penalty));
        return steps;
    }

    private static Step penaltyStep(
            String prefix,
            double distances,
            double directions,
            double penalty,
            MobilityFactors factors,
            boolean colourBound) {
        return colourBound
                ? new Step(
                        prefix + "penalty",
                        "(distance_mobility + direction_mobility) / cbf, rounded",
                        List.of(
                                new Input("distance_mobility", distances),
                                new Input("direction_mobility", directions),
                                new Input("cbf", factors.colourBound())),
                        penalty)
                : new Step(prefix + "penalty", "0: the piece reaches both colours", List.of(), 0);
    }
}
