package org.pieceworth.studies.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.Valuation;
import org.pieceworth.valuation.universal.PracticalAttack;
import org.pieceworth.valuation.universal.UniversalModel;

/// Several pieces in comparison by the universal calculation: its tables of ideal and of practical attack
/// values, scaled to 10 for the least piece (Nalls 2008, "how to calculate ideal attack values", step 6, and
/// "practical attack values", step 13).
///
/// @param board the board of the pieces
/// @param rows a piece each
public record AttackValueTable(Board board, List<Row> rows) {

    private static final String MODEL = "universal";

    public AttackValueTable {
        rows = List.copyOf(rows);
    }

    /// A piece of the table.
    ///
    /// @param piece the piece of the row
    /// @param ideal squares attacked on an empty board, on average
    /// @param practical number of attacked squares with all adjustments
    /// @param notes deviations from the source, or the reason for a missing value
    public record Row(Piece piece, OptionalDouble ideal, OptionalDouble practical, List<String> notes) {

        public Row {
            notes = List.copyOf(notes);
        }
    }

    /// @throws InputException when pieces or the board cannot be used, or the model is another one
    public static AttackValueTable of(ExplainStudy request) {
        if (!(request.catalogue()
                        .named(request.model())
                        .model(request.settings(), request.piece().game())
                instanceof UniversalModel model)) {
            throw InputException.about("table", "only the universal model has tables of several pieces")
                    .with("model", MODEL);
        }
        Board board = request.piece().board();
        List<Row> rows = new ArrayList<>();
        Optional<Variant> variant = request.piece().game().variant();
        for (Piece piece : request.piece().pieces()) {
            rows.add(row(piece, board, model, variant));
        }
        return new AttackValueTable(board, rows);
    }

    /// Shows a variant's piece by its letter, as it was typed.
    private static Row row(Piece piece, Board board, UniversalModel model, Optional<Variant> game) {
        Optional<Variant> variant = game.filter(of -> of.surface().equals(board));
        Optional<PieceType> type = variant.filter(_ -> PieceLetter.isAlone(piece.typed()))
                .flatMap(of -> of.type(PieceLetter.ofSymbol(piece.typed())));
        Valuation valuation = type.map(of -> model.value(of, variant.orElseThrow()))
                .orElseGet(() -> model.value(piece.betza().movement(), board));
        if (valuation.value().isEmpty()) {
            return new Row(piece, OptionalDouble.empty(), OptionalDouble.empty(), valuation.notes());
        }
        PracticalAttack attack = type.map(of -> model.attack(of, variant.orElseThrow()))
                .orElseGet(() -> model.attack(piece.betza().movement(), board));
        return new Row(
                piece, OptionalDouble.of(attack.ideal()), OptionalDouble.of(attack.practical()), valuation.notes());
    }

    /// The factor that scales a column so that its least number except 0 becomes 10.
    public double scale(Function<Row, OptionalDouble> column) {
        double least = rows.stream()
                .map(column)
                .filter(OptionalDouble::isPresent)
                .mapToDouble(OptionalDouble::getAsDouble)
                .filter(value -> value > 0)
                .min()
                .orElse(UniversalModel.LEAST);
        return UniversalModel.LEAST / least;
    }
}
