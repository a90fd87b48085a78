package org.pieceworth.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.groups.GroupedValues.Group;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.report.chart.Measured;
import org.pieceworth.report.chart.PhaseCurve;
import org.pieceworth.report.chart.ReferenceSet;
import org.pieceworth.report.chart.SolverPath;
import org.pieceworth.report.chart.SquareMap;
import org.pieceworth.report.chart.ValueLine;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.groups.GroupTest;

/// Results near to those of a set of engine games.
public final class SamplePage {

    /// A name as a hostile file may hold it.
    public static final String HOSTILE = "</script><script>alert('x')</script>\"><img src=x onerror=alert(1)>";

    private static final String[] KEYS = {"N", "B", "R", "Q"};
    private static final String[] NAMES = {"knight", "bishop", "rook", "queen"};
    private static final double[] VALUES = {281.6, 339.7, 483.5, 1068.8};
    private static final double[] ERRORS = {7.1, 8.0, 10.2, 24};

    private SamplePage() {}

    public static List<ValueLine> values() {
        List<ValueLine> lines = new ArrayList<>();
        lines.add(piece("P", "pawn", new Measured(100, 0, 100, 100)));
        for (int i = 0; i < KEYS.length; i++) {
            lines.add(piece(KEYS[i], NAMES[i], Measured.normal(VALUES[i], ERRORS[i])));
        }
        lines.add(other("pair", "pair of bishops", Measured.normal(31, 9)));
        lines.add(other("white", "White's advantage", Measured.normal(5, 3)));
        lines.add(new ValueLine("drawWidth", "draw threshold", false, Optional.empty()));
        return lines;
    }

    private static ValueLine piece(String key, String name, Measured value) {
        return new ValueLine(key, name, true, Optional.of(value));
    }

    /// A feature that is no piece.
    public static ValueLine other(String key, String name, Measured value) {
        return new ValueLine(key, name, false, Optional.of(value));
    }

    public static List<ReferenceSet> references() {
        return List.of(
                ReferenceSet.school(100),
                ReferenceSet.kaufman(100),
                new ReferenceSet(
                        "Mobility",
                        "Counts the moves on an empty board.",
                        Map.of("P", 100.0, "N", 306.2, "B", 331.4, "R", 512.7, "Q", 1010.3)),
                new ReferenceSet(
                        "Universal",
                        "A regression on the shape of the moves.",
                        Map.of("N", 300.0, "B", 322.5, "R", 490.0, "Q", 915.0)),
                new ReferenceSet(
                        "Synergy",
                        "What moves are worth together.",
                        Map.of("N", 294.0, "B", 316.0, "R", 480.0, "Q", 952.0)));
    }

    static SolverPath path() {
        List<SolverPath.Point> points = new ArrayList<>();
        points.add(new SolverPath.Point(0, 0.6931, List.of()));
        for (int step = 1; step <= 5000; step++) {
            double come = 1 - Math.exp(-step / 400.0);
            points.add(new SolverPath.Point(
                    step, 0.47 + 0.22 * (1 - come), List.of(100.0, 289 * come, 345 * come, 480 * come, 1078 * come)));
        }
        return new SolverPath(List.of("P", "N", "B", "R", "Q"), points);
    }

    static CalibrationCurve calibration() {
        SplittableRandom random = new SplittableRandom(7);
        List<CalibrationCurve.Point> points = new ArrayList<>();
        for (int balance = -20; balance <= 20; balance++) {
            double fitted = 1 / (1 + Math.exp(-0.62 * balance - 0.03));
            long positions = Math.round(3000 * Math.exp(-Math.abs(balance) / 4.0));
            double error = Math.sqrt(fitted * (1 - fitted) / positions) + 0.004;
            double observed = Math.clamp(fitted + error * random.nextGaussian(), 0, 1);
            points.add(new CalibrationCurve.Point(
                    balance,
                    positions,
                    new Estimate(observed, error),
                    Optional.of(new Interval.Bounded(
                            Math.max(0, observed - 1.96 * error), Math.min(1, observed + 1.96 * error))),
                    0.4 * fitted * (1 - fitted),
                    fitted));
        }
        return new CalibrationCurve(CalibrationCurve.Counting.SCHOOL, points, 0.62, CalibrationCurve.Draws.COUNTED);
    }

    static GroupedValues players() {
        return new GroupedValues(
                new Grouping.Player(),
                List.of(
                        group("Anand, Viswanathan", 2801, 1),
                        group("Carlsen, Magnus", 3120, 2),
                        group("Karpov, Anatoly", 2460, 3),
                        group("Tal, Mihail", 2044, 4),
                        group("Botvinnik, Mikhail", 891, 5),
                        group("Anderssen, Adolf", 214, 6),
                        group(HOSTILE, 12, 7)),
                0,
                0,
                true,
                Optional.of(new GroupTest(61.3, 28, 0.0003, 7, 9_999, false)),
                List.of());
    }

    /// Games by year.
    public static GroupedValues years() {
        List<Group> decades = new ArrayList<>();
        for (int year = 1850; year < 2030; year += 20) {
            decades.add(group(year + " to " + (year + 19), 50 + 3 * (year - 1850), year));
        }
        return new GroupedValues(new Grouping.Year(20), decades, 0, 0, true, Optional.empty(), List.of());
    }

    private static Group group(String name, long games, int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<FittedValue> alone = new ArrayList<>();
        List<FittedValue> pooled = new ArrayList<>();
        for (int i = 0; i < KEYS.length; i++) {
            double error = ERRORS[i] * Math.sqrt(3000.0 / games);
            double own = VALUES[i] + error * random.nextGaussian();
            double share = games / (games + 700.0);
            Estimate estimate = new Estimate(own, error);
            alone.add(
                    games < 20
                            ? new FittedValue(
                                    KEYS[i],
                                    NAMES[i],
                                    Optional.of(estimate),
                                    Optional.of(new Interval.Bounded(own - 2 * error, Double.POSITIVE_INFINITY)),
                                    Optional.empty())
                            : FittedValue.pooled(KEYS[i], NAMES[i], estimate));
            pooled.add(FittedValue.pooled(
                    KEYS[i], NAMES[i], new Estimate(VALUES[i] + share * (own - VALUES[i]), error * Math.sqrt(share))));
        }
        return new Group(name, games, pooled, alone, Optional.empty());
    }

    static List<PhaseCurve> phases() {
        String[] phases = {"opening", "early middlegame", "late middlegame", "endgame"};
        double[][] change = {
            {1.08, 1.04, 0.98, 0.9}, {0.98, 1.0, 1.01, 1.03}, {0.88, 0.95, 1.03, 1.09}, {1.02, 0.99, 0.98, 1.0}
        };
        List<PhaseCurve> curves = new ArrayList<>();
        for (int i = 0; i < KEYS.length; i++) {
            List<PhaseCurve.Point> points = new ArrayList<>();
            for (int phase = 0; phase < phases.length; phase++) {
                points.add(new PhaseCurve.Point(
                        phases[phase], Measured.normal(VALUES[i] * change[i][phase], 1.6 * ERRORS[i])));
            }
            curves.add(new PhaseCurve(KEYS[i], NAMES[i], points));
        }
        return curves;
    }

    static List<SquareMap> squares() {
        return List.of(
                map(
                        "P",
                        "pawn",
                        "",
                        (file, rank) ->
                                rank == 0 || rank == 7 ? Double.NaN : 6 * rank * rank - 40 - 4 * Math.abs(file - 3.5)),
                map("N", "knight", "opening", (file, rank) -> 40 - 11 * (Math.abs(file - 3.5) + Math.abs(rank - 4.2))),
                map("R", "rook", "", (file, rank) -> (rank == 6 ? 31 : rank - 6) + 2 * Math.abs(file - 3.5) - 9));
    }

    private static SquareMap map(String key, String name, String phase, Height height) {
        double[] values = new double[64];
        for (int square = 0; square < 64; square++) {
            values[square] = height.at(square % 8, square / 8);
        }
        return new SquareMap(key, name, phase, values);
    }

    interface Height {
        double at(int file, int rank);
    }
}
