package org.pieceworth.valuation.fairystockfish;

import java.util.List;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelOption;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.ValuationModel;

/// Fairy-Stockfish's values in the catalogue.
public final class FairyStockfishEntry implements ModelEntry {

    /// Which of the engine's two values is meant.
    public static final ModelOption<EnginePhase> PHASE = new ModelOption.Choice<>(
            "phase",
            "PHASE",
            "fairy-stockfish: mg (default), the middlegame, or eg, the endgame",
            EnginePhase.class,
            EnginePhase.MG);

    /// Stops at the formula, and shows each model's own scale.
    public static final ModelOption<Boolean> RAW = new ModelOption.Flag(
            "raw",
            "each model's own scale; for fairy-stockfish, the formula without the adjustments for the board's size,"
                    + " drops and the strongest piece");

    public FairyStockfishEntry() {}

    @Override
    public String name() {
        return "fairy-stockfish";
    }

    @Override
    public String meaning() {
        return "the constants and the formula of the engine Fairy-Stockfish";
    }

    @Override
    public List<ModelOption<?>> options() {
        return List.of(PHASE, RAW);
    }

    @Override
    public ValuationModel model(ModelSettings settings, GameContext game) {
        EnginePhase phase = settings.get(PHASE);
        boolean raw = settings.get(RAW);
        return game.variant()
                .map(variant -> FairyStockfishModel.in(EngineVariant.of(variant), phase, raw))
                .orElseGet(() -> FairyStockfishModel.custom(phase, raw));
    }

    @Override
    public String made(ModelSettings settings, GameContext game) {
        return (settings.get(RAW) ? "formula only, " : "") + settings.get(PHASE).letters();
    }

    @Override
    public boolean gameMatters() {
        return true;
    }
}
