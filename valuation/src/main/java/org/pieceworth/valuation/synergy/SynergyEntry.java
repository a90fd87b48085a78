package org.pieceworth.valuation.synergy;

import java.util.List;
import java.util.Optional;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelOption;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.ValuationModel;

/// The synergy law in the catalogue.
public final class SynergyEntry implements ModelEntry {

    /// The source of the law's parameters.
    public enum ParameterSource {
        /// From a fit to targets.
        FITTED,
        /// From the source's tables.
        PUBLISHED
    }

    private static final double MOST_SLACK = 10;

    /// Option of separate parameters for steps forward, sideways and backward.
    public static final ModelOption<Boolean> HEADINGS =
            new ModelOption.Flag("headings", "synergy: separate parameters for forward, sideways and backward steps");

    /// The allowed excess of the largest error of an equally good fit, in percent.
    public static final ModelOption<Double> SLACK = new ModelOption.Decimal(
            "slack",
            "PERCENT",
            "synergy: fits whose largest error is up to this many percent larger count as equally good (default 0.2)",
            100 * SynergyFitter.SLACK);

    public static final ModelOption<ParameterSource> PARAMETERS = new ModelOption.Choice<>(
            "parameters",
            "WHICH",
            "synergy: fitted (default) or published",
            ParameterSource.class,
            ParameterSource.FITTED);

    /// The targets to fit to; the published ones by default.
    public static final ModelOption<Optional<OwnTargets>> TARGETS = new ModelOption.Lines<>(
            "targets",
            "FILE",
            "synergy: your own targets, lines of PIECE,VALUE[,S.E.], or atlas, the measured pieces, instead of the"
                    + " published ones",
            (name, lines) -> Optional.of(new OwnTargets(name, SynergyTargets.read(name, lines))),
            Optional.empty());

    /// Targets of a user's own.
    ///
    /// @param name name of their file
    public record OwnTargets(String name, SynergyTargets targets) {}

    public SynergyEntry() {}

    @Override
    public String name() {
        return "synergy";
    }

    @Override
    public String meaning() {
        return "parts of a piece are worth more together than apart";
    }

    @Override
    public List<ModelOption<?>> options() {
        return List.of(HEADINGS, SLACK, PARAMETERS, TARGETS);
    }

    @Override
    public ValuationModel model(ModelSettings settings, GameContext game) {
        Optional<OwnTargets> own = settings.get(TARGETS);
        return switch (settings.get(PARAMETERS)) {
            case PUBLISHED -> {
                if (own.isPresent()) {
                    throw InputException.about("targets", "found together with published parameters, which need none")
                            .with("parameters", "fitted");
                }
                for (ModelOption<?> option : List.of(SLACK, HEADINGS)) {
                    if (settings.chosen(option)) {
                        throw InputException.about(
                                        option.name(),
                                        "found together with published parameters, which are as printed and have no"
                                                + " ranges")
                                .with("parameters", "fitted");
                    }
                }
                yield SynergyModel.published();
            }
            case FITTED ->
                SynergyModel.fitted(
                        own.map(OwnTargets::targets).orElseGet(SynergyTargets::published),
                        settings.get(HEADINGS),
                        slack(settings.get(SLACK)));
        };
    }

    /// The share that a percentage of slack is.
    ///
    /// @throws InputException when the value is invalid
    public static double slack(double percent) {
        double slack = percent / 100;
        if (!(slack > 0 && slack <= MOST_SLACK)) {
            throw InputException.about(
                    "slack", "found " + percent + ", expected a percentage above 0 and up to " + 100 * MOST_SLACK);
        }
        return slack;
    }

    /// The share that a typed percentage of slack is.
    ///
    /// @throws InputException when the value is invalid
    public static double slack(String percent) {
        try {
            return slack(Double.parseDouble(percent.strip()));
        } catch (NumberFormatException _) {
            throw InputException.about("slack", "found '" + percent + "', expected percentages such as 0.2 or 0.2,1,5");
        }
    }

    @Override
    public String made(ModelSettings settings, GameContext game) {
        return switch (settings.get(PARAMETERS)) {
            case PUBLISHED -> "published parameters";
            case FITTED ->
                "fitted to " + settings.get(TARGETS).map(OwnTargets::name).orElse("the published targets")
                        + ", at the centre of all fits within a slack of " + PlainNumber.of(settings.get(SLACK)) + " %";
        };
    }
}
