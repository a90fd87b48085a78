package org.pieceworth.cli;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.valuation.ValuationModel;

/// The models by name, and how they are put on a scale.
final class Models {

    private Models() {}

    /// All models for an empty list.
    static List<ValuationModel> named(List<String> names) {
        List<ValuationModel> all = ValuationModel.all();
        return names.isEmpty()
                ? all
                : names.stream().map(name -> named(name, all)).toList();
    }

    static ValuationModel named(String name, List<ValuationModel> all) {
        return all.stream()
                .filter(model -> model.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new InputException("model '" + name + "' is not known; expected "
                        + String.join(
                                ", ", all.stream().map(ValuationModel::name).toList())));
    }

    /// What a model's numbers are multiplied by. The mobility model is on pawn=100 as published.
    static double factor(ValuationModel model, ValueUnit scale, Board board) {
        return switch (scale) {
            case ValueUnit.Raw _ -> 1;
            case ValueUnit.Anchored anchored -> anchoredFactor(model, anchored, board);
            case ValueUnit.Logit logit -> throw notOfTheory(logit);
            case ValueUnit.Elo elo -> throw notOfTheory(elo);
        };
    }

    private static double anchoredFactor(ValuationModel model, ValueUnit.Anchored anchored, Board board) {
        if (anchored.piece().equalsIgnoreCase("pawn") || anchored.piece().equalsIgnoreCase("p")) {
            return anchored.number() / 100;
        }
        Piece anchor = PieceCatalogue.load().find(capitalised(anchored.piece()));
        OptionalDouble value = model.value(anchor.betza().movement(), board).value();
        if (value.isEmpty() || value.getAsDouble() == 0) {
            throw new InputException("unit '" + anchored.text() + "': the " + model.name() + " model has no value for "
                    + anchored.piece() + "; expected a piece that it values");
        }
        return anchored.number() / value.getAsDouble();
    }

    /// A single letter is Betza notation, where letters are capitals.
    private static String capitalised(String piece) {
        return piece.length() == 1 ? piece.toUpperCase(Locale.ROOT) : piece;
    }

    private static InputException notOfTheory(ValueUnit unit) {
        return new InputException(
                "unit '" + unit.text() + "' is of values from games; expected PIECE=NUMBER such as pawn=100, or raw");
    }
}
