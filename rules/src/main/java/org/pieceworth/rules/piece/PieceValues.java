package org.pieceworth.rules.piece;

import java.util.Map;
import java.util.Optional;

/// What the pieces of a variant are worth to an engine, in hundredths of a pawn.
///
/// @param source how the values were made, for people: `the mobility model`, `fit.json`
/// @param values by symbol as FEN writes a type for White (`N`, `+P`); a promoted form that is missing is worth
/// what moves as it does
public record PieceValues(String source, Map<String, TaperedValue> values) {

    /// What one piece is worth as the game goes on.
    ///
    /// @param middlegame at the opening
    /// @param endgame when little is left on the board
    public record TaperedValue(double middlegame, double endgame) {

        /// The same all the time.
        public static TaperedValue of(double value) {
            return new TaperedValue(value, value);
        }
    }

    /// Copies the map.
    public PieceValues {
        values = Map.copyOf(values);
    }

    /// What a piece is worth, if that is known.
    public Optional<TaperedValue> of(String symbol) {
        return Optional.ofNullable(values.get(symbol));
    }
}
