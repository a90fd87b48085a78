package org.pieceworth.valuation.universal;

import java.util.OptionalDouble;

/// The facts of a game in the calculation.
///
/// @param density pieces on the board at the opening divided by squares; empty if only sliders play, which
/// need none ("special formula")
/// @param rounding rounding of the arithmetic
/// @param queen rule for bishop and rook in one piece
/// @param partnerless whether bishops have lost their partners on the other colour, which costs a ninth of their
/// value
public record UniversalOptions(OptionalDouble density, Rounding rounding, QueenRule queen, boolean partnerless) {

    /// The value of a piece that is a full bishop and a full rook.
    public enum QueenRule {
        /// Bishop and rook added, which gives the queen that the source prints (83.30).
        SUM,
        /// Valued as the fifteenth slider, by the source's procedure (84.42).
        CLASS
    }

    /// The arithmetic of the calculation.
    public enum Rounding {
        /// Exactly.
        EXACT,
        /// With the two roundings by hand behind the source's printed table of 10x8: the third of the density to
        /// 0.167, and the pawn at 13/40 of the knight, its "neatest ratio".
        PUBLISHED
    }

    /// Chess: half of the squares are occupied at the opening.
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
