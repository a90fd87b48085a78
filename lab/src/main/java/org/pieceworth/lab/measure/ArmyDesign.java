package org.pieceworth.lab.measure;

import java.util.Locale;

/// How armies are drawn: on each square of the first rank that is not royal stands one of the measured pieces, one of
/// the pool, or nothing. Squares left empty are what makes values known at all: were all filled, adding a constant to
/// each would change no difference of armies.
///
/// @param measured the chance of a square for the measured pieces, all together
/// @param strong its chance for the pool's pieces that are worth more than [#STRONG]
/// @param empty its chance to be left empty; the rest is for the pool's other pieces
/// @param pawnsOff the most pawns that are taken off one side
/// @param imbalance armies are drawn again until they differ by so much at most, as far as is known
public record ArmyDesign(double measured, double strong, double empty, int pawnsOff, double imbalance) {

    /// What served best in trials: the piece on 40 % of the squares, queens on 6 %, 12 % empty, up to three pawns off,
    /// three pawns of imbalance.
    public static final ArmyDesign DEFAULT = new ArmyDesign(0.4, 0.06, 0.12, 3, 300);

    /// From so much on a piece is drawn as seldom as a queen.
    static final double STRONG = 700;

    /// @throws IllegalArgumentException when the chances are none
    public ArmyDesign {
        if (!(measured > 0 && strong >= 0 && empty > 0 && measured + strong + empty < 1) || pawnsOff < 0) {
            throw new IllegalArgumentException("chances " + measured + ", " + strong + ", " + empty);
        }
    }

    /// The same with another chance for the measured pieces; what is left is shared out as before.
    public ArmyDesign withMeasured(double chance) {
        double rest = (1 - chance) / (1 - measured);
        return new ArmyDesign(chance, strong * rest, empty * rest, pawnsOff, imbalance);
    }

    /// For plans: equal designs have equal texts.
    String text() {
        return String.format(Locale.ROOT, "%.4f %.4f %.4f %d %.1f", measured, strong, empty, pawnsOff, imbalance);
    }
}
