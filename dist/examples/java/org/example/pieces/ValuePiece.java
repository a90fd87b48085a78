package org.example.pieces;

import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.valuation.mobility.MobilityModel;

/// Values a piece in Betza notation by one model of theory.
public final class ValuePiece {

    private ValuePiece() {}

    public static void main(String[] args) {
        String piece = args.length > 0 ? args[0] : "BN";
        var valuation = MobilityModel.published().value(Betza.parse(piece).movement(), RectangularBoard.CHESS);
        valuation.value().ifPresentOrElse(value -> System.out.println(piece + " " + value), () -> valuation
                .notes()
                .forEach(System.out::println));
    }
}
