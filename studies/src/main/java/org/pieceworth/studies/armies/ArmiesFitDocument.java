package org.pieceworth.studies.armies;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.armies.ArmyFitness;
import org.pieceworth.empirical.armies.ArmyHoldOut;
import org.pieceworth.empirical.armies.LeastAbsoluteFit;
import org.pieceworth.stats.ChiSquare;
import org.pieceworth.stats.Estimate;
import org.pieceworth.studies.armies.ArmiesFitAnswer.FileValue;
import org.pieceworth.studies.armies.ArmiesFitAnswer.PieceValue;
import org.pieceworth.text.Counted;
import tools.jackson.databind.node.ObjectNode;

/// Values of pieces from results of armies, as a document.
public final class ArmiesFitDocument {

    private final Document document = new Document();
    private final ArmiesFitAnswer answer;
    private final int decimals;

    private ArmiesFitDocument(ArmiesFitAnswer answer) {
        this.answer = answer;
        decimals = Numbers.decimals(answer.values().stream()
                .flatMap(value -> value.value().stream())
                .filter(estimate -> estimate.standardError() > 0)
                .toList());
    }

    /// Lines and tables, and JSON; the values of pieces as CSV.
    public static Document of(ArmiesFitAnswer answer) {
        ArmiesFitDocument written = new ArmiesFitDocument(answer);
        written.head();
        written.values();
        written.files();
        written.sides();
        written.leastAbsolute();
        written.fitness();
        written.heldOut();
        return written.document;
    }

    private void head() {
        String anchor = answer.request().anchor() + " = "
                + Numbers.value(answer.request().anchorValue());
        document.line("Values from " + Counted.of(answer.results().rows().size(), "pair") + " of "
                + Counted.of(answer.results().armies(), "army", "armies")
                + (answer.results().gamesKnown()
                        ? ", some " + Counted.number(Math.round(answer.results().games())) + " games"
                        : "")
                + "; " + anchor + ".");
        if (answer.zeroOpen()) {
            document.line("All armies have as many pieces, so only differences of values are known: the value of "
                    + answer.request().anchor()
                    + " is a convention, like the scale (normalization "
                    + Numbers.value(normalization()) + ").");
        }
        document.line("White scores " + Numbers.fixed(answer.results().meanScore(), 1)
                + " %; if all else is equal, by values alike for both sides, " + with(answer.constant(), 1) + " %.");
        answer.yardsticks()
                .forEach(each -> document.line(each.army() + " is in " + each.rows()
                        + " rows and has a term of its own: it is worth " + with(each.value(), decimals)
                        + " beyond its pieces, " + with(each.points(), 1) + " % of the points."));
        document.line("");
        ObjectNode json = document.json();
        json.put("file", answer.request().file())
                .put("rows", answer.results().rows().size())
                .put("armies", answer.results().armies())
                .put("games", answer.results().gamesKnown() ? answer.results().games() : Double.NaN)
                .put("anchor", answer.request().anchor())
                .put("anchorValue", answer.request().anchorValue())
                .put("zeroOpen", answer.zeroOpen())
                .put("whiteScore", answer.results().meanScore());
        put(json, "constant", answer.constant());
        Table.of(
                        "yardsticks",
                        answer.yardsticks(),
                        Column.fact("army", each -> each.army()),
                        Column.whole("rows", each -> each.rows()),
                        Column.datum("value", each -> each.value().value()),
                        Column.datum("se", each -> each.value().standardError()),
                        Column.datum("points", each -> each.points().value()),
                        Column.datum("pointsSe", each -> each.points().standardError()))
                .putInto(json);
    }

    private double normalization() {
        return answer.request().normalization().orElse(LeastAbsoluteFit.NORMALIZATION);
    }

    private static void put(ObjectNode json, String key, Estimate estimate) {
        json.put(key, estimate.value()).put(key + "Se", estimate.standardError());
    }

    private static String with(Estimate estimate, int decimals) {
        return Numbers.fixed(estimate.value(), decimals) + " ± " + Numbers.fixed(estimate.standardError(), decimals);
    }

    private void values() {
        Table<PieceValue> table = Table.of(
                        "values",
                        answer.values(),
                        Column.words("piece", "piece", PieceValue::piece),
                        Column.words("letters", "in armies", PieceValue::letters))
                .and(Column.estimate("value", "se", "value", decimals, PieceValue::value))
                .and(
                        Column.datum("surplus", value -> Column.value(value.surplus())),
                        Column.datum("surplusSe", value -> Column.error(value.surplus())),
                        Column.datum("alike", value -> Column.value(value.alike())),
                        Column.datum("alikeSe", value -> Column.error(value.alike())));
        List<Column<PieceValue>> files = new ArrayList<>();
        boolean differ = answer.spread().deviation() > 0;
        for (int file = 0; differ && file < answer.values().getFirst().files().size(); file++) {
            int at = file;
            files.add(Column.figure(
                    "on " + (char) ('a' + at), value -> effect(value.files().get(at))));
        }
        document.line(
                differ
                        ? "A piece's value, and the effect of each starting file (or its mirror image):"
                        : "A piece's value; no difference between starting files is seen:");
        document.line("");
        document.table(table.and(files)).csv(table).line("");
    }

    private String effect(FileValue value) {
        return value.seen() == 0
                ? "–"
                : Numbers.signed(value.effect().value(), 0) + " ± "
                        + Numbers.fixed(value.effect().standardError(), 0);
    }

    private void files() {
        ArmiesFitAnswer.Spread spread = answer.spread();
        document.line("Files: standard deviation " + Numbers.fixed(spread.deviation(), decimals) + " ["
                + Numbers.fixed(spread.low(), decimals) + ", " + Numbers.fixed(spread.high(), decimals)
                + "]; each effect is shrunk towards 0."
                + (answer.zeroOpen() && spread.deviation() > 0
                        ? " An effect is relative to the other pieces on that file."
                        : ""));
        ObjectNode json = document.json();
        json.putObject("files")
                .put("deviation", spread.deviation())
                .put("low", spread.low())
                .put("high", spread.high())
                .put("likelihoodRatio", spread.likelihoodRatio());
        record Placed(PieceValue piece, FileValue file) {}
        List<Placed> all = answer.values().stream()
                .flatMap(piece -> piece.files().stream().map(file -> new Placed(piece, file)))
                .toList();
        Table.of(
                        "fileEffects",
                        all,
                        Column.fact("piece", each -> each.piece().piece()),
                        Column.fact("file", each -> String.valueOf(each.file().file())),
                        Column.whole("copies", each -> each.file().seen()),
                        Column.datum("effect", each -> each.file().effect().value()),
                        Column.datum("se", each -> each.file().effect().standardError()),
                        Column.datum("leastAbsolute", each -> each.file().leastAbsolute()))
                .putInto(json);
    }

    private void sides() {
        ArmiesFitAnswer.Sides sides = answer.sides();
        if (sides.all().degrees() == 0) {
            return;
        }
        document.line("Are pieces worth the same to both sides? By all rows " + test(sides.all())
                + "; more to Black than to White, relative to "
                + answer.request().anchor() + ", by two standard errors:");
        document.line(list(PieceValue::surplus));
        sides.alike()
                .ifPresent(test -> document.line("By the " + Counted.of(sides.rows(), "row")
                                + " with the same army on both sides " + test(test) + "; more to Black:")
                        .line(list(PieceValue::alike)));
        answer.sides()
                .mirrored()
                .forEach(each -> document.line(
                        "So, with " + each.army() + " on both sides, White scores " + with(each.score(), 1) + " %."));
        document.line("");
        ObjectNode json = document.json().putObject("sides");
        put(json.putObject("all"), sides.all());
        sides.alike().ifPresent(test -> put(json.putObject("alike").put("rows", sides.rows()), test));
        Table.of(
                        "mirrored",
                        answer.sides().mirrored(),
                        Column.fact("army", each -> each.army()),
                        Column.datum("score", each -> each.score().value()),
                        Column.datum("se", each -> each.score().standardError()))
                .putInto(document.json());
    }

    private static void put(ObjectNode json, ChiSquare test) {
        json.put("chiSquare", test.statistic()).put("degrees", test.degrees()).put("pValue", test.pValue());
    }

    private static String test(ChiSquare test) {
        return "χ² " + Numbers.fixed(test.statistic(), 1) + " of " + test.degrees() + ", p "
                + Numbers.equalsChance(test.pValue());
    }

    private String list(Function<PieceValue, Optional<Estimate>> surplus) {
        List<String> found = answer.values().stream()
                .flatMap(value -> surplus.apply(value).stream()
                        .filter(estimate -> Math.abs(estimate.value()) >= 2 * estimate.standardError()
                                && estimate.standardError() > 0)
                        .map(estimate -> value.piece() + " " + Numbers.signed(estimate.value(), 0) + " ± "
                                + Numbers.fixed(estimate.standardError(), 0)))
                .toList();
        return found.isEmpty() ? "none." : String.join(", ", found) + ".";
    }

    private void leastAbsolute() {
        LeastAbsoluteFit.Result least = answer.leastAbsolute();
        document.line("By the least mean absolute error of scores, values by piece and file have an error of "
                + Numbers.fixed(least.loss(), 3) + " % of the points, with normalization "
                + Numbers.fixed(least.normalization(), 6) + (answer.zeroOpen() ? " (given)" : "") + " and contempt "
                + Numbers.fixed(least.contempt(), 6) + ".");
        document.json()
                .putObject("leastAbsolute")
                .put("loss", least.loss())
                .put("normalization", least.normalization())
                .put("contempt", least.contempt());
    }

    /// A fit by its name.
    private record Named(String name, ArmyFitness fitness) {}

    private void fitness() {
        boolean games = answer.results().gamesKnown();
        List<Named> fits = List.of(
                new Named("piece", answer.fitness().piece()),
                new Named("piece and file", answer.fitness().file()),
                new Named("piece, file and side", answer.fitness().side()));
        Table<Named> table = Table.of(
                "fits",
                fits,
                Column.words("values", "values by", Named::name),
                Column.number(
                        "absolute", "mean miss, %", 2, each -> each.fitness().absolute()),
                Column.number(
                        "deviation", "r.m.s. miss, %", 2, each -> each.fitness().deviation()),
                Column.when(
                        games,
                        Column.number(
                                "chance",
                                "by chance, %",
                                2,
                                each -> each.fitness().chance())),
                Column.when(
                        games,
                        Column.number(
                                "dispersion",
                                "dispersion",
                                1,
                                each -> each.fitness().dispersion())),
                Column.when(
                        games,
                        Column.number(
                                "deviance",
                                "deviance",
                                value -> Counted.number(Math.round(value)),
                                each -> each.fitness().deviance().statistic())),
                Column.when(
                        games,
                        Column.count(
                                "degrees",
                                "of",
                                each -> each.fitness().deviance().degrees())));
        document.line("").table(table).line("");
        if (games) {
            document.line("Scores deviate from the values by piece and file by "
                    + Numbers.fixed(answer.fitness().file().beyond(), 1)
                    + " % of the points beyond sampling error: armies are worth more or less than the sum of their pieces. Standard"
                    + " errors allow for it, by armies that rows have in common.");
        } else {
            document.line("Standard errors allow for armies that rows have in common.");
        }
    }

    private void heldOut() {
        if (answer.heldOut().isEmpty()) {
            return;
        }
        document.line("")
                .line("Armies held out, in " + answer.request().parts() + " parts:")
                .line("");
        document.table(Table.of(
                "heldOut",
                answer.heldOut(),
                Column.words("model", "predicted by", each -> name(each.model())),
                Column.number("absolute", "mean miss, %", 2, ArmyHoldOut.Misses::absolute),
                Column.number("deviation", "r.m.s. miss, %", 2, ArmyHoldOut.Misses::deviation)));
    }

    private static String name(ArmyHoldOut.Model model) {
        return switch (model) {
            case CONSTANT -> "the mean score";
            case PIECE -> "piece";
            case FILE -> "piece and file";
            case POOLED -> "piece and file, shrunk";
            case LEAST_ABSOLUTE -> "piece and file, least absolute error";
        };
    }
}
