package org.pieceworth.valuation.universal;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelOption;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.universal.UniversalOptions.QueenRule;
import org.pieceworth.valuation.universal.UniversalOptions.Rounding;

/// The universal calculation in the catalogue.
public final class UniversalEntry implements ModelEntry {

    public static final ModelOption<Rounding> ROUNDING = new ModelOption.Choice<>(
            "rounding",
            "HOW",
            "universal: exact (default) or published, with the roundings of its printed 10x8 table",
            Rounding.class,
            Rounding.EXACT);

    /// The density of the board at the opening; the game's own by default.
    public static final ModelOption<Optional<Density>> DENSITY = new ModelOption.Text<>(
            "density",
            "S",
            "universal: pieces by squares at the opening, 0.01 to 1 (default: the variant's own, else 0.5),"
                    + " or none for a game of sliders only",
            typed -> Optional.of(Density.parse(typed)),
            Optional.empty());

    public static final ModelOption<QueenRule> QUEEN = new ModelOption.Choice<>(
            "queen",
            "HOW",
            "universal: bishop and rook in one piece as a sum (default, as printed) or as a class of its own",
            QueenRule.class,
            QueenRule.SUM);

    /// A density of a user's choice.
    ///
    /// @param typed text written by the user
    /// @param share pieces divided by squares; empty if only sliders play
    public record Density(String typed, OptionalDouble share) {

        private static final double LEAST = 0.01;

        private static Density parse(String typed) {
            if (typed.equals("none")) {
                return new Density(typed, OptionalDouble.empty());
            }
            try {
                double number = Double.parseDouble(typed);
                if (number >= LEAST && number <= 1) {
                    return new Density(typed, OptionalDouble.of(number));
                }
            } catch (NumberFormatException _) {
                // said below
            }
            throw InputException.about("density", "found '" + typed + "', expected a number from 0.01 to 1, or none");
        }

        private static Density of(GameContext game) {
            // A board that is empty at the opening fills as others empty.
            double share = game.density() > 0 ? game.density() : Densities.BASELINE;
            return new Density(PlainNumber.of(share), OptionalDouble.of(share));
        }
    }

    public UniversalEntry() {}

    @Override
    public String name() {
        return "universal";
    }

    @Override
    public String meaning() {
        return "attacked squares of every class of pieces, on boards as full as the game's";
    }

    @Override
    public List<ModelOption<?>> options() {
        return List.of(ROUNDING, DENSITY, QUEEN);
    }

    @Override
    public ValuationModel model(ModelSettings settings, GameContext game) {
        return new UniversalModel(new UniversalOptions(
                density(settings, game).share(), settings.get(ROUNDING), settings.get(QUEEN), false));
    }

    @Override
    public String made(ModelSettings settings, GameContext game) {
        return "density " + density(settings, game).typed();
    }

    @Override
    public boolean gameMatters() {
        return true;
    }

    private static Density density(ModelSettings settings, GameContext game) {
        return settings.get(DENSITY).orElseGet(() -> Density.of(game));
    }
}
