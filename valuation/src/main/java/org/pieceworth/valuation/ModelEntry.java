package org.pieceworth.valuation;

import java.util.List;

/// A model as the catalogue lists it: what it is called, in which ways it can be made, and how to make it.
///
/// Entries are asked for their names and options at every start of the program, and so are apart from the models,
/// which are loaded when they are made.
public interface ModelEntry {

    /// The name by which users call it.
    String name();

    /// The quantity that it looks at, in a few words.
    String meaning();

    /// The ways in which it can be made otherwise.
    default List<ModelOption<?>> options() {
        return List.of();
    }

    /// Makes it.
    ///
    /// @throws org.pieceworth.text.InputException when choices do not go together
    ValuationModel model(ModelSettings settings, GameContext game);

    /// The way it was made, where there are several; otherwise empty.
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

    /// Author, year and title.
    default String source() {
        return standard().source();
    }

    default Scale scale() {
        return standard().scale();
    }
}
