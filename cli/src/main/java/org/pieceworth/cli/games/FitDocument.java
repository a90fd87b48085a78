package org.pieceworth.cli.games;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.empirical.ObservationReader;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.MaterialRule;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PresetComparison;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.rules.PlainNumber;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.ObservationSummary;
import org.pieceworth.studies.document.Table;
import org.pieceworth.terms.Feature;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The report of a fit.
public final class FitDocument {

    private static final Map<String, String> NAMES = Map.of(
            "P", "pawn",
            "N", "knight",
            "B", "bishop",
            "R", "rook",
            "Q", "queen",
            "white", "White's advantage",
            "drawWidth", "draw width");

    private final PieceValueFit fit;
    private final ObservationReader files;

    private final FitExtras extras;

    FitDocument(PieceValueFit fit, ObservationReader files, FitExtras extras) {
        this.fit = fit;
        this.files = files;
        this.extras = extras;
    }

    Document document() {
        Document document = new Document();
        document.line(answer(fit)).line("");
        document.table(values()).line("");
        document.line(
                summary(fit.observations()) + game().map(name -> ", of " + name).orElse("") + ".");
        addSkips(document);
        addMethod(document);
        addRules(document);
        new FitExtrasDocument(extras).addTo(document);
        addComparison(document);
        if (!fit.notes().isEmpty()) {
            document.line("");
            fit.notes().forEach(note -> document.line("Note: " + note + "."));
        }
        return document.csv(csv()).jsonWhenWanted(this::addJson);
    }

    /// The answer in words.
    public static String answer(PieceValueFit fit) {
        Observations observations = fit.observations();
        String from = "from " + used(observations);
        if (!observations.terms().text().equals(ObservationSettings.MATERIAL)) {
            return "Values of "
                    + Numbers.counted(observations.terms().features().size(), "feature") + ", " + from
                    + "; each is what one more of it is worth while the others stay.";
        }
        Optional<Interval.Bounded> interval = fit.knightInPawns().flatMap(knight -> bounded(knight.interval()));
        if (interval.isEmpty()) {
            return "These games do not tell what a knight is worth in pawns; what they tell stands below (" + from
                    + ").";
        }
        Estimate knight = fit.knightInPawns().get().value();
        return "A knight is worth " + Numbers.fixed(knight.value(), 2) + " ± "
                + Numbers.fixed(knight.standardError(), 2) + " pawns, " + from
                + ": we are 95 % sure that it lies between "
                + Numbers.fixed(interval.get().low(), 2) + " and "
                + Numbers.fixed(interval.get().high(), 2) + ".";
    }

    /// The variant that was played; empty for chess.
    private Optional<String> game() {
        return files.options().variant().map(rules -> rules.variant().name());
    }

    /// What was used: games, labelled positions (which have no moves), or rows.
    static String used(Observations observations) {
        return ObservationSummary.used(observations);
    }

    static boolean arePositions(Observations observations) {
        return ObservationSummary.arePositions(observations);
    }

    private static Optional<Interval.Bounded> bounded(Interval interval) {
        return switch (interval) {
            case Interval.Bounded bounded
            when Double.isFinite(bounded.low()) && Double.isFinite(bounded.high()) -> Optional.of(bounded);
            case Interval.Bounded _ -> Optional.empty();
            case Interval.Outside _ -> Optional.empty();
            case Interval.Line _ -> Optional.empty();
        };
    }

    /// How many games were found and used, and what they gave.
    public static String summary(Observations observations) {
        return ObservationSummary.of(observations);
    }

    private Table values() {
        Table table = new Table()
                .left("piece")
                .right("value, " + fit.settings().unit().text())
                .right("± s.e.")
                .right("95 % interval")
                .right("logits")
                .right("± s.e.");
        int decimals = Numbers.decimals(fit.values().stream()
                .filter(value -> value.feature().length() == 1)
                .flatMap(value -> value.value().stream())
                .toList());
        List<FittedValue> values = fit.values();
        for (int i = 0; i < values.size(); i++) {
            if (!isSquare(i)) {
                addValue(table, values.get(i), decimals);
            }
        }
        return table;
    }

    /// Values of squares are too many for a table of values.
    private boolean isSquare(int index) {
        List<Feature> features = fit.observations().terms().features();
        return index < features.size() && features.get(index).square().isPresent();
    }

    private void addValue(Table table, FittedValue value, int decimals) {
        String name = NAMES.getOrDefault(value.feature(), value.title());
        String title = value.feature().length() == 1 ? value.feature() + " " + name : name;
        if (value.value().isEmpty()
                || value.coefficient().isEmpty()
                || value.interval().isEmpty()) {
            table.row(title, "–", "–", "–", "–", "–");
            return;
        }
        Estimate estimate = value.value().get();
        Estimate coefficient = value.coefficient().get();
        boolean unit = isUnit(name);
        table.row(
                title,
                Numbers.fixed(estimate.value(), decimals),
                unit ? "unit" : Numbers.fixed(estimate.standardError(), decimals),
                unit ? "" : Numbers.interval(value.interval().get(), decimals),
                Numbers.fixed(coefficient.value(), 4),
                Numbers.fixed(coefficient.standardError(), 4));
    }

    private boolean isUnit(String piece) {
        return fit.settings().unit() instanceof ValueUnit.Anchored anchored
                && (anchored.piece().equalsIgnoreCase(piece)
                        || piece.equals(NAMES.get(anchored.piece().toUpperCase(Locale.ROOT))));
    }

    /// For programs: all digits.
    private Table csv() {
        Table table = new Table().left("feature");
        for (String heading : List.of("value", "se", "low", "high", "coefficient", "coefficientSe")) {
            table.right(heading);
        }
        for (FittedValue value : fit.values()) {
            table.row(
                    value.feature(),
                    digits(value.value().map(Estimate::value)),
                    digits(value.value().map(Estimate::standardError)),
                    digits(value.low()),
                    digits(value.high()),
                    digits(value.coefficient().map(Estimate::value)),
                    digits(value.coefficient().map(Estimate::standardError)));
        }
        return table;
    }

    private static String digits(Optional<Double> number) {
        return number.map(known -> Double.toString(known)).orElse("");
    }

    private void addSkips(Document document) {
        SkippedGames skips = fit.observations().skips();
        if (skips.total() == 0) {
            return;
        }
        document.line("Skipped:");
        skips.counts()
                .forEach((reason, count) -> document.line(String.format(
                        Locale.ROOT,
                        "  %,8d  %s (%s)",
                        count,
                        reason,
                        skips.firstPlaces().getOrDefault(reason, ""))));
    }

    private void addMethod(Document document) {
        String draws = switch (fit.settings().draws()) {
            case ORDERED -> "draws as an outcome of their own";
            case HALF -> "draws as half a win";
            case DROP -> "draws dropped";
        };
        double ridge = fit.settings().ridge();
        document.line("Fit: " + draws + ", " + (fit.settings().whiteAdvantage() ? "" : "no ")
                + "term for White's advantage, "
                + (ridge > 0 ? "ridge " + PlainNumber.of(ridge) : "no penalty") + "; " + solver()
                + ", "
                + Numbers.count(fit.fit().steps()) + " steps.");
        document.line("Log-loss " + Numbers.fixed(fit.fit().logLoss(), 6) + " nats a row"
                + (ridge > 0 ? ", with the penalty " + Numbers.fixed(fit.fit().cost(), 9) : "") + ". Errors: "
                + (fit.clustered()
                        ? arePositions(fit.observations())
                                ? "clustered by game where lines name one, else each line by itself."
                                : "clustered by game, since positions of one game share its result."
                        : "rows treated as independent."));
        document.line("The ± is of chance alone: games of other players can have other values.");
    }

    private String solver() {
        return fit.settings().solver().name().toLowerCase(Locale.ROOT);
    }

    private void addRules(Document document) {
        if (fit.rules().isEmpty()) {
            return;
        }
        Table table = new Table()
                .left("Capablanca's rule")
                .right("left − right")
                .right("± s.e.")
                .right("95 % interval")
                .left("verdict");
        int decimals = Numbers.decimals(
                fit.rules().stream().map(MaterialRule::difference).toList());
        for (MaterialRule rule : fit.rules()) {
            table.row(
                    rule.rule(),
                    Numbers.signed(rule.difference().value(), decimals),
                    Numbers.fixed(rule.difference().standardError(), decimals),
                    Numbers.interval(rule.difference(), decimals),
                    verdict(rule));
        }
        document.line("").table(table);
    }

    private static String verdict(MaterialRule rule) {
        if (rule.inequality()) {
            return "P(true) " + Numbers.chance(rule.difference().chancePositive());
        }
        boolean within = rule.difference().low() <= 0 && rule.difference().high() >= 0;
        return within ? "no clear difference" : rule.difference().value() > 0 ? "left is more" : "right is more";
    }

    /// Two lines: how far the published way would differ, and why.
    private void addComparison(Document document) {
        if (fit.comparison().isEmpty()) {
            return;
        }
        PresetComparison preset = fit.comparison().get();
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
                "The medvedev preset would give N %.0f (%+.0f), B %.0f (%+.0f), R %.0f (%+.0f), Q %.0f (%+.0f) on these games:",
                v[0],
                d[0],
                v[1],
                d[1],
                v[2],
                d[2],
                v[3],
                d[3]));
        String duplicates = preset.duplicateRows() > 0
                ? ", keeps " + Numbers.count(Math.round(preset.duplicateRows())) + " rows of duplicate games"
                : "";
        document.line("it drops the rows of drawn games (" + Numbers.percent(preset.drawnShare())
                + "), has no term for White's advantage" + white() + duplicates
                + " and adds a penalty (ridge 0.000001).");
    }

    private String white() {
        Optional<Estimate> white = fit.value("white").flatMap(FittedValue::value);
        return white.map(estimate -> " (here " + Numbers.signed(estimate.value(), Numbers.decimals(estimate)) + " ± "
                        + Numbers.fixed(estimate.standardError(), Numbers.decimals(estimate)) + ")")
                .orElse("");
    }

    private void addJson(ObjectNode json) {
        Observations observations = fit.observations();
        json.put("games", observations.games());
        json.put("drawnGames", observations.drawnGames());
        json.put("plies", observations.plies());
        put(json, "rows", observations.counts().rows());
        put(json, "drawnRows", observations.counts().drawnRows());
        ObjectNode skipped = json.putObject("skipped");
        observations.skips().counts().forEach(skipped::put);
        json.put("unit", fit.settings().unit().text());
        ArrayNode values = json.putArray("values");
        fit.values().forEach(value -> addValue(values.addObject(), value));
        json.put("logLoss", fit.fit().logLoss());
        json.put("draws", name(fit.settings().draws()));
        json.put("solver", solver());
        json.put("cost", fit.fit().cost());
        json.put("steps", fit.fit().steps());
        json.put("errors", fit.clustered() ? "clustered by game" : "rows independent");
        ArrayNode rules = json.putArray("rules");
        fit.rules().forEach(rule -> addRule(rules.addObject(), rule));
        fit.comparison().ifPresent(preset -> addPreset(json.putObject("medvedevPreset"), preset));
        ArrayNode notes = json.putArray("notes");
        fit.notes().forEach(notes::add);
        addProvenance(json.putObject("provenance"));
    }

    private static String name(DrawModel draws) {
        return draws.name().toLowerCase(Locale.ROOT);
    }

    /// Rows that are not weighted are a whole number.
    private static void put(ObjectNode json, String name, double rows) {
        if (rows == Math.rint(rows)) {
            json.put(name, (long) rows);
        } else {
            json.put(name, rows);
        }
    }

    private static void addValue(ObjectNode node, FittedValue value) {
        node.put("feature", value.feature());
        put(node, "value", value.value().map(Estimate::value));
        put(node, "se", value.value().map(Estimate::standardError));
        put(node, "low", value.low());
        put(node, "high", value.high());
        put(node, "coefficient", value.coefficient().map(Estimate::value));
        put(node, "coefficientSe", value.coefficient().map(Estimate::standardError));
        boolean open = value.interval().isPresent()
                && (value.low().isEmpty() || value.high().isEmpty());
        node.put(
                "note",
                open
                        ? "sampling; the interval is "
                                + Numbers.interval(value.interval().get(), 1)
                        : "sampling");
    }

    private static void put(ObjectNode node, String name, Optional<Double> number) {
        number.ifPresentOrElse(known -> node.put(name, known), () -> node.putNull(name));
    }

    private static void addRule(ObjectNode node, MaterialRule rule) {
        node.put("rule", rule.rule());
        node.put("difference", rule.difference().value())
                .put("se", rule.difference().standardError());
        node.put("low", rule.difference().low()).put("high", rule.difference().high());
        if (rule.inequality()) {
            node.put("chance", rule.difference().chancePositive());
        }
    }

    private static void addPreset(ObjectNode node, PresetComparison preset) {
        String[] letters = {"N", "B", "R", "Q"};
        ObjectNode values = node.putObject("values");
        ObjectNode differences = node.putObject("differences");
        for (int i = 0; i < letters.length; i++) {
            values.put(letters[i], preset.values()[i]);
            differences.put(letters[i], preset.differences()[i]);
        }
    }

    private void addProvenance(ObjectNode node) {
        node.put("program", "pieceworth " + Version.number());
        ArrayNode sources = node.putArray("files");
        files.sources()
                .forEach(source -> sources.addObject()
                        .put("name", source.name())
                        .put("bytes", source.bytes())
                        .put("sha256", source.sha256()));
        node.put("draws", name(fit.settings().draws()));
        node.put("whiteAdvantage", fit.settings().whiteAdvantage());
        node.put("ridge", fit.settings().ridge());
        node.put("solver", solver());
        node.put("keepDuplicates", files.options().keepDuplicates());
        node.put("unknownAsDraw", files.options().unknownAsDraw());
        node.put("quietPlies", files.options().rule().plies());
        node.put("minimumPly", files.options().rule().minimumPly());
        node.put("variant", game().orElse("chess"));
        node.put("features", files.terms().text());
        node.put("verify", files.options().strict());
        node.put("target", files.options().target().name().toLowerCase(Locale.ROOT));
        node.put("java", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
        node.put("machine", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
    }
}
