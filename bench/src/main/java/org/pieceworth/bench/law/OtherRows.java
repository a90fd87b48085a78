package org.pieceworth.bench.law;

import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.pooled.MeasuredPieces;

/// Measurements with other numbers, for trials of how much hangs on them.
public final class OtherRows {

    private OtherRows() {}

    /// With the value over the game in place of the one at the start, where it has one.
    public static AtlasRow byTheGame(AtlasRow row) {
        AtlasRow.Measured game = row.overTheGame();
        return game.value().isPresent() && game.error().isPresent()
                ? with(row, game.value().getAsDouble(), game.error().getAsDouble())
                : row;
    }

    /// With another value and standard error.
    public static AtlasRow with(AtlasRow row, double value, double error) {
        return new AtlasRow(row.piece(), row.name(), row.where(), value, error, row.overTheGame(), row.run());
    }

    /// With another standard error.
    public static MeasuredPieces.Row with(MeasuredPieces.Row row, double error) {
        return new MeasuredPieces.Row(
                row.piece(),
                row.board(),
                row.nodes(),
                row.among(),
                row.engine(),
                row.games(),
                row.value(),
                error,
                row.overTheGame(),
                row.source(),
                row.law());
    }
}
