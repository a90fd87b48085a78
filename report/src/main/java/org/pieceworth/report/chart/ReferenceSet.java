package org.pieceworth.report.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.piece.OrthodoxPiece;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Published values to compare a fit with.
///
/// @param name short label for a chart: `Kaufman`
/// @param note their source in one sentence; may be empty
/// @param values values on the page's scale, by the keys of the lines
public record ReferenceSet(String name, String note, Map<String, Double> values) {

    public ReferenceSet {
        values = Map.copyOf(values);
    }

    private static final List<OrthodoxPiece> PIECES =
            List.of(OrthodoxPiece.KNIGHT, OrthodoxPiece.BISHOP, OrthodoxPiece.ROOK, OrthodoxPiece.QUEEN);

    /// School values, Kaufman's, and every model with a value for all pieces of chess.
    ///
    /// @param pawn a pawn's value on the page's scale
    public static List<ReferenceSet> all(double pawn) {
        List<ReferenceSet> sets = new ArrayList<>(List.of(school(pawn), kaufman(pawn)));
        PieceCatalogue catalogue = PieceCatalogue.load();
        for (ValuationModel model : ModelCatalogue.standard().models()) {
            Map<String, Double> values = new LinkedHashMap<>();
            for (OrthodoxPiece orthodox : PIECES) {
                Piece piece = catalogue.find(orthodox.word());
                var factor = Anchor.centipawns(model, RectangularBoard.CHESS);
                var value = model.value(piece.betza().movement(), RectangularBoard.CHESS)
                        .value();
                if (factor.isPresent() && value.isPresent()) {
                    values.put(
                            String.valueOf(orthodox.letter()), value.getAsDouble() * factor.getAsDouble() * pawn / 100);
                }
            }
            if (values.size() == PIECES.size()) {
                sets.add(new ReferenceSet(Words.capital(model.name()), model.source(), values));
            }
        }
        return sets;
    }

    /// School values: 1, 3, 3, 5, 9.
    ///
    /// @param pawn a pawn's value on the page's scale
    public static ReferenceSet school(double pawn) {
        return new ReferenceSet(
                "School",
                "The values taught to beginners: 1, 3, 3, 5 and 9.",
                Map.of("P", pawn, "N", 3 * pawn, "B", 3 * pawn, "R", 5 * pawn, "Q", 9 * pawn));
    }

    /// Kaufman, "The Evaluation of Material Imbalances" (1999): from statistics of master games.
    ///
    /// @param pawn a pawn's value on the page's scale
    public static ReferenceSet kaufman(double pawn) {
        return new ReferenceSet(
                "Kaufman",
                "Larry Kaufman, The Evaluation of Material Imbalances (1999), from master games;"
                        + " the bishop pair counts half a pawn extra.",
                Map.of(
                        "P",
                        pawn,
                        "N",
                        3.25 * pawn,
                        "B",
                        3.25 * pawn,
                        "R",
                        5 * pawn,
                        "Q",
                        9.75 * pawn,
                        "pair",
                        0.5 * pawn));
    }
}
