package org.pieceworth.studies.value;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.answer.Numbers;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.valuation.pooled.PooledValue;
import org.pieceworth.valuation.pooled.PooledValue.Measured;
import org.pieceworth.valuation.pooled.PooledValue.Source;
import org.pieceworth.valuation.pooled.ValuePool;

/// The one number of a piece on a board, on the scale that was asked for.
///
/// @param pooled the number with its interval and sources
public record PooledRow(Piece piece, Board board, PooledValue pooled) {

    /// Its interval in pawns, where the scale is hundredths of one.
    public String interval() {
        return "[" + Numbers.pawns(pooled.low()) + ", " + Numbers.pawns(pooled.high()) + "]";
    }

    /// Rows by board, then piece, for engines of so many positions a move; none for a piece without such a number, such
    /// as a pawn, which promotes.
    static List<PooledRow> of(ValuePool values, List<Board> boards, List<Piece> pieces, ValueUnit unit, long nodes) {
        return boards.stream()
                .flatMap(board -> {
                    OptionalDouble factor = factor(values, board, unit, nodes);
                    return factor.isEmpty()
                            ? Optional.<PooledRow>empty().stream()
                            : pieces.stream()
                                    .filter(piece -> !piece.name().equals("pawn"))
                                    .flatMap(piece -> values
                                            .of(piece.betza().movement(), board, nodes)
                                            .map(value ->
                                                    new PooledRow(piece, board, scaled(value, factor.getAsDouble())))
                                            .stream());
                })
                .toList();
    }

    private static OptionalDouble factor(ValuePool values, Board board, ValueUnit unit, long nodes) {
        return switch (unit) {
            case ValueUnit.Anchored anchored when anchored.isPawn() -> OptionalDouble.of(anchored.number() / 100);
            case ValueUnit.Anchored anchored ->
                values.of(PieceCatalogue.load().find(anchored.found()).betza().movement(), board, nodes).stream()
                        .mapToDouble(anchor -> anchored.number() / anchor.value())
                        .findFirst();
            case ValueUnit.Raw _, ValueUnit.Logit _, ValueUnit.Elo _ -> OptionalDouble.empty();
        };
    }

    private static PooledValue scaled(PooledValue value, double factor) {
        return new PooledValue(
                factor * value.value(),
                factor * value.low(),
                factor * value.high(),
                value.nodes(),
                value.sources().stream()
                        .map(source -> new Source(source.source(), factor * source.value(), source.weight()))
                        .toList(),
                value.measured()
                        .map(measured ->
                                new Measured(factor * measured.value(), factor * measured.error(), measured.games())),
                value.notes());
    }
}
