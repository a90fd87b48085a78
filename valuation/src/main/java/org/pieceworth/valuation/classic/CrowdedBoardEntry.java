package org.pieceworth.valuation.classic;

import java.util.List;
import java.util.OptionalDouble;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelOption;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.ValuationModel;

/// Crowded board mobility in the catalogue.
public final class CrowdedBoardEntry implements ModelEntry {

    /// The chance that a square is empty; as many squares as at the opening where there is no number.
    public static final ModelOption<OptionalDouble> EMPTY = new ModelOption.Text<>(
            "empty",
            "CHANCE",
            "crowded: probability that a square is empty, 0 to 1 (default 0.7), or opening: as in the start position",
            CrowdedBoardEntry::chance,
            OptionalDouble.of(CrowdedBoardModel.PUBLISHED_CHANCE));

    public CrowdedBoardEntry() {}

    @Override
    public String name() {
        return "crowded";
    }

    @Override
    public String meaning() {
        return "the expected number of squares reached on a crowded board";
    }

    @Override
    public List<ModelOption<?>> options() {
        return List.of(EMPTY);
    }

    @Override
    public ValuationModel model(ModelSettings settings, GameContext game) {
        return new CrowdedBoardModel(empty(settings, game));
    }

    @Override
    public String made(ModelSettings settings, GameContext game) {
        return "chance " + empty(settings, game) + " of an empty square";
    }

    @Override
    public boolean gameMatters() {
        return true;
    }

    private static double empty(ModelSettings settings, GameContext game) {
        return settings.get(EMPTY).orElse(1 - game.density());
    }

    private static OptionalDouble chance(String typed) {
        if (typed.equals("opening")) {
            return OptionalDouble.empty();
        }
        try {
            double number = Double.parseDouble(typed);
            if (number >= 0 && number <= 1) {
                return OptionalDouble.of(number);
            }
        } catch (NumberFormatException _) {
            // said below
        }
        throw InputException.about("empty", "found '" + typed + "', expected a probability from 0 to 1, or opening");
    }
}
