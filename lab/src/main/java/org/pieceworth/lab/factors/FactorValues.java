package org.pieceworth.lab.factors;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.engine.Engine;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.piece.PieceValues;
import org.pieceworth.rules.piece.PieceValues.TaperedValue;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.valuation.mobility.MobilityFactors;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.mobility.MobilityPlace;

/// Values of the ten pieces for the engine, from a set of factors; the pieces of chess have the engine's own
/// values, so that two sets differ only in the ten.
///
/// @param rules the game
/// @param letters letters of the ten in it
public record FactorValues(VariantRules rules, List<Character> letters) {

    /// Kaufman (1999): knight, bishop, rook and queen together, in centipawns.
    private static final double BASKET = 2125;

    public FactorValues {
        letters = List.copyOf(letters);
    }

    /// The values.
    public PieceValues of(MobilityFactors factors) {
        PieceValues own = Engine.ownValues(rules);
        double scale = own(own, 'N') + own(own, 'B') + own(own, 'R') + own(own, 'Q');
        MobilityModel model = new MobilityModel(factors, new MobilityPlace.Central());
        Map<String, TaperedValue> values = new HashMap<>(own.values());
        List<String> moves = MusketeerGame.betza();
        for (int i = 0; i < letters.size(); i++) {
            double worth = model.value(Betza.parse(moves.get(i)).movement(), RectangularBoard.CHESS)
                    .value()
                    .orElseThrow();
            values.put(
                    PieceLetter.text(letters.get(i)), TaperedValue.of(Math.rint(Math.max(1, worth) * scale / BASKET)));
        }
        return new PieceValues("factors " + factors.text(), values);
    }

    private static double own(PieceValues own, char letter) {
        return own.of(PieceLetter.text(letter)).orElseThrow().middlegame();
    }
}
