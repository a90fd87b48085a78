package org.pieceworth.studies.choices;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.choices.ChoiceValues;
import org.pieceworth.rules.piece.OrthodoxPiece;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.choice.ChoiceFit;
import org.pieceworth.studies.choices.ChoicesAnswer.Piece;
import org.pieceworth.studies.fit.words.GamesRead;
import org.pieceworth.text.Counted;
import org.pieceworth.text.PlainNumber;
import tools.jackson.databind.node.ObjectNode;

/// Values from moves chosen as a document; the values as CSV.
final class ChoicesDocument {

    private static final int MANY = 12;

    private final Document document = new Document();
    private final ChoicesAnswer answer;
    private final ChoiceValues values;
    private final List<Piece> pieces;

    private ChoicesDocument(ChoicesAnswer answer) {
        this.answer = answer;
        values = answer.values();
        pieces = IntStream.range(0, values.coefficients().pieces())
                .mapToObj(i -> new Piece(
                        values.coefficients().names().get(i),
                        values.coefficients().values().get(i),
                        values.coefficients().logOdds().get(i),
                        Optional.ofNullable(answer.byResults()
                                .get(values.coefficients().names().get(i)))))
                .toList();
    }

    static Document of(ChoicesAnswer answer) {
        ChoicesDocument written = new ChoicesDocument(answer);
        written.head();
        written.values();
        written.method();
        written.widths();
        written.effects();
        written.notes();
        return written.document;
    }

    /// The first piece that is not the unit leads.
    private void head() {
        IntStream.range(0, pieces.size())
                .filter(i -> i != values.coefficients().unit()
                        && values.coefficients().values().get(i).isPresent())
                .mapToObj(pieces::get)
                .findFirst()
                .ifPresent(piece -> document.line(
                                "By the moves chosen, " + Counted.one(name(piece.letter())) + " is worth "
                                        + pawns(piece.value().orElseThrow()) + " "
                                        + name(values.coefficients()
                                                .names()
                                                .get(values.coefficients().unit())) + "s"
                                        + piece.byResults()
                                                .map(results -> "; by the results of the same games, " + pawns(results))
                                                .orElse("")
                                        + ".")
                        .line(""));
    }

    private static String pawns(Estimate estimate) {
        return Numbers.fixed(estimate.value() / 100, 2)
                + (estimate.standardError() > 0 ? " ± " + Numbers.fixed(estimate.standardError() / 100, 2) : "");
    }

    private static String name(String letter) {
        return OrthodoxPiece.wordOf(letter).orElse(letter);
    }

    private void values() {
        int decimals = Numbers.decimals(pieces.stream()
                .flatMap(piece -> piece.value().stream())
                .filter(estimate -> estimate.standardError() > 0)
                .toList());
        List<Column<Piece>> columns = new ArrayList<>(List.of(
                Column.fact("feature", Piece::letter),
                Column.note("piece", piece -> title(piece.letter())),
                Column.number("value", "by moves chosen", decimals, piece -> Column.value(piece.value())),
                Column.showing(
                        piece -> error(piece.value(), decimals),
                        Column.number("se", "± s.e.", decimals, piece -> Column.error(piece.value()))),
                Column.interval("low", "high", "95 % interval", decimals, ChoicesDocument::interval),
                Column.datum("coefficient", piece -> Column.value(piece.logOdds())),
                Column.datum("coefficientSe", piece -> Column.error(piece.logOdds())),
                Column.number("byResults", "by results", decimals, piece -> Column.value(piece.byResults())),
                Column.showing(
                        piece -> error(piece.byResults(), decimals),
                        Column.number("byResultsSe", "± s.e.", decimals, piece -> Column.error(piece.byResults())))));
        Table<Piece> table = new Table<>("values", pieces, columns);
        document.shown(table).csv(table).data(table).line("");
    }

    private static String title(String letter) {
        return OrthodoxPiece.wordOf(letter).map(word -> letter + " " + word).orElse(letter);
    }

    /// The unit has no error.
    private static Optional<String> error(Optional<Estimate> estimate, int decimals) {
        return estimate.map(Estimate::standardError)
                .filter(Double::isFinite)
                .map(error -> error == 0 ? "unit" : Numbers.fixed(error, decimals));
    }

    private static Optional<Interval> interval(Piece piece) {
        return piece.value()
                .filter(estimate -> estimate.standardError() > 0)
                .map(estimate -> new Interval.Bounded(estimate.low(), estimate.high()));
    }

    private void method() {
        ChoiceFit fit = values.fit();
        double r2 = 1 - fit.logLikelihood() / fit.nullLogLikelihood();
        double moves = (double) values.sets().alternatives() / values.sets().size();
        document.line(Counted.of(answer.games().found(), "game") + " found, "
                + (answer.games().stride() == 1
                        ? ""
                        : "one in " + Counted.number(answer.games().stride()) + " of those that can be used taken: ")
                + Counted.of(answer.games().games(), "game") + ", " + Counted.of(fit.sets(), "choice")
                + " among " + Numbers.fixed(moves, 1) + " moves on average"
                + (answer.byResults().isEmpty()
                        ? "."
                        : "; results of " + Counted.of(answer.resultGames(), "game") + "."));
        GamesRead.skipped(answer.games().skipped()).forEach(document::line);
        document.line("Moves count "
                + answer.request()
                        .within()
                        .map(pawns -> "if they settle at most " + PlainNumber.of(pawns) + " below the best, in "
                                + name(values.coefficients()
                                        .names()
                                        .get(values.coefficients().unit())) + "s.")
                        .orElse("all."));
        document.line("Conditional logit: a "
                + name(values.coefficients().names().get(values.coefficients().unit())) + " more makes a move "
                + Numbers.fixed(Math.exp(values.coefficients().unitCoefficient().value()), 1)
                + " times as likely (logit "
                + Numbers.fixed(values.coefficients().unitCoefficient().value(), 3) + " ± "
                + Numbers.fixed(values.coefficients().unitCoefficient().standardError(), 3) + "); R² "
                + Numbers.fixed(r2, 3)
                + " (McFadden), log-likelihood " + Numbers.grouped(fit.logLikelihood(), 1) + "; values settled in "
                + Counted.of(values.rounds().number(), "round") + ".");
        document.line("Errors: clustered by " + values.clusters().by() + " ("
                + Counted.number(values.clusters().count()) + ")"
                + String.join(
                        "",
                        values.clusters().others().stream()
                                .map(other -> "; by " + other.by() + " (" + Counted.number(other.count()) + ") at most "
                                        + Numbers.fixed(other.widest(), 1) + " times as wide as by game")
                                .toList())
                + "; with the echo of the values assumed, "
                + Numbers.fixed(values.rounds().echo(), 2) + ".");
        ObjectNode json = document.json();
        json.put("games", answer.games().games())
                .put("found", answer.games().found())
                .put("stride", answer.games().stride())
                .put("choices", fit.sets())
                .put("alternatives", values.sets().alternatives());
        ObjectNode skipped = json.putObject("skipped");
        answer.games().skipped().counts().forEach(skipped::put);
        json.put("logLikelihood", fit.logLikelihood())
                .put("nullLogLikelihood", fit.nullLogLikelihood())
                .put("mcFadden", r2)
                .put(
                        "unit",
                        values.coefficients().names().get(values.coefficients().unit()))
                .put("unitCoefficient", values.coefficients().unitCoefficient().value())
                .put(
                        "unitCoefficientSe",
                        values.coefficients().unitCoefficient().standardError())
                .put("echo", values.rounds().echo())
                .put("rounds", values.rounds().number());
        ObjectNode cluster = json.putObject("cluster");
        cluster.put("by", values.clusters().by())
                .put("clusters", values.clusters().count());
        Table.of(
                        "others",
                        values.clusters().others(),
                        Column.fact("by", ChoiceValues.Coarser::by),
                        Column.whole("clusters", ChoiceValues.Coarser::count),
                        Column.datum("widest", ChoiceValues.Coarser::widest))
                .putInto(cluster);
    }

    private void widths() {
        List<Column<ChoiceValues.Width>> columns = new ArrayList<>(List.of(
                Column.datum("within", width -> width.within()),
                Column.note(
                        "moves that count",
                        width -> Double.isInfinite(width.within())
                                ? "all legal moves"
                                : "at most " + PlainNumber.of(width.within()) + " below the best"),
                Column.count("choices", "choices", ChoiceValues.Width::choices)));
        for (int i = 0; i < Math.min(pieces.size(), MANY); i++) {
            int at = i;
            columns.add(Column.number(pieces.get(i).letter(), pieces.get(i).letter(), 0, width -> width.values()[at]));
        }
        document.line("")
                .line("Values by how much worse the moves may be that count, captures settled as above:")
                .line("");
        Table<ChoiceValues.Width> table = new Table<>("widths", values.widths(), columns);
        document.shown(table).data(table).line("");
    }

    private record Effect(String name, Optional<Estimate> logOdds) {}

    private void effects() {
        List<Effect> effects = IntStream.range(
                        values.coefficients().pieces(),
                        values.coefficients().names().size())
                .mapToObj(i -> new Effect(
                        values.coefficients().names().get(i),
                        values.coefficients().logOdds().get(i)))
                .filter(effect -> effect.logOdds().isPresent())
                .toList();
        Table<Effect> table = Table.of(
                        "effects",
                        effects,
                        Column.fact("feature", Effect::name),
                        Column.note("held equal", effect -> words(effect.name())))
                .and(Column.estimate("coefficient", "se", "log-odds", 3, Effect::logOdds))
                .and(Column.figure(
                        "as likely",
                        effect -> Numbers.fixed(
                                        Math.exp(effect.logOdds().orElseThrow().value()), 2) + " times"));
        document.line("Other properties of chosen moves:").line("").shown(table).data(table);
    }

    private String words(String feature) {
        return switch (feature) {
            case "check" -> "gives check";
            case "castling" -> "castles";
            case "promotion" -> "promotes";
            case "retakes" -> "takes the piece that just moved";
            case "drop" -> "drops a piece";
            case "ownMoves" -> "a legal move more for itself";
            case "theirMoves" -> "a legal move more for the other side";
            case "centre" -> "half a square nearer to the centre";
            default ->
                feature.startsWith("moves:")
                        ? "moves " + Counted.one(name(feature.substring("moves:".length()))) + ", not "
                                + Counted.one(name(values.coefficients()
                                        .names()
                                        .get(values.coefficients().unit())))
                        : feature;
        };
    }

    private void notes() {
        List<String> notes = new ArrayList<>(answer.notes());
        pieces.stream()
                .filter(piece -> piece.value().isEmpty() && piece.byResults().isPresent())
                .forEach(piece -> notes.add("no choice determines the value of " + Counted.one(name(piece.letter()))
                        + ": among counted moves it was always retained, always given up, or never at stake"));
        if (pieces.stream()
                .anyMatch(piece -> piece.value()
                        .filter(value -> Double.isNaN(value.standardError()))
                        .isPresent())) {
            notes.add("the values follow those assumed too closely for errors (echo "
                    + Numbers.fixed(values.rounds().echo(), 2) + "); more games help");
        }
        answer.request().reading().settings().materialNote().ifPresent(notes::add);
        if (!notes.isEmpty()) {
            document.line("");
            notes.forEach(note -> document.line("Note: " + note + (note.endsWith(".") ? "" : ".")));
        }
        document.json().set("notes", document.json().arrayNode());
        notes.forEach(note -> document.json().withArray("notes").add(note));
    }
}
