package org.pieceworth.valuation.classic;

import java.util.List;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelOption;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.ValuationModel;

/// Chances of giving check in the catalogue.
public final class CheckingEntry implements ModelEntry {

    public static final ModelOption<Checks> CHECKS = new ModelOption.Choice<>(
            "checks",
            "WHICH",
            "checks: the value to use, of safe checks (default) or of all; both are shown",
            Checks.class,
            Checks.SAFE);

    public enum Checks {
        /// Those that the king cannot answer by taking.
        SAFE,
        /// All of them.
        ALL
    }

    public CheckingEntry() {}

    @Override
    public String name() {
        return "checks";
    }

    @Override
    public String meaning() {
        return "the probability of giving check to a king";
    }

    @Override
    public List<ModelOption<?>> options() {
        return List.of(CHECKS);
    }

    @Override
    public ValuationModel model(ModelSettings settings, GameContext game) {
        return new CheckingModel(settings.get(CHECKS) == Checks.SAFE);
    }

    @Override
    public String made(ModelSettings settings, GameContext game) {
        return settings.get(CHECKS) == Checks.SAFE ? "safe checks" : "all checks";
    }
}
