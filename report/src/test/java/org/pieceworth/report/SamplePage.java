package org.pieceworth.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.empirical.fit.FitNote;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.KnightInPawns;
import org.pieceworth.empirical.fit.MaterialRule;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.groups.GroupedValues.Group;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.empirical.rows.SourceFile;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.report.page.FitExtras;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.FitQuality;
import org.pieceworth.report.page.FitReport;
import org.pieceworth.report.page.GamesRead;
import org.pieceworth.report.page.Measured;
import org.pieceworth.report.page.PhaseCurve;
import org.pieceworth.report.page.PhasePoint;
import org.pieceworth.report.page.Provenance;
import org.pieceworth.report.page.ReferenceSet;
import org.pieceworth.report.page.ReportScale;
import org.pieceworth.report.page.SolverPath;
import org.pieceworth.report.page.SquareMap;
import org.pieceworth.report.page.ValueLine;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.groups.GroupTest;
import org.pieceworth.stats.validation.HeldOut;

/// A page with all sections, near to what a set of engine games gives.
public final class SamplePage {

    /// A name as a hostile file may hold it.
    public static final String HOSTILE = "</script><script>alert('x')</script>\"><img src=x onerror=alert(1)>";

    private static final String[] KEYS = {"N", "B", "R", "Q"};
    private static final String[] NAMES = {"knight", "bishop", "rook", "queen"};
    private static final double[] VALUES = {281.6, 339.7, 483.5, 1068.8};
    private static final double[] ERRORS = {7.1, 8.0, 10.2, 24};

    private SamplePage() {}

    /// The page.
    public static FitPage page() {
        return page(players());
    }

    /// The page with other groups of games.
    public static FitPage page(GroupedValues groups) {
        return new FitPage(
                report(groups), ReportScale.centipawns(), values(), references(), phases(), squares(), path());
    }

    private static FitReport report(GroupedValues groups) {
        return new FitReport(
                provenance(),
                new GamesRead(
                        2976,
                        366,
                        370_866,
                        20_175,
                        2300,
                        new SkippedGames(
                                Map.of("unknown-result", 21L, "duplicate", 3L),
                                Map.of(
                                        "unknown-result",
                                        "openrating.pgn, game 116, line 2640",
                                        "duplicate",
                                        "<b>odd</b>.pgn, game 7, line 90"))),
                FitSettings.DEFAULT,
                ObservationSettings.chessTerms("material"),
                List.of(),
                new FitQuality(0.7401, 0.7401, 7, true),
                Optional.of(new KnightInPawns(new Estimate(2.816, 0.071), new Interval.Bounded(2.677, 2.955))),
                rules(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                new FitExtras(
                        Optional.of(calibration()),
                        Optional.of(heldOut()),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(groups)),
                List.of(new FitNote.RowsAlone(), new FitNote.WeakUnit("P", 4.2, false)));
    }

    /// The report of a fit that says nothing, with some values.
    public static FitReport bare(List<FittedValue> values) {
        return new FitReport(
                new Provenance(
                        "pieceworth 1.0.0-rc1",
                        List.of(),
                        ObservationSettings.DEFAULT,
                        List.of(),
                        "a machine",
                        "a system"),
                new GamesRead(0, 0, 0, 3, 0, new SkippedGames(Map.of(), Map.of())),
                FitSettings.DEFAULT,
                ObservationSettings.chessTerms("material"),
                values,
                new FitQuality(0.7, 0.7, 7, false),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                FitExtras.NONE,
                List.of());
    }

    /// A page of a report that says nothing, with some lines.
    public static FitPage bareOf(List<ValueLine> lines) {
        return new FitPage(
                bare(List.of()), ReportScale.centipawns(), lines, List.of(), List.of(), List.of(), SolverPath.NONE);
    }

    private static HeldOut heldOut() {
        return new HeldOut(
                new double[] {1, 1, 1}, new double[] {0.74, 0.75, 0.73}, new double[] {0.1432, 0.15, 0.14}, Set.of());
    }

    static List<ValueLine> values() {
        List<ValueLine> lines = new ArrayList<>();
        lines.add(ValueLine.piece("P", "pawn", Measured.fixed(100)).withLogits(Measured.normal(0.6657, 0.0228)));
        for (int i = 0; i < KEYS.length; i++) {
            lines.add(ValueLine.piece(KEYS[i], NAMES[i], Measured.normal(VALUES[i], ERRORS[i]))
                    .withLogits(Measured.normal(VALUES[i] * 0.006657, 0.07)));
        }
        lines.add(ValueLine.other("pair", "pair of bishops", Measured.normal(31, 9)));
        lines.add(ValueLine.other("white", "White's advantage", Measured.normal(5, 3))
                .withLogits(Measured.normal(0.0340, 0.0369)));
        lines.add(new ValueLine(
                "drawWidth", "draw width", false, Optional.empty(), Optional.of(Measured.normal(0.32, 0.0167))));
        return lines;
    }

    private static List<ReferenceSet> references() {
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
        return new CalibrationCurve(CalibrationCurve.Counting.SCHOOL, points, 0.62);
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
            List<PhasePoint> points = new ArrayList<>();
            for (int phase = 0; phase < phases.length; phase++) {
                points.add(
                        new PhasePoint(phases[phase], Measured.normal(VALUES[i] * change[i][phase], 1.6 * ERRORS[i])));
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
        double[] errors = new double[64];
        for (int square = 0; square < 64; square++) {
            values[square] = height.at(square % 8, square / 8);
            errors[square] = 5;
        }
        return new SquareMap(key, name, phase, values, errors);
    }

    interface Height {
        double at(int file, int rank);
    }

    private static List<MaterialRule> rules() {
        return List.of(
                new MaterialRule("B > N", true, new Estimate(58.3, 7.1)),
                new MaterialRule("B > 3P", true, new Estimate(40.0, 14.4)),
                new MaterialRule("N > 3P", true, new Estimate(-18.3, 13.1)),
                new MaterialRule("2R > Q", true, new Estimate(-101.9, 26.9)),
                new MaterialRule("B + N = R + 1.5P", false, new Estimate(-11.5, 14.9)),
                new MaterialRule("Q + P = 2R", false, new Estimate(201.9, 26.9)));
    }

    private static Provenance provenance() {
        return new Provenance(
                "pieceworth 1.0.0-rc1",
                List.of("fit", "openrating.pgn", "--by", "player", "--seed", "1", "--report", "out.html"),
                ObservationSettings.DEFAULT,
                List.of(
                        new SourceFile(
                                "openrating.pgn",
                                3_014_872,
                                "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"),
                        new SourceFile(
                                HOSTILE, 12, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")),
                "OpenJDK 64-Bit Server VM 25.0.3+9-LTS",
                "a system");
    }
}
