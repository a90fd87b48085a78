package org.pieceworth.rules.piece;

import java.util.Map;
import java.util.Optional;

/// Values of the pieces of a variant for an engine, in centipawns.
///
/// @param source the origin of the values, for people: `the mobility model`, `fit.json`
/// @param values by symbol as FEN writes a type for White (`N`, `+P`); a promoted form that is missing has the value of
/// the type that moves as it does
public record PieceValues(String source, Map<String, TaperedValue> values) {

    /// The value of a piece in two phases of the game, between which engines interpolate.
    ///
    /// @param middlegame at the opening
    /// @param endgame when little is left on the board
    public record TaperedValue(double middlegame, double endgame) {

        /// A value that does not change during the game.
        public static TaperedValue of(double value) {
            return new TaperedValue(value, value);
        }
    }

    public PieceValues {
        values = Map.copyOf(values);
    }

    /// The value of a type, if it is known.
    public Optional<TaperedValue> of(String symbol) {
        return Optional.ofNullable(values.get(symbol));
    }
}
