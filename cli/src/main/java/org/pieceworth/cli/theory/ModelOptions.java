package org.pieceworth.cli.theory;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.cli.options.OptionGroup;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.rules.InputException;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.classic.CheckingModel;
import org.pieceworth.valuation.classic.CrowdedBoardModel;
import org.pieceworth.valuation.classic.LeaperLaw;
import org.pieceworth.valuation.fairystockfish.EnginePhase;
import org.pieceworth.valuation.fairystockfish.EngineVariant;
import org.pieceworth.valuation.fairystockfish.FairyStockfishModel;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.synergy.SynergyModel;
import org.pieceworth.valuation.universal.QueenRule;
import org.pieceworth.valuation.universal.Rounding;
import org.pieceworth.valuation.universal.UniversalModel;
import org.pieceworth.valuation.universal.UniversalOptions;

/// What single models take.
public final class ModelOptions implements OptionGroup {

    Rounding rounding = Rounding.EXACT;
    Optional<String> density = Optional.empty();
    QueenRule queen = QueenRule.SUM;
    SynergyOptions synergy = new SynergyOptions();
    ParameterSource parameters = ParameterSource.FITTED;
    Optional<String> targets = Optional.empty();
    EnginePhase phase = EnginePhase.MG;
    boolean raw;
    Optional<String> empty = Optional.empty();
    Checks checks = Checks.SAFE;

    private static final double LEAST_DENSITY = 0.01;

    ModelOptions() {}

    @Override
    public void describe(Usage usage) {
        usage.value(
                "--rounding",
                "HOW",
                "universal: exact (default) or published, with the roundings of its printed 10x8 table",
                Rounding.class,
                value -> rounding = value);
        usage.text(
                "--density",
                "S",
                "universal: pieces by squares at the opening, 0.01 to 1 (default: the variant's own, else 0.5),"
                        + " or none where only sliders play",
                value -> density = Optional.of(value));
        usage.value(
                "--queen",
                "HOW",
                "universal: bishop and rook in one piece as a sum (default, as printed) or as a class of its own",
                QueenRule.class,
                value -> queen = value);
        synergy.describe(usage);
        usage.value(
                "--parameters",
                "WHICH",
                "synergy: fitted (default) or published",
                ParameterSource.class,
                value -> parameters = value);
        usage.text(
                "--targets",
                "FILE",
                "synergy: lines of PIECE,VALUE[,S.E.] to fit to instead of the published targets",
                value -> targets = Optional.of(value));
        usage.value(
                "--phase",
                "PHASE",
                "fairy-stockfish: mg (default), the middlegame, or eg, the endgame",
                EnginePhase.class,
                value -> phase = value);
        usage.flag(
                "--raw",
                "each model's own scale; of fairy-stockfish its formula before the board's size, drops and the"
                        + " strongest piece are looked at",
                () -> raw = true);
        usage.text(
                "--empty",
                "CHANCE",
                "crowded: chance that a square is empty, 0 to 1 (default 0.7), or opening: as many as at the"
                        + " opening",
                value -> empty = Optional.of(value));
        usage.value(
                "--checks",
                "WHICH",
                "checks: what is the value, safe checks (default) or all; both are shown",
                Checks.class,
                value -> checks = value);
    }

    /// Where the synergy model's parameters come from.
    enum ParameterSource {
        FITTED,
        PUBLISHED
    }

    /// Which checks are a piece's value.
    enum Checks {
        SAFE,
        ALL
    }

    /// What a game brings to the models.
    ///
    /// @param density pieces by squares at its opening
    /// @param engine what an engine's values depend on; empty outside a variant
    public record Game(double density, Optional<EngineVariant> engine) {}

    /// Chess.
    static final Game CHESS = new Game(0.5, Optional.empty());

    /// Every model, in the order in which reports show them.
    List<ValuationModel> models() {
        return models(CHESS);
    }

    /// Every model in a game.
    List<ValuationModel> models(Game game) {
        return List.of(
                MobilityModel.published(),
                universal(game),
                synergyModel(),
                fairyStockfish(game),
                new CrowdedBoardModel(empty(game)),
                new CheckingModel(checks == Checks.SAFE),
                new LeaperLaw());
    }

    UniversalModel universal() {
        return universal(CHESS);
    }

    private UniversalModel universal(Game game) {
        return new UniversalModel(new UniversalOptions(density(game), rounding, queen, false));
    }

    private FairyStockfishModel fairyStockfish(Game game) {
        return game.engine()
                .map(variant -> FairyStockfishModel.in(variant, phase, raw))
                .orElseGet(() -> FairyStockfishModel.custom(phase, raw));
    }

    /// The chance that a square is empty.
    double empty(Game game) {
        String text = empty.orElse(Double.toString(CrowdedBoardModel.PUBLISHED_CHANCE));
        if (text.equals("opening")) {
            return 1 - game.density();
        }
        try {
            double number = Double.parseDouble(text);
            if (number >= 0 && number <= 1) {
                return number;
            }
        } catch (NumberFormatException _) {
            // said below
        }
        throw new InputException("--empty: found '" + text + "', expected a chance from 0 to 1, or opening");
    }

    private OptionalDouble density(Game game) {
        if (density.isEmpty()) {
            return OptionalDouble.of(game.density());
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
