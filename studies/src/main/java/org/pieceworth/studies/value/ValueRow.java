package org.pieceworth.studies.value;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.studies.pieces.PieceRemarks;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.ValuationModel;

/// One model's value of one piece on one board, on the requested scale.
///
/// @param notes a line each: about the range, the model's domain, the scale, the notation
public record ValueRow(
        Piece piece,
        Board board,
        ValuationModel model,
        OptionalDouble value,
        Optional<Valuation.Range> range,
        List<String> notes) {

    public ValueRow {
        notes = List.copyOf(notes);
    }

    static ValueRow of(Piece piece, Board board, ValuationModel model, Valuation valuation, Scaling scaling) {
        List<String> notes = new ArrayList<>();
        // The anchor of a scale is exact by definition.
        boolean anchor =
                scaling.anchor().filter(piece.betza().movement()::equals).isPresent();
        valuation
                .range()
                .filter(_ -> !anchor)
                .ifPresent(range -> notes.add(
                        range.kind() + (scaling.anchor().isPresent() ? ", without that of the scale's piece" : "")));
        notes.addAll(valuation.notes());
        if (!scaling.note().isEmpty() && valuation.value().isPresent()) {
            notes.add(scaling.note());
        }
        boolean scaled = scaling.factor().isPresent() && valuation.value().isPresent();
        if (!scaled) {
            return new ValueRow(piece, board, model, OptionalDouble.empty(), Optional.empty(), notes);
        }
        double factor = scaling.factor().getAsDouble();
        return new ValueRow(
                piece,
                board,
                model,
                OptionalDouble.of(factor * valuation.value().getAsDouble()),
                valuation
                        .range()
                        .filter(_ -> !anchor)
                        .map(range -> new Valuation.Range(factor * range.low(), factor * range.high(), range.kind())),
                notes);
    }

    /// All remarks, in one line.
    public String note() {
        List<String> all = new ArrayList<>(notes);
        all.addAll(PieceRemarks.of(piece));
        return String.join("; ", all);
    }
}
