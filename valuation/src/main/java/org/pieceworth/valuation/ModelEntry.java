package org.pieceworth.valuation;

import java.util.List;

/// A model in the catalogue: its name, its options, and its factory.
///
/// Every start of the program reads the entries' names and options, so they are separate from the models,
/// loaded only on use.
public interface ModelEntry {

    /// The name for users.
    String name();

    /// The model's basic quantity, in a few words.
    String meaning();

    /// The options of the model.
    default List<ModelOption<?>> options() {
        return List.of();
    }

    /// Makes it.
    ///
    /// @throws org.pieceworth.text.InputException when choices do not go together
    ValuationModel model(ModelSettings settings, GameContext game);

    /// The variant of the model, if there are several; otherwise empty.
    default String made(ModelSettings settings, GameContext game) {
        return "";
    }

    /// True if its values depend on the game as well as the piece.
    default boolean gameMatters() {
        return false;
    }

    /// The model in chess with nothing chosen.
    default ValuationModel standard() {
        return model(ModelSettings.STANDARD, GameContext.CHESS);
    }
}
