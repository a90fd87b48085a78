package org.pieceworth.studies.value;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.lab.position.PositionPiece;
import org.pieceworth.lab.position.PositionWorth;
import org.pieceworth.lab.position.PositionWorth.Effort;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.valuation.score.ScoreForecast;

/// The values of the pieces of a position. All in centipawns.
///
/// @param variant its name
/// @param fen the position
/// @param effort the cost
/// @param worth the values of the pieces and of the position
/// @param royals the symbols of royal pieces, by square
/// @param rows rows by piece, White's first
/// @param material material by model
/// @param forecast White's expected score by the material of both sides, regardless of the side to move;
/// empty if rules change the values of pieces
public record PositionAnswer(
        String variant,
        String fen,
        SquareBoard board,
        Effort effort,
        PositionWorth worth,
        Map<Integer, String> royals,
        List<Row> rows,
        List<Material> material,
        Optional<ScoreForecast> forecast) {

    public PositionAnswer {
        royals = Map.copyOf(royals);
        rows = List.copyOf(rows);
        material = List.copyOf(material);
    }

    /// A piece.
    ///
    /// @param square its name, or `in hand`
    /// @param name name of its kind
    /// @param share its Shapley value for its owner
    /// @param interval 95 % interval
    /// @param removal the loss of its owner when only this piece is removed from the board
    public record Row(
            PositionPiece piece,
            String square,
            String name,
            Estimate share,
            Interval.Bounded interval,
            double removal) {}

    /// The sums of both sides' pieces by a model, without royal ones; NaN if it has no value for one of them.
    public record Material(String model, double white, double black) {

        double difference() {
            return white - black;
        }
    }
}
