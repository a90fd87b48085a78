package org.pieceworth.studies.measure;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Table;
import org.pieceworth.lab.measure.MeasureResult;
import org.pieceworth.lab.measure.MeasuredGame.MeasuredPiece;
import org.pieceworth.lab.measure.MeasuredValue;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.stats.Estimate;
import org.pieceworth.valuation.FittedLines;

/// Measured values for programs, all digits, in the columns of a fit's CSV, so that a reader of one reads
/// the other.
final class MeasureCsv {

    private MeasureCsv() {}

    /// @param values values of all pieces
    static Grid of(Table<MeasuredValue> values, MeasureResult result) {
        Variant variant = result.settings().game().rules().variant();
        return values.and(
                        Column.datum("overTheGame", value -> Column.value(later(value))),
                        Column.datum("overTheGameSe", value -> Column.error(later(value))),
                        Column.fact(FittedLines.UNIT, _ -> FittedLines.CENTIPAWN),
                        Column.fact("betza", value -> betza(value.piece(), variant)),
                        Column.fact("board", _ -> variant.surface().shape()),
                        Column.fact(FittedLines.COVARIANCE, value -> covariance(result, value)))
                .raw(
                        "piece",
                        "feature",
                        "value",
                        "se",
                        "low",
                        "high",
                        "overTheGame",
                        "overTheGameSe",
                        FittedLines.UNIT,
                        "betza",
                        "board",
                        FittedLines.COVARIANCE);
    }

    private static Optional<Estimate> later(MeasuredValue value) {
        return value.overTheGame().map(MeasuredValue.Worth::estimate);
    }

    /// The covariances of a value with all others, by feature.
    private static String covariance(MeasureResult result, MeasuredValue value) {
        List<MeasuredValue> all = result.all();
        int row = all.indexOf(value);
        return value.atStart().isEmpty()
                ? ""
                : IntStream.range(0, all.size())
                        .filter(column -> all.get(column).atStart().isPresent())
                        .mapToObj(column ->
                                PieceLetter.text(all.get(column).piece().letter()) + ":"
                                        + result.fitted().covariance().get(row).get(column))
                        .collect(Collectors.joining(" "));
    }

    /// Its moves in Betza notation; empty for pawns, since promotion adds to their value.
    private static String betza(MeasuredPiece piece, Variant variant) {
        return variant.promotion().pawnTypes().white().contains(piece.letter())
                ? ""
                : variant.type(piece.letter()).map(PieceType::betza).orElse("");
    }
}
