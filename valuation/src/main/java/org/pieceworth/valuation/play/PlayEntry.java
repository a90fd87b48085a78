package org.pieceworth.valuation.play;

import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.ValuationModel;

/// The move model (`play`) in the catalogue.
public final class PlayEntry implements ModelEntry {

    public PlayEntry() {}

    @Override
    public String name() {
        return "play";
    }

    @Override
    public String meaning() {
        return "values of moves, fitted to measured pieces";
    }

    @Override
    public ValuationModel model(ModelSettings settings, GameContext game) {
        return new PlayModel();
    }
}
