package org.pieceworth.valuation.synergy;

import java.util.List;
import org.pieceworth.rules.betza.Betza;

/// Table 2 of the source: the printed values of its twenty targets.
public final class PublishedFit {

    /// A constant that rounds to the printed 0.000513 and, with the other parameters as printed, gives
    /// every value of the table to its last digit.
    public static final double UNROUNDED_C = 0.00051295824;

    private PublishedFit() {}

    /// A line of the table.
    ///
    /// @param constraint the source's name
    /// @param betza its moves
    /// @param printedValue printed value of the law
    /// @param target the value to be given
    /// @param printedError printed error, in percent, without its sign
    public record Line(String constraint, String betza, double printedValue, double target, double printedError) {

        /// The value by the parameters of Table 1.
        public double value() {
            return SynergyParameters.published()
                    .value(Decomposition.of(Betza.parse(betza).movement(), false))
                    .orElseThrow();
        }

        /// Its error, in percent.
        public double error() {
            return 100 * (value() / target - 1);
        }
    }

    /// All lines, in the order of the source.
    public static List<Line> lines() {
        return List.of(
                new Line("B+CB+R+CR", "BR", 816.7897, 850, 3.9071),
                new Line("N+CN+R+CR", "NR", 774.3548, 762, 1.6214),
                new Line("B+CB+N+CN", "BN", 654.3528, 679, 3.6299),
                new Line("F+W+N+CF+CW+CN", "FNW", 629.3217, 605, 4.0201),
                new Line("F+R+CF+CR", "FR", 616.8425, 598, 3.1509),
                new Line("B+W+CB+CW", "BW", 474.3990, 489, 2.9859),
                new Line("R+CR", "R", 425.6669, 426, 0.0782),
                new Line("B+CR", "mBcR", 370.9440, 387, 4.1488),
                new Line("N+CR", "mNcR", 399.1679, 384, 3.9500),
                new Line("F+W+CR", "mFmWcR", 389.5166, 374, 4.1488),
                new Line("R+CB", "mRcB", 374.5725, 364, 2.9045),
                new Line("R+CF+CW", "mRcFcW", 333.9544, 328, 1.8154),
                new Line("B+CB", "B", 321.0268, 328, 2.1260),
                new Line("F+W+CB", "mFmWcB", 339.1999, 326, 4.0490),
                new Line("R+CN", "mRcN", 311.4213, 307, 1.4402),
                new Line("N+CF+CW", "mNcFcW", 308.4787, 304, 1.4732),
                new Line("N+CN", "N", 286.1969, 297, 3.6374),
                new Line("F+W+CN", "mFmWcN", 277.0099, 289, 4.1488),
                new Line("B+CF+CW", "mBcFcW", 281.3446, 289, 2.6489),
                new Line("B+CN", "mBcN", 259.3306, 249, 4.1488));
    }
}
