package org.pieceworth.cli;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.rules.InputException;
import org.pieceworth.valuation.MobilityModel;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.synergy.SynergyModel;
import org.pieceworth.valuation.universal.QueenRule;
import org.pieceworth.valuation.universal.Rounding;
import org.pieceworth.valuation.universal.UniversalModel;
import org.pieceworth.valuation.universal.UniversalOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// What single models take.
final class ModelOptions {

    @Option(
            names = "--rounding",
            paramLabel = "HOW",
            defaultValue = "exact",
            description = "universal: exact (default) or published, with the roundings of its printed 10x8 table")
    Rounding rounding = Rounding.EXACT;

    @Option(
            names = "--density",
            paramLabel = "S",
            description = "universal: pieces by squares at the opening, 0.01 to 1 (default 0.5), or none where"
                    + " only sliders play")
    Optional<String> density = Optional.empty();

    @Option(
            names = "--queen",
            paramLabel = "HOW",
            defaultValue = "sum",
            description =
                    "universal: bishop and rook in one piece as a sum (default, as printed) or as a class of its own")
    QueenRule queen = QueenRule.SUM;

    @Mixin
    SynergyOptions synergy = new SynergyOptions();

    @Option(
            names = "--parameters",
            paramLabel = "WHICH",
            defaultValue = "fitted",
            description = "synergy: fitted (default) or published")
    ParameterSource parameters = ParameterSource.FITTED;

    @Option(
            names = "--targets",
            paramLabel = "FILE",
            description = "synergy: lines of PIECE,VALUE[,S.E.] to fit to instead of the published targets")
    Optional<String> targets = Optional.empty();

    private static final double LEAST_DENSITY = 0.01;

    ModelOptions() {}

    /// Where the synergy model's parameters come from.
    enum ParameterSource {
        FITTED,
        PUBLISHED
    }

    /// Every model, in the order in which reports show them.
    List<ValuationModel> models() {
        return List.of(MobilityModel.published(), universal(), synergyModel());
    }

    UniversalModel universal() {
        return new UniversalModel(new UniversalOptions(density(), rounding, queen, false));
    }

    private OptionalDouble density() {
        if (density.isEmpty()) {
            return UniversalOptions.STANDARD.density();
        }
        String text = density.get();
        if (text.equals("none")) {
            return OptionalDouble.empty();
        }
        try {
            double number = Double.parseDouble(text);
            if (number >= LEAST_DENSITY && number <= 1) {
                return OptionalDouble.of(number);
            }
        } catch (NumberFormatException _) {
            // said below
        }
        throw new InputException("--density: found '" + text + "', expected a number from 0.01 to 1, or none");
    }

    private SynergyModel synergyModel() {
        return switch (parameters) {
            case PUBLISHED -> {
                if (targets.isPresent()) {
                    throw new InputException("--targets: found together with --parameters published, which need none");
                }
                yield SynergyModel.published();
            }
            case FITTED -> SynergyModel.fitted(synergy.targets(targets), synergy.headings, synergy.slack());
        };
    }
}
