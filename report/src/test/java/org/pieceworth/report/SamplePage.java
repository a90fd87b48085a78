package org.pieceworth.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.pieceworth.report.page.Calibration;
import org.pieceworth.report.page.CalibrationPoint;
import org.pieceworth.report.page.Fact;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.Group;
import org.pieceworth.report.page.GroupValue;
import org.pieceworth.report.page.Grouping;
import org.pieceworth.report.page.Measured;
import org.pieceworth.report.page.PhaseCurve;
import org.pieceworth.report.page.PhasePoint;
import org.pieceworth.report.page.Provenance;
import org.pieceworth.report.page.ReferenceSet;
import org.pieceworth.report.page.RuleLine;
import org.pieceworth.report.page.Scale;
import org.pieceworth.report.page.SkipLine;
import org.pieceworth.report.page.SourceFile;
import org.pieceworth.report.page.SquareMap;
import org.pieceworth.report.page.ValueLine;
import org.pieceworth.report.page.Verdict;

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
        return new FitPage(
                "What the games of openrating.pgn say",
                "A knight is worth 2.82 ± 0.07 pawns, from 2,976 games: we are 95 % sure that it lies between 2.68 and 2.96.",
                List.of(
                        new Fact("games", "2,976"),
                        new Fact("drawn", "12.3 %"),
                        new Fact("plies", "370,866"),
                        new Fact("positions", "20,175")),
                Scale.centipawns(),
                values(),
                references(),
                calibration(),
                List.of(players(), years()),
                phases(),
                squares(),
                rules(),
                List.of(
                        new SkipLine(
                                "unknown-result",
                                "nobody says how it ended",
                                21,
                                "openrating.pgn, game 116, line 2640"),
                        new SkipLine(
                                "duplicate",
                                "an earlier game has the same moves",
                                3,
                                "<b>odd</b>.pgn, game 7, line 90")),
                List.of(
                        "The ± is of chance alone: games of other players can have other values.",
                        "Errors are clustered by game, since positions of one game share its result."),
                Optional.of(provenance()));
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

    static Calibration calibration() {
        SplittableRandom random = new SplittableRandom(7);
        List<CalibrationPoint> points = new ArrayList<>();
        for (int balance = -20; balance <= 20; balance++) {
            double fitted = 1 / (1 + Math.exp(-0.62 * balance - 0.03));
            long positions = Math.round(3000 * Math.exp(-Math.abs(balance) / 4.0));
            double error = Math.sqrt(fitted * (1 - fitted) / positions) + 0.004;
            double observed = Math.clamp(fitted + error * random.nextGaussian(), 0, 1);
            double low = Math.max(0, observed - 1.96 * error);
            points.add(new CalibrationPoint(
                    balance, positions, observed, low, Math.min(1, observed + 1.96 * error), fitted));
        }
        return new Calibration(
                points,
                List.of(new Fact("log-loss on held-out games", "0.7406 nats"), new Fact("Brier score", "0.1432")));
    }

    static Grouping players() {
        return new Grouping(
                "player",
                "The players differ (χ² = 61.3 with 28 degrees of freedom, p = 0.0003), most of all in what a queen is worth to them.",
                List.of(
                        group("Anand, Viswanathan", 2801, 1),
                        group("Carlsen, Magnus", 3120, 2),
                        group("Karpov, Anatoly", 2460, 3),
                        group("Tal, Mihail", 2044, 4),
                        group("Botvinnik, Mikhail", 891, 5),
                        group("Anderssen, Adolf", 214, 6),
                        group(HOSTILE, 12, 7)));
    }

    private static Grouping years() {
        List<Group> decades = new ArrayList<>();
        for (int year = 1850; year < 2030; year += 20) {
            decades.add(group(year + " to " + (year + 19), 50 + 3 * (year - 1850), year));
        }
        return new Grouping("year", "", decades);
    }

    private static Group group(String name, long games, int seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<GroupValue> values = new ArrayList<>();
        for (int i = 0; i < KEYS.length; i++) {
            double error = ERRORS[i] * Math.sqrt(3000.0 / games);
            double alone = VALUES[i] + error * random.nextGaussian();
            double share = games / (games + 700.0);
            double pooled = VALUES[i] + share * (alone - VALUES[i]);
            Measured own = games < 20
                    ? Measured.within(alone, alone - 2 * error, Double.POSITIVE_INFINITY)
                    : Measured.normal(alone, error);
            values.add(new GroupValue(
                    KEYS[i], Optional.of(own), Optional.of(Measured.normal(pooled, error * Math.sqrt(share)))));
        }
        return new Group(name, games, values);
    }

    static List<PhaseCurve> phases() {
        String[] stages = {"opening", "early middlegame", "late middlegame", "endgame"};
        double[][] change = {
            {1.08, 1.04, 0.98, 0.9}, {0.98, 1.0, 1.01, 1.03}, {0.88, 0.95, 1.03, 1.09}, {1.02, 0.99, 0.98, 1.0}
        };
        List<PhaseCurve> curves = new ArrayList<>();
        for (int i = 0; i < KEYS.length; i++) {
            List<PhasePoint> points = new ArrayList<>();
            for (int stage = 0; stage < stages.length; stage++) {
                points.add(
                        new PhasePoint(stages[stage], Measured.normal(VALUES[i] * change[i][stage], 1.6 * ERRORS[i])));
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

    private static SquareMap map(String key, String name, String stage, Height height) {
        double[] values = new double[64];
        double[] errors = new double[64];
        for (int square = 0; square < 64; square++) {
            values[square] = height.at(square % 8, square / 8);
            errors[square] = 5;
        }
        return new SquareMap(key, name, stage, values, errors);
    }

    interface Height {
        double at(int file, int rank);
    }

    private static List<RuleLine> rules() {
        return List.of(
                inequality("B > N", 58.3, 7.1, "P(true) > 0.9999"),
                inequality("B > 3P", 40.0, 14.4, "P(true) 0.9973"),
                inequality("N > 3P", -18.3, 13.1, "P(true) 0.08"),
                inequality("2R > Q", -101.9, 26.9, "P(true) < 0.0001"),
                equality("B + N = R + 1.5P", -11.5, 14.9, "no clear difference"),
                equality("Q + P = 2R", 201.9, 26.9, "left is more"));
    }

    private static RuleLine inequality(String rule, double difference, double error, String reason) {
        Measured measured = Measured.normal(difference, error);
        return new RuleLine(rule, measured, RuleLine.inequality(measured), reason);
    }

    private static RuleLine equality(String rule, double difference, double error, String reason) {
        Measured measured = Measured.normal(difference, error);
        Verdict verdict = RuleLine.equality(measured);
        return new RuleLine(rule, measured, verdict, reason);
    }

    private static Provenance provenance() {
        return new Provenance(
                "pieceworth 0.1.0",
                "pieceworth fit openrating.pgn --by player --seed 1 --report out.html",
                List.of(
                        new Fact("draws", "ordered"),
                        new Fact("White's advantage", "yes"),
                        new Fact("penalty", "0"),
                        new Fact("quiet plies", "2"),
                        new Fact("seed", "1"),
                        new Fact("java", "OpenJDK 64-Bit Server VM 25.0.3+9-LTS")),
                List.of(
                        new SourceFile(
                                "openrating.pgn",
                                3_014_872,
                                "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"),
                        new SourceFile(
                                HOSTILE, 12, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")));
    }
}
