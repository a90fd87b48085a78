package org.pieceworth.studies.measure;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.lab.measure.MeasureResult;
import org.pieceworth.lab.measure.MeasureResult.CalibrationUse;
import org.pieceworth.lab.measure.MeasureResult.Systematic;
import org.pieceworth.lab.measure.MeasureSettings;
import org.pieceworth.lab.measure.MeasuredValue;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.studies.Version;
import org.pieceworth.text.Counted;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Shows what pieces are worth by play.
public final class MeasureDocument {

    private static final double Z95 = 1.959963984540054;

    private final MeasureAnswer answer;
    private final MeasureResult result;
    private final MeasureSettings settings;
    private final Document document = new Document();

    private MeasureDocument(MeasureAnswer answer) {
        this.answer = answer;
        result = answer.result();
        settings = result.settings();
    }

    /// Lines and tables for people, an object for programs.
    public static Document of(MeasureAnswer answer) {
        return new MeasureDocument(answer).document();
    }

    private Document document() {
        result.values().forEach(value -> document.line(sentence(value)));
        document.line("").table(table()).line("");
        addScale();
        addCalibration();
        addSystematics();
        document.line(
                "The ± covers chance alone. How many positions are searched for a move, and what else stands on the"
                        + " board, moves values too.");
        document.line(Counted.of(result.games(), "game") + " (" + Numbers.percent(drawn())
                + " drawn) after a pilot run of "
                + Counted.number(result.pilot()) + ", " + Numbers.fixed(answer.seconds(), 1) + " s"
                + (result.resumed() == 0 ? "" : ", " + Counted.of(result.resumed(), "game") + " from earlier runs")
                + ", seed " + settings.seed() + ".");
        answer.output()
                .ifPresent(file -> document.line("Games written to " + file
                        + answer.ini().map(ini -> ", their pieces to " + ini).orElse("") + "."));
        answer.notes().forEach(note -> document.line("Note: " + note + "."));
        return document.csv(MeasureCsv.of(result)).jsonWhenWanted(this::fill);
    }

    private double drawn() {
        return (double) result.drawn() / result.games();
    }

    private String sentence(MeasuredValue value) {
        String company = " among armies of " + settings.game().poolText();
        return value.atStart()
                .map(number -> value.piece().typed() + " is worth "
                        + Numbers.fixed(number.estimate().value(), 0) + " ± "
                        + Numbers.fixed(number.estimate().standardError(), 0) + " "
                        + Numbers.interval(number.interval(), 0) + " on " + answer.where() + ", from "
                        + played() + "," + company + ".")
                .orElseGet(() -> value.piece().typed() + " has no value on " + answer.where() + " from " + played()
                        + ": " + value.note() + ". Play more games.");
    }

    private String played() {
        return Counted.of(result.games(), "game") + " at " + Counted.number(settings.nodes()) + " nodes a move";
    }

    private Grid table() {
        Grid table = new Grid()
                .left("piece")
                .right("at the start")
                .right("± s.e.")
                .left("95 % interval")
                .right("over the game")
                .right("± s.e.");
        result.values().forEach(value -> addRow(table, value));
        result.pool().forEach(value -> addRow(table, value));
        result.whiteAdvantage()
                .ifPresent(white -> table.row(
                        "White's advantage",
                        Numbers.fixed(white.estimate().value(), 0),
                        Numbers.fixed(white.estimate().standardError(), 0),
                        Numbers.interval(white.interval(), 0),
                        "",
                        ""));
        return table;
    }

    private static void addRow(Grid table, MeasuredValue value) {
        Optional<MeasuredValue.Worth> start = value.atStart();
        Optional<Estimate> later = value.overTheGame().map(MeasuredValue.Worth::estimate);
        table.row(
                value.piece().typed(),
                start.map(number -> Numbers.fixed(number.estimate().value(), 0)).orElse("none"),
                start.map(number -> Numbers.fixed(number.estimate().standardError(), 0))
                        .orElse(""),
                start.map(number -> Numbers.interval(number.interval(), 0)).orElse("too few games for a value"),
                later.map(number -> Numbers.fixed(number.value(), 0)).orElse(""),
                later.map(number -> Numbers.fixed(number.standardError(), 0)).orElse(""));
    }

    private void addScale() {
        document.line("Values are anchored to " + settings.anchor().text() + " = "
                + Numbers.value(settings.anchor().number())
                + ". At the start: by what armies began with, drawn by chance."
                + " Over the game: by what stands in quiet positions, where who is winning trades.");
    }

    /// Says what else values depend on.
    private void addCalibration() {
        result.calibration().ifPresent(use -> {
            String games = Counted.of(use.games(), "game") + " that ship";
            document.line(
                    use.isUsed()
                            ? "What knight, bishop, rook, queen and pawn are worth relative to each other is taken"
                                    + " from "
                                    + games + " too; by the games of this run alone: " + alone(use) + "."
                            : "What knight, bishop, rook, queen and pawn are worth relative to each other differs from "
                                    + games
                                    + ", by more than chance and other company explain, so these are left out.");
        });
    }

    private String alone(CalibrationUse use) {
        return use.alone().subList(0, result.values().size()).stream()
                .map(value -> value.piece().typed() + " "
                        + value.atStart()
                                .map(worth -> Numbers.fixed(worth.estimate().value(), 0) + " ± "
                                        + Numbers.fixed(worth.estimate().standardError(), 0))
                                .orElse("none"))
                .collect(Collectors.joining(", "));
    }

    private void addSystematics() {
        if (result.systematics().isEmpty()) {
            return;
        }
        Grid table = new Grid()
                .left("piece")
                .left("changed to")
                .right("value")
                .right("± s.e.")
                .right("difference")
                .right("± s.e.")
                .right("games");
        for (Systematic each : result.systematics()) {
            table.row(
                    each.piece().typed(),
                    each.change(),
                    Numbers.fixed(each.value().value(), 0),
                    Numbers.fixed(each.value().standardError(), 0),
                    Numbers.signed(each.difference().value(), 0),
                    Numbers.fixed(each.difference().standardError(), 0),
                    Counted.number(each.games()));
        }
        document.line("").table(table).line("");
        wider().ifPresent(document::line);
    }

    /// Says where values move by more than chance explains.
    private Optional<String> wider() {
        List<String> moved = result.systematics().stream()
                .filter(each -> Math.abs(each.difference().value())
                        > Z95 * each.difference().standardError())
                .map(each -> each.piece().typed() + " (" + each.change() + ": "
                        + Numbers.signed(each.difference().value(), 0) + ")")
                .toList();
        return moved.isEmpty()
                ? Optional.empty()
                : Optional.of("Moved by more than chance explains: "
                        + moved.stream().collect(Collectors.joining(", "))
                        + ". The systematic error of these values is larger than their ±.");
    }

    private void fill(ObjectNode json) {
        addValues(json.putArray("values"), result.values());
        addValues(json.putArray("pool"), result.pool());
        ArrayNode covariance = json.putArray("covariance");
        List<MeasuredValue> all = result.all();
        for (int row = 0; row < all.size(); row++) {
            ArrayNode line = covariance.addArray();
            for (int column = 0; column < all.size(); column++) {
                if (all.get(row).atStart().isPresent()
                        && all.get(column).atStart().isPresent()) {
                    line.add(result.covariance().get(row).get(column));
                } else {
                    line.addNull();
                }
            }
        }
        put(json.putObject("whiteAdvantage"), result.whiteAdvantage());
        ArrayNode systematics = json.putArray("systematics");
        for (Systematic each : result.systematics()) {
            ObjectNode node = systematics.addObject();
            node.put("piece", each.piece().typed()).put("change", each.change());
            put(node, each.value());
            node.put("difference", each.difference().value())
                    .put("differenceSe", each.difference().standardError())
                    .put("games", each.games());
        }
        result.calibration().ifPresent(use -> {
            ObjectNode node = json.putObject("calibration");
            node.put("games", use.games())
                    .put("used", use.isUsed())
                    .put("chiSquare", use.misfit().statistic())
                    .put("degrees", use.misfit().degrees())
                    .put("p", use.misfit().pValue());
            addValues(node.putArray("alone"), use.alone());
        });
        json.put("games", result.games())
                .put("drawn", result.drawn())
                .put("pilot", result.pilot())
                .put("nodesPerMove", settings.nodes())
                .put("resumed", result.resumed())
                .put("seconds", answer.seconds());
        json.putObject("anchor")
                .put("text", settings.anchor().text())
                .put("value", settings.anchor().number());
        ObjectNode provenance = json.putObject("provenance");
        provenance
                .put("program", "pieceworth " + Version.number())
                .put("variant", answer.where())
                .put("ini", settings.game().ini())
                .put("seed", settings.seed())
                .put("measuredShare", settings.design().measured())
                .put("among", settings.game().poolText());
        result.armies().ifPresent(armies -> provenance.put("armies", armies));
        ObjectNode played = provenance.putObject("engineValues");
        result.all().stream()
                .map(value -> Character.toString(value.piece().letter()))
                .forEach(letter ->
                        result.played().of(letter).ifPresent(value -> played.put(letter, value.middlegame())));
        answer.output().ifPresent(file -> json.put("output", file));
        answer.ini().ifPresent(file -> json.put("variantFile", file));
        ArrayNode notes = json.putArray("notes");
        answer.notes().forEach(notes::add);
    }

    private static void addValues(ArrayNode array, List<MeasuredValue> values) {
        for (MeasuredValue value : values) {
            ObjectNode node = array.addObject();
            node.put("piece", value.piece().typed());
            node.put("feature", Character.toString(value.piece().letter()));
            put(node, value.atStart());
            put(node.putObject("overTheGame"), value.overTheGame());
            if (!value.note().isEmpty()) {
                node.put("note", value.note());
            }
        }
    }

    private static void put(ObjectNode node, Optional<MeasuredValue.Worth> number) {
        if (number.isEmpty()) {
            node.putNull("value").putNull("se").putNull("low").putNull("high");
            return;
        }
        node.put("value", number.get().estimate().value())
                .put("se", number.get().estimate().standardError());
        if (number.get().interval() instanceof Interval.Bounded(double low, double high)
                && Double.isFinite(low)
                && Double.isFinite(high)) {
            node.put("low", low).put("high", high);
        } else {
            node.putNull("low").putNull("high");
        }
    }

    private static void put(ObjectNode node, Estimate estimate) {
        node.put("value", estimate.value())
                .put("se", estimate.standardError())
                .put("low", estimate.low())
                .put("high", estimate.high());
    }
}
