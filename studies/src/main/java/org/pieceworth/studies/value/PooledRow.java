package org.pieceworth.studies.value;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.answer.Numbers;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.valuation.pooled.PooledModel;
import org.pieceworth.valuation.pooled.PooledValue;

/// The combined value of a piece on a board, on the scale of [#unit].
///
/// @param pooled the number with its interval and sources
public record PooledRow(Piece piece, Board board, PooledValue pooled) {

    /// The unit, for people.
    public static final String SCALE =
            "Scale: knight + bishop + rook + queen = 21.25 pawns (Kaufman 1999); an opening pawn measures 0.9.";

    /// Its interval in pawns, if the scale is centipawns.
    public String interval() {
        return "[" + Numbers.pawns(pooled.low()) + ", " + Numbers.pawns(pooled.high()) + "]";
    }

    /// Rows by board, then piece; none for a piece without such a value, such as a pawn, which promotes.
    static List<PooledRow> of(PooledModel values, List<Board> boards, List<Piece> pieces, ValueUnit unit) {
        return boards.stream()
                .flatMap(board -> {
                    OptionalDouble factor = factor(values, board, unit);
                    return factor.isEmpty()
                            ? Optional.<PooledRow>empty().stream()
                            : pieces.stream()
                                    .filter(piece -> !piece.name().equals("pawn"))
                                    .flatMap(piece -> values
                                            .pooled(piece.betza().movement(), board)
                                            .map(value ->
                                                    new PooledRow(piece, board, value.times(factor.getAsDouble())))
                                            .stream());
                })
                .toList();
    }

    private static OptionalDouble factor(PooledModel values, Board board, ValueUnit unit) {
        return switch (unit) {
            case ValueUnit.Anchored anchored when anchored.isPawn() -> OptionalDouble.of(anchored.number() / 100);
            case ValueUnit.Anchored anchored ->
                values.pooled(Scaling.anchor(anchored, board).betza().movement(), board).stream()
                        .mapToDouble(anchor -> anchored.number() / anchor.value())
                        .findFirst();
            case ValueUnit.Raw _, ValueUnit.Logit _, ValueUnit.Elo _ -> OptionalDouble.of(1);
        };
    }

    /// The scale of the combined value: the requested one, or centipawns if each model has its own.
    static ValueUnit unit(ValueUnit asked) {
        return asked instanceof ValueUnit.Anchored ? asked : ValueUnit.CENTIPAWN;
    }
}
