package org.pieceworth.lab.values;

import java.util.Optional;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.variant.Variant;

/// A source of piece values: a model, a file, a fit. One source is enough for any variant.
public interface ValueSource {

    /// The name that the user typed: `mobility`, `fit.json`.
    String name();

    /// The values of a variant's pieces, in centipawns, by symbol (`N`, `+P`).
    ///
    /// Royal pieces have one if the source values their moves. A piece without a value in a model gets the
    /// value of another one, named in the result's `source`; a pawn then is the unit, 100.
    ///
    /// @throws org.pieceworth.text.InputException when the model has a value for none of the pieces, or the
    /// list lacks one
    PieceValues values(Variant variant);

    /// The value of something that is not a piece, such as `pair:B`, in centipawns.
    ///
    /// @param feature name in a fit, without a phase
    default Optional<TaperedValue> beside(String feature) {
        return Optional.empty();
    }
}
