package org.pieceworth.empirical.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.errors.ProportionalOdds;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.text.InputException;

/// A test of proportional odds (equal values at both thresholds of an ordered fit), and the values at each threshold.
///
/// @param test against a model with separate slopes
/// @param values the pieces' values by threshold; empty unless the test rejects
public record OddsCheck(ProportionalOdds test, List<ByThreshold> values) {

    private static final double LEVEL = 0.05;

    public OddsCheck {
        values = List.copyOf(values);
    }

    /// A piece's value at each threshold, on the scale of the fit.
    ///
    /// @param feature the piece's letter
    /// @param winning coefficient at the threshold between a win and the rest, for the side ahead
    /// @param holding coefficient at the threshold between a loss and the rest
    public record ByThreshold(String feature, double winning, double holding) {}

    /// True if the p-value is below the level of the test.
    public boolean isRejected() {
        return test.pValue() < LEVEL;
    }

    static OddsCheck of(ProportionalOdds test, OutcomeFit fit, FitDesign design, FitSettings settings) {
        OddsCheck plain = new OddsCheck(test, List.of());
        return !plain.isRejected()
                ? plain
                : ProportionalOdds.slopes(fit, design.data())
                        .map(slopes -> new OddsCheck(test, values(slopes, design, settings)))
                        .orElse(plain);
    }

    private static List<ByThreshold> values(double[][] slopes, FitDesign design, FitSettings settings) {
        List<ByThreshold> values = new ArrayList<>();
        try {
            FitScale winning = scale(slopes[0], design, settings);
            FitScale holding = scale(slopes[1], design, settings);
            for (int i = 0; i < design.features().size(); i++) {
                if (design.isKnown(i) && design.features().get(i).isMaterial() && !winning.isUnit(design.column()[i])) {
                    values.add(new ByThreshold(
                            design.features().get(i).name(),
                            winning.value(winning.weight(design.column()[i])).value(),
                            holding.value(holding.weight(design.column()[i])).value()));
                }
            }
        } catch (InputException _) {
            return List.of();
        }
        return values;
    }

    private static FitScale scale(double[] slopes, FitDesign design, FitSettings settings) {
        return new FitScale(
                design, settings.unit(), new Ratio(slopes, new double[slopes.length][slopes.length]), Optional.empty());
    }
}
