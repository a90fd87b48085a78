package org.pieceworth.valuation.universal;

import java.util.OptionalDouble;

/// The facts of a game in the calculation.
///
/// @param density pieces on the board at the opening by squares; empty where only sliders play, which
/// need none ("special formula")
/// @param rounding how the arithmetic is done
/// @param queen how bishop and rook in one piece are valued
/// @param partnerless whether bishops have lost their partners on the other colour, which costs a ninth of their
/// value
public record UniversalOptions(OptionalDouble density, Rounding rounding, QueenRule queen, boolean partnerless) {

    /// Chess: half of the squares are taken at the opening.
    public static final UniversalOptions STANDARD =
            new UniversalOptions(OptionalDouble.of(0.5), Rounding.EXACT, QueenRule.SUM, false);

    /// @throws IllegalArgumentException when the density is not above 0 and up to 1
    public UniversalOptions {
        if (density.isPresent() && !(density.getAsDouble() > 0 && density.getAsDouble() <= 1)) {
            throw new IllegalArgumentException("a density is above 0 and up to 1, not " + density.getAsDouble());
        }
    }

    /// These options with bishops without partners.
    UniversalOptions withoutPartners() {
        return new UniversalOptions(density, rounding, queen, true);
    }
}
