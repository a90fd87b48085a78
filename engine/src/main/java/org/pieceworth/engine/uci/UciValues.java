package org.pieceworth.engine.uci;

import java.util.function.Function;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.variant.Variant;

/// Finds the piece values that the option `PieceValues` names.
@FunctionalInterface
public interface UciValues {

    /// The values of that name, for any variant.
    ///
    /// @param typed a model's name or a file, as the user types it
    /// @return the values of a variant's pieces; throws [org.pieceworth.text.InputException] where they do not
    /// suit it
    /// @throws org.pieceworth.text.InputException when there are no such values
    Function<Variant, PieceValues> named(String typed);
}
