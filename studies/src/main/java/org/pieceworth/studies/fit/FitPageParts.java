package org.pieceworth.studies.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Block.Chart;
import org.pieceworth.answer.Block.Fact;
import org.pieceworth.answer.Block.Facts;
import org.pieceworth.answer.Block.Folded;
import org.pieceworth.answer.Block.Line;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Page;
import org.pieceworth.answer.Page.Section;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.empirical.fit.ControlledValues;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.report.CalibrationPlot;
import org.pieceworth.report.GroupsPlot;
import org.pieceworth.report.PathPlot;
import org.pieceworth.report.PhasesPlot;
import org.pieceworth.report.Picture;
import org.pieceworth.report.SquaresPlot;
import org.pieceworth.report.SvgWriter;
import org.pieceworth.report.ValuesPlot;
import org.pieceworth.report.chart.GroupCharts;
import org.pieceworth.report.page.FitNoteText;
import org.pieceworth.report.page.FitPage;
import org.pieceworth.report.page.FitReport;
import org.pieceworth.report.page.FitSentences;
import org.pieceworth.report.page.SolverPath;
import org.pieceworth.report.page.SquareMap;
import org.pieceworth.text.Counted;

/// The page of a fit: the tables and sentences of its text, with charts.
final class FitPageParts {

    private static final String NUMBERS = "The numbers";

    private final FitPage page;
    private final FitReport report;
    private final UnaryOperator<String> naming;
    private final List<Section> sections = new ArrayList<>();

    private FitPageParts(FitPage page, UnaryOperator<String> naming) {
        this.page = page;
        report = page.report();
        this.naming = naming;
    }

    static Page page(FitAnswer answer, UnaryOperator<String> naming) {
        return new FitPageParts(FitPage.of(answer.report(), answer.path()), naming).page();
    }

    private Page page() {
        addValues();
        addRules();
        report.extras().calibration().filter(curve -> !curve.points().isEmpty()).ifPresent(this::addCalibration);
        report.extras().controls().ifPresent(this::addControls);
        report.extras().groups().filter(grouped -> !grouped.groups().isEmpty()).ifPresent(this::addGroups);
        addChecks();
        addPhases();
        addSquares();
        addPath();
        addMethod();
        addSkipped();
        add(
                "provenance",
                "Provenance",
                "How to reproduce this",
                "The same program, options and files give the same numbers, to the last digit.",
                new FitProvenance(report).parts());
        return new Page(
                "Piece values from " + FitSentences.used(report.games()),
                FitSentences.answer(report),
                "Made by " + report.provenance().program() + ".",
                new FitPageHead(page).parts(),
                sections);
    }

    private void add(String id, String link, String title, String lead, List<Block> parts) {
        sections.add(new Section(id, link, title, lead, parts));
    }

    private static Chart chart(String id, Picture picture, String caption) {
        return new Chart(id, picture.kind(), () -> SvgWriter.of(picture), picture.data(), caption);
    }

    private void addValues() {
        if (page.values().isEmpty()) {
            return;
        }
        List<Block> parts = new ArrayList<>();
        String noun = report.games().noun();
        ValuesPlot.of(page)
                .ifPresent(picture -> parts.add(chart(
                        "values",
                        picture,
                        "The disc is the value from these " + noun
                                + ", its bar the 95 % interval. The shaded band extends"
                                + " the interval down: a diamond inside the band agrees with these " + noun
                                + ", one outside does not.")));
        parts.add(new ValueTables(report).shownValues(page.references()).paged());
        List<Fact> sources = page.references().stream()
                .filter(reference -> !reference.note().isEmpty())
                .map(reference -> new Fact(reference.name(), reference.note()))
                .toList();
        if (!sources.isEmpty()) {
            parts.add(new Facts("options", sources));
        }
        String scale = "All values are on the scale " + page.scale().unbroken() + ".";
        add(
                "values",
                "Values",
                "Piece values",
                sources.isEmpty() ? scale : scale + " Values from other sources stand beside them.",
                parts);
    }

    private void addRules() {
        if (!report.tests().isEmpty()) {
            add(
                    "tests",
                    "Tests",
                    "Tests",
                    "Rules of your own: left side minus right side, on the scale "
                            + page.scale().unbroken()
                            + ". p is how often chance alone would separate two equal sides as far.",
                    report.extras().joint().isEmpty()
                            ? List.of(RuleTables.tests(report.tests()).paged())
                            : List.of(
                                    RuleTables.tests(report.tests()).paged(),
                                    RuleTables.joint(report.extras().joint()).paged()));
        }
        if (!report.rules().isEmpty()) {
            add(
                    "rules",
                    "Rules",
                    "Capablanca's rules",
                    "Rules of exchange from Chess Fundamentals, tested on these "
                            + report.games().noun() + ": left side minus right side, on the scale "
                            + page.scale().unbroken()
                            + ". p is how often chance alone would separate two equal sides as far.",
                    List.of(RuleTables.rules(report.rules()).paged()));
        }
    }

    private void addCalibration(CalibrationCurve curve) {
        List<Block> parts = new ArrayList<>();
        CalibrationPlot.of(curve)
                .ifPresent(picture -> parts.add(chart("calibration", picture, CalibrationPlot.CAPTION)));
        parts.add(new Facts(
                "facts", List.of(new Fact("α of 1 / (1 + exp(−α · balance))", Numbers.fixed(curve.alpha(), 3)))));
        parts.add(new Folded(
                NUMBERS, List.of(FitTables.calibration(curve.points()).paged())));
        add(
                "calibration",
                "Calibration",
                "Do games end as the values predict?",
                "When one side is ahead by a number of pawns (" + FitSentences.counting(curve)
                        + "), which share of the "
                        + (curve.decided()
                                ? "decided games does it win? If the discs lie on the line, the fit can be trusted."
                                : "points does it make? If the discs lie on the line, the fit can be trusted. Rings show"
                                        + " how many of these positions were of drawn games.")
                        + FitSentences.besideTheFit(curve).map(" "::concat).orElse(""),
                parts);
    }

    private void addControls(ControlledValues held) {
        add(
                "controls",
                "Controls",
                "Values with a control",
                FitSentences.controlled(held),
                List.of(FitTables.controls(held).paged()));
    }

    private void addGroups(GroupedValues grouped) {
        List<Block> parts = new ArrayList<>(List.of(new Line(FitExtrasText.heading(grouped))));
        GroupsPlot.of(grouped, page.values(), page.scale())
                .ifPresent(picture -> parts.add(chart("groups-1", picture, legend(grouped))));
        List<Block> tables = new ArrayList<>();
        for (String feature : FitExtrasText.features(grouped)) {
            tables.add(new Line(FitExtrasText.title(grouped, feature)));
            tables.add(FitTables.group(grouped.groups(), grouped.text(), feature, grouped.drawn())
                    .paged());
        }
        parts.add(new Folded(NUMBERS, tables));
        add(
                "groups-1",
                "By " + grouped.text(),
                "By " + grouped.text(),
                FitSentences.verdict(grouped.test(), report.quality().by()),
                parts);
    }

    private static String legend(GroupedValues grouped) {
        return (grouped.drawn()
                        ? "Rings: a group's own games alone. Discs: pooled, so that a group with few games"
                                + " borrows from the others."
                        : "Rings: a group's own games.")
                + " Bars are 95 % intervals; the shaded band is the value from all games together; values"
                + " beyond a panel's edge are in the tables."
                + (grouped.groups().size() > GroupCharts.MOST_GROUPS
                        ? " Of " + grouped.groups().size()
                                + " groups the chart shows those with the most games, the tables all."
                        : "");
    }

    /// Scores on games left out, ways of counting draws, influential games: as in the text.
    private void addChecks() {
        Document checks = new Document();
        new FitExtrasText(report.extras(), report.games(), report.quality().by(), naming).addChecks(checks);
        if (!checks.parts().isEmpty()) {
            add("checks", "Checks", "Checks of the fit", "", List.copyOf(checks.parts()));
        }
    }

    private void addPhases() {
        PhasesPlot.of(page.phases(), page.scale())
                .ifPresent(picture -> add(
                        "phases",
                        "Phases",
                        "Over the course of the game",
                        "A piece's value changes during the game: the board empties, kings come out, pawns run.",
                        List.of(chart(
                                "phases",
                                picture,
                                "A piece's value in each phase of the game; bars are 95 % intervals. Each panel has its"
                                        + " own scale. The numbers stand with the other values."))));
    }

    private void addSquares() {
        if (page.squares().isEmpty()) {
            return;
        }
        List<Block> boards = new ArrayList<>();
        for (SquareMap map : page.squares()) {
            boards.add(chart(map.key(), SquaresPlot.picture(map, page.scale()), ""));
        }
        add(
                "squares",
                "Squares",
                "The best squares for pieces",
                "The gain or loss of a piece's value on each square, seen from White's side ("
                        + page.scale().unbroken()
                        + "). Blue adds, orange subtracts; each board's strongest colour is its own largest number.",
                boards);
    }

    private void addPath() {
        SolverPath path = page.path();
        PathPlot.of(path)
                .ifPresent(picture -> add(
                        "trace",
                        "Trace",
                        "How the solver came to the values",
                        "From zero, step by step, to the values that explain the results best.",
                        List.of(
                                chart(
                                        "trace",
                                        picture,
                                        "Values at each step, with the pawn at 100, and the cost that the solver"
                                                + " minimises."),
                                new Folded(NUMBERS, List.of(steps(path).paged())))));
    }

    /// Some of the steps, the closer the earlier.
    private static Table<SolverPath.Point> steps(SolverPath path) {
        int last = path.points().size() - 1;
        int lines = Math.min(20, last);
        List<SolverPath.Point> some = IntStream.rangeClosed(0, lines)
                .map(i -> (int) Math.round(last * Math.pow((double) i / Math.max(1, lines), 2)))
                .distinct()
                .mapToObj(path.points()::get)
                .toList();
        return Table.of(
                        "steps",
                        some,
                        Column.<SolverPath.Point>figure("step", point -> Integer.toString(point.step())),
                        Column.<SolverPath.Point>figure("cost", point -> Numbers.fixed(point.cost(), 6)))
                .and(IntStream.range(0, path.pieces().size())
                        .mapToObj(i -> Column.<SolverPath.Point>known(
                                path.pieces().get(i),
                                point -> point.values().stream()
                                        .skip(i)
                                        .findFirst()
                                        .map(value -> Numbers.fixed(value, 1))))
                        .toList());
    }

    private void addMethod() {
        List<Block> parts = new ArrayList<>(List.of(new Line(FitMethod.games(report))));
        FitMethod.lines(report).forEach(line -> parts.add(new Line(line)));
        FitMethod.comparison(report).forEach(line -> parts.add(new Line(line)));
        FitNoteText.lines(report.notes()).forEach(note -> parts.add(new Line("Note: " + note + ".")));
        add("notes", "Method", "Method and notes", "", parts);
    }

    private void addSkipped() {
        long total = report.games().skips().total();
        if (total > 0) {
            String thing = report.games().arePositions() ? "line" : "game";
            add(
                    "skipped",
                    "Skipped",
                    "Skipped " + thing + "s",
                    Counted.of(total, thing) + (total == 1 ? " was" : " were")
                            + " skipped. Each is counted once, under its first reason.",
                    List.of(SkippedTable.of(report.games().skips(), thing + "s").paged()));
        }
    }
}
