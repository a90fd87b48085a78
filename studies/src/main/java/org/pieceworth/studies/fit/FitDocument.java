package org.pieceworth.studies.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.pieceworth.empirical.fit.ControlledValues;
import org.pieceworth.empirical.fit.FitClusters;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.MaterialRule;
import org.pieceworth.empirical.fit.PresetComparison;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.rows.Material;
import org.pieceworth.report.page.FitNoteText;
import org.pieceworth.report.page.FitReport;
import org.pieceworth.report.page.FitSentences;
import org.pieceworth.report.page.GamesRead;
import org.pieceworth.text.Counted;
import org.pieceworth.text.PlainNumber;
import org.pieceworth.rules.piece.OrthodoxPiece;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.RoundedEnds;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Grid;
import org.pieceworth.terms.Feature;

/// The report of a fit as a document.
public final class FitDocument {

    private final FitReport report;
    private final UnaryOperator<String> naming;

    private FitDocument(FitReport report, UnaryOperator<String> naming) {
        this.report = report;
        this.naming = naming;
    }

    /// The document of a report.
    ///
    /// @param naming from the name of a setting (`groups`) to what users see (`--groups`)
    public static Document of(FitReport report, UnaryOperator<String> naming) {
        return new FitDocument(report, naming).document();
    }

    private Document document() {
        Document document = new Document();
        document.line(FitSentences.answer(report)).line("");
        document.table(values()).line("");
        String variant = report.provenance().reading().variant().isPresent()
                ? ", of " + report.provenance().game()
                : "";
        document.line(FitSentences.summary(report.games()) + variant + ".");
        addSkips(document);
        addMethod(document);
        addRules(document);
        new FitExtrasText(report.extras(), report.games(), report.quality().by(), naming).addTo(document);
        addComparison(document);
        if (!report.notes().isEmpty()) {
            document.line("");
            FitNoteText.lines(report.notes()).forEach(note -> document.line("Note: " + note + "."));
        }
        return document.csv(csv()).jsonWhenWanted(new FitJson(report, naming)::addTo);
    }

    private Grid values() {
        Grid table = new Grid()
                .left("piece")
                .right("value, " + report.settings().unit().text())
                .right("± s.e.")
                .right("95 % interval")
                .right("logits")
                .right("± s.e.");
        List<FittedValue> values = report.values();
        int decimals = decimals(values);
        for (int i = 0; i < values.size(); i++) {
            if (!isSquare(i)) {
                addValue(table, values.get(i), decimals);
            }
        }
        return table;
    }

    /// Pieces say how exact the column is, and where none has an error, all that is in it.
    private static int decimals(List<FittedValue> values) {
        if (values.stream().noneMatch(FitDocument::hasError)) {
            return decimalsWithoutErrors(values);
        }
        List<FittedValue> pieces = values.stream()
                .filter(FitDocument::isPiece)
                .filter(FitDocument::hasError)
                .toList();
        return Numbers.decimals((pieces.isEmpty() ? values : pieces)
                .stream().flatMap(value -> value.value().stream()).toList());
    }

    private static boolean isPiece(FittedValue value) {
        return value.feature().length() == 1;
    }

    private static boolean hasError(FittedValue value) {
        return value.standardError().filter(error -> error > 0).isPresent();
    }

    /// Two digits behind the point for numbers as small as logits, which would be written as 0.
    private static int decimalsWithoutErrors(List<FittedValue> values) {
        boolean pieces = values.stream()
                .filter(FitDocument::isPiece)
                .anyMatch(value -> value.value().isPresent());
        return values.stream()
                        .filter(value -> !pieces || isPiece(value))
                        .flatMap(value -> value.value().stream())
                        .allMatch(estimate -> Math.abs(estimate.value()) < 10)
                ? 2
                : 0;
    }

    /// More where an error would be written as 0.
    private static int decimals(FittedValue value, int column) {
        return value.standardError()
                .filter(error -> error > 0 && RoundedEnds.decimals(error, error, column) > column)
                .map(_ -> Numbers.decimals(value.value().orElseThrow()))
                .orElse(column);
    }

    /// Values of squares are too many for a table of values.
    private boolean isSquare(int index) {
        List<Feature> features = report.terms().features();
        return index < features.size() && features.get(index).square().isPresent();
    }

    private void addValue(Grid table, FittedValue value, int column) {
        int decimals = decimals(value, column);
        String name = name(value);
        String title = value.feature().length() == 1 ? value.feature() + " " + name : name;
        if (value.value().isEmpty() || value.coefficient().isEmpty()) {
            table.row(title, "–", "–", "–", "–", "–");
            return;
        }
        Estimate estimate = value.value().get();
        Estimate coefficient = value.coefficient().get();
        boolean unit = isUnit(name);
        table.row(
                title,
                Numbers.fixed(estimate.value(), decimals),
                unit ? "unit" : orDash(value.standardError(), decimals),
                unit
                        ? ""
                        : value.interval()
                                .map(interval -> Numbers.interval(interval, decimals))
                                .orElse("–"),
                Numbers.fixed(coefficient.value(), 4),
                orDash(value.coefficientError(), 4));
    }

    private static String orDash(Optional<Double> number, int decimals) {
        return number.map(known -> Numbers.fixed(known, decimals)).orElse("–");
    }

    private static String name(FittedValue value) {
        return Material.NAMES.contains(value.feature())
                ? OrthodoxPiece.wordOf(value.feature()).orElse(value.title())
                : value.title();
    }

    private boolean isUnit(String piece) {
        return report.settings().unit() instanceof ValueUnit.Anchored anchored
                && (anchored.piece().equalsIgnoreCase(piece)
                        || OrthodoxPiece.wordOf(anchored.piece().toUpperCase(Locale.ROOT))
                                .filter(piece::equals)
                                .isPresent());
    }

    /// For programs: all digits.
    private Grid csv() {
        Grid table = new Grid().left("feature");
        for (String heading : List.of("value", "se", "low", "high", "coefficient", "coefficientSe")) {
            table.right(heading);
        }
        table.left("betza").left("board");
        FittedPieces pieces = new FittedPieces(report);
        String board = report.terms().board().shape();
        Optional<GroupedValues> groups = report.extras().groups();
        groups.ifPresent(_ -> table.left("group").right("games").right("alone").right("aloneSe"));
        Optional<ControlledValues> held = report.extras().controls();
        held.ifPresent(_ -> table.right("controlled").right("controlledSe"));
        for (int i = 0; i < report.values().size(); i++) {
            List<String> cells = cells(report.values().get(i));
            cells.add(pieces.betza(i).orElse(""));
            cells.add(board);
            groups.ifPresent(_ -> cells.addAll(List.of("", "", "", "")));
            String feature = report.values().get(i).feature();
            held.ifPresent(controls -> cells.addAll(controlled(controls, feature)));
            table.row(cells.toArray(String[]::new));
        }
        groups.ifPresent(grouped -> grouped.groups().forEach(group -> addGroup(table, group, board, held.isPresent())));
        return table;
    }

    private static List<String> controlled(ControlledValues controls, String feature) {
        Optional<Estimate> value = controls.values().stream()
                .filter(each -> each.feature().equals(feature))
                .findFirst()
                .map(ControlledValues.Controlled::controlled);
        return List.of(
                digits(value.map(Estimate::value)),
                digits(value.map(Estimate::standardError).filter(error -> !error.isNaN())));
    }

    private static void addGroup(Grid table, GroupedValues.Group group, String board, boolean controls) {
        for (FittedValue value : group.pooled()) {
            Optional<FittedValue> alone = group.alone().stream()
                    .filter(each -> each.feature().equals(value.feature()))
                    .findFirst();
            List<String> cells = cells(value);
            cells.addAll(List.of("", board));
            cells.add(group.name());
            cells.add(Long.toString(group.games()));
            cells.add(digits(alone.flatMap(FittedValue::value).map(Estimate::value)));
            cells.add(digits(alone.flatMap(FittedValue::standardError)));
            cells.addAll(controls ? List.of("", "") : List.of());
            table.row(cells.toArray(String[]::new));
        }
    }

    private static List<String> cells(FittedValue value) {
        return new ArrayList<>(List.of(
                value.feature(),
                digits(value.value().map(Estimate::value)),
                digits(value.standardError()),
                digits(value.low()),
                digits(value.high()),
                digits(value.coefficient().map(Estimate::value)),
                digits(value.coefficientError())));
    }

    private static String digits(Optional<Double> number) {
        return number.map(known -> Double.toString(known)).orElse("");
    }

    private void addSkips(Document document) {
        FitSentences.skipped(report.games().skips()).forEach(document::line);
    }

    private void addMethod(Document document) {
        String draws = switch (report.settings().draws()) {
            case ORDERED -> "draws as a separate outcome";
            case HALF -> "draws as half a win";
            case DROP -> "draws dropped";
        };
        double ridge = report.settings().ridge();
        boolean shrunk =
                report.shrinkage().filter(found -> found.strength() > 0).isPresent();
        document.line("Fit: " + draws + ", " + (report.settings().whiteAdvantage() ? "" : "no ")
                + "term for White's advantage, "
                + (ridge > 0 ? "ridge " + PlainNumber.of(ridge) : shrunk ? "" : unpenalised())
                + (ridge > 0 && shrunk ? ", " : "")
                + (shrunk
                        ? "phases drawn together with "
                                + PlainNumber.of(
                                        report.shrinkage().orElseThrow().strength())
                        : "")
                + "; "
                + SettingNames.of(report.settings().solver())
                + ", "
                + Counted.number(report.quality().steps()) + " steps.");
        document.line("Log-loss " + Numbers.fixed(report.quality().logLoss(), 6) + " nats per row"
                + (ridge > 0
                        ? ", with the penalty " + Numbers.fixed(report.quality().cost(), 9)
                        : "") + ". Errors: "
                + errors());
        FitSentences.odds(report).ifPresent(document::line);
        if (hasErrors()) {
            document.line("The ± covers chance alone: games of other players can give other values.");
        }
    }

    private String unpenalised() {
        return switch (report.settings().separation()) {
            case REFUSE -> "no penalty";
            case FIRTH -> "Firth's penalised likelihood";
        };
    }

    private String errors() {
        if (!hasErrors()) {
            return "none.";
        }
        if (!report.quality().clustered()) {
            return "rows treated as independent.";
        }
        String how = report.quality()
                .clusters()
                .map(found -> " (" + FitSentences.errors(found) + ")")
                .orElse("");
        if (!report.quality().by().equals("game")) {
            return coarse(report.quality().clusters().orElseThrow()) + how + ".";
        }
        return clusteredByGame(report.games()) + how + ".";
    }

    private static String clusteredByGame(GamesRead read) {
        if (!read.arePositions()) {
            return "clustered by game, since positions of one game share its result";
        }
        return Math.round(read.rows()) == read.games()
                ? "by line, since no two lines name the same game; they are too small if some lines come from one game"
                : "clustered by game where lines name one, otherwise by line";
    }

    private boolean hasErrors() {
        return report.values().stream()
                .anyMatch(value -> value.coefficientError().isPresent());
    }

    /// Errors by coarser clusters than games.
    private String coarse(FitClusters clusters) {
        return "clustered by " + clusters.by() + " (" + Counted.number(clusters.clusters())
                + String.format(
                        Locale.ROOT,
                        "), at most %.1f times as wide as by game %s",
                        clusters.widest(),
                        FitSentences.compared(report));
    }

    private void addRules(Document document) {
        if (report.rules().isEmpty()) {
            return;
        }
        Grid table = new Grid()
                .left("Capablanca's rule")
                .right("left − right")
                .right("± s.e.")
                .right("95 % interval")
                .left("verdict");
        int decimals = Numbers.decimals(
                report.rules().stream().map(MaterialRule::difference).toList());
        for (MaterialRule rule : report.rules()) {
            table.row(
                    rule.rule(),
                    Numbers.signed(rule.difference().value(), decimals),
                    orDash(Optional.of(rule.difference().standardError()).filter(Double::isFinite), decimals),
                    Numbers.interval(rule.interval(), decimals),
                    FitSentences.verdict(rule));
        }
        document.line("").table(table);
    }

    /// Two lines: how far the published way would differ, and why.
    private void addComparison(Document document) {
        if (report.comparison().isEmpty()) {
            return;
        }
        PresetComparison preset = report.comparison().get();
        if (preset.same()) {
            document.line("")
                    .line("This is the medvedev preset itself (draws dropped, no term for White, ridge 1e-6).");
            return;
        }
        double[] v = preset.values();
        double[] d = preset.differences();
        document.line("");
        document.line(String.format(
                Locale.ROOT,
                "The medvedev preset would give N %.0f (%+.0f), B %.0f (%+.0f), R %.0f (%+.0f), Q %.0f (%+.0f) on these %s:",
                v[0],
                d[0],
                v[1],
                d[1],
                v[2],
                d[2],
                v[3],
                d[3],
                report.games().noun()));
        String duplicates = preset.duplicateRows() > 0
                ? ", keeps " + Counted.number(Math.round(preset.duplicateRows())) + " rows of duplicate "
                        + report.games().noun()
                : "";
        document.line("it drops the rows of drawn games (" + Numbers.percent(preset.drawnShare())
                + "), has no term for White's advantage" + white() + duplicates
                + " and adds a penalty (ridge 0.000001).");
    }

    private String white() {
        Optional<Estimate> white = report.value("white")
                .filter(value -> value.standardError().isPresent())
                .flatMap(FittedValue::value);
        return white.map(estimate -> " (here " + Numbers.signed(estimate.value(), Numbers.decimals(estimate)) + " ± "
                        + Numbers.fixed(estimate.standardError(), Numbers.decimals(estimate)) + ")")
                .orElse("");
    }
}
