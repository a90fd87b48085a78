package org.pieceworth.lab.values;

import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.variant.Variant;

/// Where piece values come from: a model, a file, a fit. One source serves any variant.
public sealed interface ValueSource permits ModelSource, ListedSource {

    /// What the user calls it: `mobility`, `fit.json`.
    String name();

    /// The values of a variant's pieces, in hundredths of a pawn, by symbol (`N`, `+P`).
    ///
    /// Royal pieces have one where the source values their moves. A piece that a model says nothing of gets the
    /// value of another one, which the result's `source` names; a pawn then is the unit, 100.
    ///
    /// @throws InputException when the model values none of the pieces, or the list lacks one
    PieceValues values(Variant variant);

    /// What is meant by a text as a user types it: a model's name (`mobility`, `universal`, `synergy`,
    /// `fairy-stockfish`, `crowded`, `checks`, `leapers`), or a file: the JSON or CSV of `pieceworth fit` or of
    /// `pieceworth value` with one model, or lines `PIECE,VALUE`.
    ///
    /// @throws InputException when there is neither, or the file cannot be read
    static ValueSource of(String typed) {
        return ModelName.of(typed).<ValueSource>map(ModelSource::new).orElseGet(() -> ValueFile.read(typed));
    }

    /// The values of a fit, whatever unit it was made on.
    ///
    /// @param name what people call it
    /// @throws InputException when nothing in it says what a pawn is
    static ValueSource of(String name, PieceValueFit fit) {
        ValueList list = new ValueList(name);
        for (FittedValue value : fit.values()) {
            value.value().ifPresent(estimate -> list.add(value.feature(), estimate.value()));
        }
        return list.source(fit.settings().unit());
    }
}
