package org.pieceworth.bench.law;

import java.util.List;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.pooled.MeasuredPieces;
import org.pieceworth.valuation.pooled.PlayConditions;

/// The shipped measurements under the usual conditions, on their common scale, as rows of an atlas.
final class MeasuredRows {

    private MeasuredRows() {}

    static List<AtlasRow> usual() {
        return MeasuredPieces.shipped().stream()
                .filter(row -> row.board().equals("8x8")
                        && row.nodes() == PlayConditions.NODES
                        && row.among().equals(PlayConditions.CHESS)
                        && row.engine().equals("pieceworth"))
                .map(row -> new AtlasRow(
                        row.piece(),
                        "",
                        AtlasRow.Where.usual("8x8"),
                        row.value(),
                        row.error(),
                        AtlasRow.Measured.NONE,
                        new AtlasRow.Run(
                                0,
                                AtlasRow.Measured.NONE,
                                new AtlasRow.Counts(row.games(), 0, 0),
                                0,
                                List.of(),
                                "",
                                "")))
                .toList();
    }
}
