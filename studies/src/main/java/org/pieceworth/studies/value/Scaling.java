package org.pieceworth.studies.value;

import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.answer.Numbers;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.ValuationModel;

/// The factor that brings a model's numbers to a scale.
///
/// @param factor empty if the model has no value for the anchor of the scale
/// @param note origin of the factor, or the reason why there is none; empty if no note is needed
/// @param anchor the piece that anchors the scale, if the user chose one
public record Scaling(OptionalDouble factor, String note, Optional<Movement> anchor) {

    private Scaling(OptionalDouble factor, String note) {
        this(factor, note, Optional.empty());
    }

    /// Scales a model by its values on a board.
    ///
    /// @throws InputException when the scale is not of theory
    public static Scaling of(ValuationModel model, ValueUnit unit, Board board) {
        return switch (unit) {
            case ValueUnit.Raw _ -> new Scaling(OptionalDouble.of(1), "");
            case ValueUnit.Anchored anchored -> anchored(model, anchored, board);
            case ValueUnit.Logit logit -> throw notOfTheory(logit);
            case ValueUnit.Elo elo -> throw notOfTheory(elo);
        };
    }

    private static Scaling anchored(ValuationModel model, ValueUnit.Anchored unit, Board board) {
        if (!unit.isPawn()) {
            return at(unit, model, board);
        }
        OptionalDouble factor = Anchor.centipawns(model, board);
        String note = switch (model.scale()) {
            case CENTIPAWN -> "";
            case OWN ->
                factor.isPresent()
                        ? "anchored at the knight = " + Numbers.value(Anchor.KNIGHT * unit.number() / 100)
                        : noAnchor("knight", board);
        };
        return new Scaling(
                factor.isPresent()
                        ? OptionalDouble.of(factor.getAsDouble() * unit.number() / 100)
                        : OptionalDouble.empty(),
                note);
    }

    private static String noAnchor(String piece, Board board) {
        return "it values no " + piece + " on " + board.shape()
                + ", which would set the scale; the unit raw shows its own";
    }

    /// The piece of a scale, on hexagons in their notation.
    static Piece anchor(ValueUnit.Anchored unit, Board board) {
        return PieceCatalogue.load()
                .find(unit.found(), board instanceof HexagonalBoard ? Dialect.HEX : Dialect.STANDARD);
    }

    private static Scaling at(ValueUnit.Anchored unit, ValuationModel model, Board board) {
        Piece anchor = anchor(unit, board);
        OptionalDouble value = model.value(anchor.betza().movement(), board).value();
        return value.isEmpty() || value.getAsDouble() == 0
                ? new Scaling(
                        OptionalDouble.empty(), noAnchor(anchor.name().isEmpty() ? unit.found() : anchor.name(), board))
                : new Scaling(
                        OptionalDouble.of(unit.number() / value.getAsDouble()),
                        "",
                        Optional.of(anchor.betza().movement()));
    }

    private static InputException notOfTheory(ValueUnit unit) {
        return new InputException(
                "unit '" + unit.text() + "' is for values from games; expected PIECE=NUMBER such as pawn=100, or raw");
    }
}
