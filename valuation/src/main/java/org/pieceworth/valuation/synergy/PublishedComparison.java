package org.pieceworth.valuation.synergy;

import java.util.List;
import org.pieceworth.rules.betza.Betza;

/// Tables 3 to 5 of the source: the published parameters compared with its quoted values of Fairy-Stockfish,
/// on one scale by the knight. The engine's values are quoted from the source, and do not reproduce: its own
/// formula gives others.
public final class PublishedComparison {

    /// The engine's knight.
    public static final double ENGINE_KNIGHT = 781;

    /// Half of the last digit printed.
    private static final double ROUNDING = 0.0051;

    private PublishedComparison() {}

    /// A line of the source's tables.
    ///
    /// @param table 3, 4 or 5
    /// @param piece the source's name
    /// @param betza its moves, or the nearest piece that the source could value
    /// @param engine quoted value of the engine
    /// @param printedModel printed value of the law
    /// @param printedEngine printed value of the engine on the law's scale
    /// @param printedDifference printed difference, in percent
    public record Line(
            int table,
            String piece,
            String betza,
            double engine,
            double printedModel,
            double printedEngine,
            double printedDifference) {

        /// The value by the published parameters.
        public double model() {
            return SynergyParameters.published()
                    .value(Decomposition.of(Betza.parse(betza).movement(), false))
                    .orElseThrow();
        }

        /// The engine's value on the law's scale.
        public double scaled() {
            return engine * factor();
        }

        /// The law's value over the engine's, in percent.
        public double difference() {
            return 100 * (printedModel / scaled() - 1);
        }

        /// True if the engine's printed value differs from the one on its scale.
        public boolean scaledMisprinted() {
            return Math.abs(scaled() - printedEngine) > ROUNDING;
        }

        /// True if the printed difference differs from that of the printed values.
        public boolean differenceMisprinted() {
            return Math.abs(difference() - printedDifference) > ROUNDING;
        }
    }

    /// The law's knight over the engine's: 0.36645.
    public static double factor() {
        return SynergyParameters.published()
                        .value(Decomposition.of(Betza.parse("N").movement(), false))
                        .orElseThrow()
                / ENGINE_KNIGHT;
    }

    /// All lines, in the order of the source. The yurt is a silver general, which the source values as a ferz.
    public static List<Line> lines() {
        return List.of(
                new Line(3, "Chancellor", "NR", 1960, 774.43, 718.24, 7.74),
                new Line(3, "Archbishop", "BN", 1735, 654.40, 635.81, 2.92),
                new Line(4, "Tower", "mBmRcR", 1375, 504.83, 503.87, 0.15),
                new Line(4, "Cardinal", "mBmRcB", 1225, 452.00, 448.90, 0.69),
                new Line(4, "Duke", "mBmRcFcW", 1050, 410.06, 384.77, 6.57),
                new Line(4, "Eagle", "mBmRcN", 1000, 386.80, 366.45, 5.55),
                new Line(5, "Kheshig", "FNW", 1800, 628.79, 659.61, -4.67),
                new Line(5, "Lancer", "mNcR", 1050, 397.31, 384.77, 3.26),
                new Line(5, "Horse Archer", "mNcB", 1100, 343.36, 403.10, -14.82),
                new Line(5, "Yurt", "F", 630, 156.91, 230.86, -32.03));
    }
}
