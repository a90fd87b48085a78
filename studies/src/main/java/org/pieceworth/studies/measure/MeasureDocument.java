package org.pieceworth.studies.measure;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.answer.Audience;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.lab.measure.MeasureResult;
import org.pieceworth.lab.measure.MeasureResult.CalibrationUse;
import org.pieceworth.lab.measure.MeasureResult.Systematic;
import org.pieceworth.lab.measure.MeasureSettings;
import org.pieceworth.lab.measure.MeasuredValue;
import org.pieceworth.lab.measure.MeasuredValue.Worth;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.stats.Interval;
import org.pieceworth.studies.Version;
import org.pieceworth.studies.drawing.GameKind;
import org.pieceworth.studies.drawing.PieceIcon;
import org.pieceworth.studies.measure.MeasureStudy.MeasureAnswer;
import org.pieceworth.text.Counted;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Shows the measured values of pieces.
public final class MeasureDocument {

    private static final String ERROR = "± s.e.";
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
        result.fitted().values().forEach(value -> document.line(sentence(value)));
        document.line("").table(table()).line("");
        addScale();
        MeasureFiles.addTo(document, answer.files());
        addCalibration();
        addSystematics();
        document.line("The ± is sampling error only. Nodes per move, and the other pieces on the"
                + " board, change values too.");
        settings.engine()
                .ifPresent(other -> document.line(other.name()
                        + " played both sides of all games, by its own values of pieces; armies were sampled and values"
                        + " fitted as in games of Pieceworth's engine."));
        document.line(Counted.of(result.counts().games(), "game") + " (" + Numbers.percent(drawn())
                + " drawn) after a pilot run of "
                + Counted.number(result.counts().pilot()) + ", " + Numbers.fixed(answer.seconds(), 1) + " s"
                + (result.counts().resumed() == 0
                        ? ""
                        : ", " + Counted.of(result.counts().resumed(), "game") + " from earlier runs")
                + ", seed " + settings.seed() + ".");
        answer.output()
                .ifPresent(file -> document.line("Games written to " + file
                        + answer.ini().map(ini -> ", their pieces to " + ini).orElse("") + "."));
        answer.notes().forEach(note -> document.line("Note: " + note + "."));
        document.icons(this::icons);
        return document.csv(MeasureCsv.of(values("values", result.all()), result))
                .jsonWhenWanted(this::fill);
    }

    private Map<String, String> icons() {
        Map<String, String> known =
                PieceIcon.bySymbol(GameKind.of(settings.game().rules()));
        Map<String, String> icons = new HashMap<>();
        for (MeasuredValue value : result.all()) {
            Optional.ofNullable(known.get(PieceLetter.text(value.piece().letter())))
                    .ifPresent(icon -> icons.put(value.piece().typed(), icon));
        }
        return icons;
    }

    private double drawn() {
        return (double) result.counts().drawn() / result.counts().games();
    }

    private String sentence(MeasuredValue value) {
        return value.atStart()
                .map(number ->
                        value.piece().typed() + ": " + pawns(number.estimate().value()) + " ± "
                                + pawns(number.estimate().standardError()) + " pawns, 95 % interval "
                                + between(number.interval()) + ", sampling error only (" + answer.where() + ", "
                                + played() + ", other pieces "
                                + settings.game().poolText() + ").")
                .orElseGet(() -> value.piece().typed() + " has no value on " + answer.where() + " from " + played()
                        + ": " + value.note() + ". Play more games.");
    }

    private static String between(Interval interval) {
        return interval.bounded()
                .filter(ends -> Double.isFinite(ends.low()) && Double.isFinite(ends.high()))
                .map(ends -> pawns(ends.low()) + " to " + pawns(ends.high()))
                .orElse("without a bound");
    }

    private static String pawns(double centipawns) {
        return Numbers.fixed(centipawns / 100, 2);
    }

    private String played() {
        return Counted.of(result.counts().games(), "game")
                + settings.engine().map(other -> " of " + other.name()).orElse("") + " at "
                + Counted.number(settings.nodes()) + " nodes per move";
    }

    private Grid table() {
        Grid table = values("values", result.all()).shown();
        result.fitted()
                .whiteAdvantage()
                .ifPresent(white -> table.row(
                        "White's advantage",
                        Numbers.fixed(white.estimate().value(), 0),
                        Numbers.fixed(white.estimate().standardError(), 0),
                        Numbers.interval(white.interval(), 0),
                        "",
                        ""));
        return table;
    }

    private static Table<MeasuredValue> values(String key, List<MeasuredValue> values) {
        return Table.of(
                key,
                values,
                Column.words("piece", "piece", value -> value.piece().typed()),
                Column.fact("feature", value -> PieceLetter.text(value.piece().letter())),
                Column.absent("none", Column.number("value", "opening value", 0, value -> value(value.atStart()))),
                Column.absent("", Column.number("se", ERROR, 0, value -> error(value.atStart()))),
                Column.left(Column.absent(
                        "too few games for a value",
                        Column.interval(
                                "low",
                                "high",
                                "95 % interval",
                                0,
                                value -> value.atStart().map(Worth::interval)))),
                Column.absent(
                        "",
                        Column.number("overTheGame.value", "in-game value", 0, value -> value(value.overTheGame()))),
                Column.absent("", Column.number("overTheGame.se", ERROR, 0, value -> error(value.overTheGame()))),
                Column.only(
                        Audience.JSON,
                        Column.interval(
                                "overTheGame.low",
                                "overTheGame.high",
                                "",
                                0,
                                value -> value.overTheGame().map(Worth::interval))),
                Column.optionalFact("note", MeasuredValue::note));
    }

    private static double value(Optional<Worth> worth) {
        return Column.value(worth.map(Worth::estimate));
    }

    private static double error(Optional<Worth> worth) {
        return Column.error(worth.map(Worth::estimate));
    }

    private void addScale() {
        document.line("Values are anchored to " + settings.anchor().text() + " = "
                + Numbers.value(settings.anchor().number())
                + ". Opening value: regression of results on the random starting armies."
                + " In-game value: by material in quiet positions, where the winning side trades.");
    }

    /// Names other inputs of the values.
    private void addCalibration() {
        result.calibration().ifPresent(use -> {
            String games = Counted.of(use.games(), "game") + " that ship";
            document.line(
                    use.isUsed()
                            ? "The relative values of knight, bishop, rook, queen and pawn are taken"
                                    + " from "
                                    + games + " too; only by the games of this run: " + alone(use) + "."
                            : "The relative values of knight, bishop, rook, queen and pawn differ from "
                                    + games
                                    + ", by more than sampling error and army composition explain, so these are excluded.");
        });
    }

    private String alone(CalibrationUse use) {
        return use.alone().subList(0, result.fitted().values().size()).stream()
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
        document.line("").shown(systematics()).line("");
        wider().ifPresent(document::line);
    }

    private Table<Systematic> systematics() {
        return Table.of(
                "systematics",
                result.systematics(),
                Column.words("piece", "piece", each -> each.piece().typed()),
                Column.words("change", "changed to", Systematic::change),
                Column.number("value", "value", 0, each -> each.value().value()),
                Column.number("se", ERROR, 0, each -> each.value().standardError()),
                Column.datum("low", each -> each.value().low()),
                Column.datum("high", each -> each.value().high()),
                Column.signed(
                        "difference", "difference", 0, each -> each.difference().value()),
                Column.number(
                        "differenceSe", ERROR, 0, each -> each.difference().standardError()),
                Column.count("games", "games", Systematic::games));
    }

    /// Names the conditions with significantly different values.
    private Optional<String> wider() {
        List<String> moved = result.systematics().stream()
                .filter(each -> Math.abs(each.difference().value())
                        > Z95 * each.difference().standardError())
                .map(each -> each.piece().typed() + " (" + each.change() + ": "
                        + Numbers.signed(each.difference().value(), 0) + ")")
                .toList();
        return moved.isEmpty()
                ? Optional.empty()
                : Optional.of("Changed by more than sampling error: "
                        + moved.stream().collect(Collectors.joining(", "))
                        + ". The systematic error of these values exceeds their standard error.");
    }

    private void fill(ObjectNode json) {
        values("values", result.fitted().values()).putInto(json);
        values("pool", result.fitted().pool()).putInto(json);
        ArrayNode covariance = json.putArray("covariance");
        List<MeasuredValue> all = result.all();
        for (int row = 0; row < all.size(); row++) {
            ArrayNode line = covariance.addArray();
            for (int column = 0; column < all.size(); column++) {
                if (all.get(row).atStart().isPresent()
                        && all.get(column).atStart().isPresent()) {
                    line.add(result.fitted().covariance().get(row).get(column));
                } else {
                    line.addNull();
                }
            }
        }
        Table.of(
                        "whiteAdvantage",
                        List.of(result.fitted().whiteAdvantage()),
                        Column.datum("value", MeasureDocument::value),
                        Column.datum("se", MeasureDocument::error),
                        Column.interval("low", "high", "", 0, white -> white.map(Worth::interval)))
                .putMembers(json.putObject("whiteAdvantage"));
        systematics().putInto(json);
        if (!answer.files().isEmpty()) {
            MeasureFiles.table(answer.files()).putInto(json);
        }
        result.calibration().ifPresent(use -> {
            ObjectNode node = json.putObject("calibration");
            node.put("games", use.games())
                    .put("used", use.isUsed())
                    .put("chiSquare", use.misfit().statistic())
                    .put("degrees", use.misfit().degrees())
                    .put("p", use.misfit().pValue());
            values("alone", use.alone()).putInto(node);
        });
        json.put("games", result.counts().games())
                .put("drawn", result.counts().drawn())
                .put("pilot", result.counts().pilot())
                .put("nodesPerMove", settings.nodes())
                .put("resumed", result.counts().resumed())
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
        settings.engine().ifPresent(other -> {
            ObjectNode engine = provenance.putObject("engine");
            engine.put("name", other.name())
                    .put("command", String.join(" ", other.how().command()));
            other.how().options().forEach(engine.putObject("options")::put);
        });
        ObjectNode played = provenance.putObject(settings.engine().isPresent() ? "armyValues" : "engineValues");
        result.all().stream()
                .map(value -> PieceLetter.text(value.piece().letter()))
                .forEach(letter ->
                        result.played().of(letter).ifPresent(value -> played.put(letter, value.middlegame())));
        answer.output().ifPresent(file -> json.put("output", file));
        answer.ini().ifPresent(file -> json.put("variantFile", file));
        answer.notes().forEach(json.putArray("notes")::add);
    }
}
