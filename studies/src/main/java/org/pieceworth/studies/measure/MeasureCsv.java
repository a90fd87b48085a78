package org.pieceworth.studies.measure;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.pieceworth.answer.Grid;
import org.pieceworth.lab.measure.MeasureResult;
import org.pieceworth.lab.measure.MeasuredGame.MeasuredPiece;
import org.pieceworth.lab.measure.MeasuredValue;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.valuation.FittedLines;

/// Measured values for programs, all digits, in the columns of a fit's CSV, so that what reads those reads these.
final class MeasureCsv {

    private MeasureCsv() {}

    static Grid of(MeasureResult result) {
        Grid table = new Grid()
                .left("piece")
                .left("feature")
                .right("value")
                .right("se")
                .right("low")
                .right("high")
                .right("overTheGame")
                .right("overTheGameSe")
                .left(FittedLines.UNIT)
                .left("betza")
                .left("board")
                .left(FittedLines.COVARIANCE);
        Variant variant = result.settings().game().rules().variant();
        for (int row = 0; row < result.all().size(); row++) {
            add(table, result.all().get(row), variant, covariance(result, row));
        }
        return table;
    }

    /// Of a value with each value that is known, by feature.
    private static String covariance(MeasureResult result, int row) {
        List<MeasuredValue> all = result.all();
        return all.get(row).atStart().isEmpty()
                ? ""
                : IntStream.range(0, all.size())
                        .filter(column -> all.get(column).atStart().isPresent())
                        .mapToObj(column -> all.get(column).piece().letter() + ":"
                                + result.covariance().get(row).get(column))
                        .collect(Collectors.joining(" "));
    }

    private static void add(Grid table, MeasuredValue measured, Variant variant, String covariance) {
        Optional<Estimate> start = measured.atStart().map(MeasuredValue.Worth::estimate);
        Optional<Interval.Bounded> interval = measured.atStart()
                .map(MeasuredValue.Worth::interval)
                .flatMap(found -> found instanceof Interval.Bounded bounded ? Optional.of(bounded) : Optional.empty());
        Optional<Estimate> later = measured.overTheGame().map(MeasuredValue.Worth::estimate);
        table.row(
                measured.piece().typed(),
                Character.toString(measured.piece().letter()),
                digits(start.map(Estimate::value)),
                digits(start.map(Estimate::standardError)),
                digits(interval.map(Interval.Bounded::low)),
                digits(interval.map(Interval.Bounded::high)),
                digits(later.map(Estimate::value)),
                digits(later.map(Estimate::standardError)),
                FittedLines.CENTIPAWN,
                betza(measured.piece(), variant),
                variant.board().shape(),
                covariance);
    }

    /// Its moves in Betza notation; nothing for pawns, whose worth is more than their moves.
    private static String betza(MeasuredPiece piece, Variant variant) {
        return variant.promotion().pawnTypes().white().contains(piece.letter())
                ? ""
                : variant.type(piece.letter()).map(PieceType::betza).orElse("");
    }

    private static String digits(Optional<Double> number) {
        return number.filter(Double::isFinite).map(Object::toString).orElse("");
    }
}
