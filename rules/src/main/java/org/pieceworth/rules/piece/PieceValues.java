package org.pieceworth.rules.piece;

import java.util.Map;
import java.util.Optional;

/// What the pieces of a variant are worth to an engine, in hundredths of a pawn.
///
/// @param source how the values were made, for people: `the mobility model`, `fit.json`
/// @param values by symbol as FEN writes a type for White (`N`, `+P`); a promoted form that is missing is worth
/// what moves as it does
public record PieceValues(String source, Map<String, Worth> values) {

    /// What one piece is worth as the game goes on.
    ///
    /// @param opening at the opening
    /// @param ending when little is left on the board
    public record Worth(double opening, double ending) {

        /// The same all the time.
        public static Worth of(double value) {
            return new Worth(value, value);
        }
    }

    /// Copies the map.
    public PieceValues {
        values = Map.copyOf(values);
    }

    /// What a piece is worth, if that is known.
    public Optional<Worth> of(String symbol) {
        return Optional.ofNullable(values.get(symbol));
    }
}
