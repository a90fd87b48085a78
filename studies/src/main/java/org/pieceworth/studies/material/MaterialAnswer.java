package org.pieceworth.studies.material;

import org.pieceworth.valuation.universal.MaterialGame;
import org.pieceworth.valuation.universal.MaterialReport;

/// The value of each side's material.
///
/// @param density pieces on the board at the opening by squares
/// @param report the values of both sides
public record MaterialAnswer(double density, MaterialReport report) {

    /// @throws org.pieceworth.text.InputException when something of the game cannot be read
    public static MaterialAnswer of(MaterialRequest request) {
        MaterialGame game = request.setup().game(request.board());
        return new MaterialAnswer(
                game.density(), game.report(request.corrections(), request.rounding(), request.queen()));
    }
}
