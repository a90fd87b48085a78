package org.pieceworth.studies.odds;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.lab.odds.EvenFactor;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.studies.odds.OddsByGames.Row;
import org.pieceworth.text.Counted;

/// Shows the value of odds.
final class OddsDocument {

    private static final String MADE =
            "Games of Pieceworth's engine at fixed nodes per move, both sides with both colours, from"
                    + " chess's start after random plies. Elo is the taker's gain between equal players, with its 95 % interval."
                    + " With that factor between the giver's and the taker's nodes the score is even, with a 90 % interval."
                    + " People's games may differ.";

    /// The number of answers to a rating difference.
    private static final int NEAREST = 3;

    private OddsDocument() {}

    /// The usual odds, a line each for each strength.
    static Document table(List<OddsRow> rows) {
        Document document = new Document();
        document.line("The value of odds, by strength:").line("");
        return document.table(table("odds", rows)).line("").line(MADE).csv(table("odds", rows));
    }

    /// Odds with new games.
    static Document played(OddsStudy study, List<OddsRow> rows) {
        Document document = new Document();
        rows.forEach(row -> document.line(sentence(row)));
        document.line("").table(table("odds", rows)).line("");
        document.line(Counted.of(study.games(), "game") + " at equal nodes and as many that seek the factor, "
                + Counted.of(study.plies(), "random ply", "random plies") + " first; seed " + study.seed() + ". "
                + MADE);
        document.json()
                .put("variant", study.variant().name())
                .put("plies", study.plies())
                .put("seed", study.seed());
        return document.csv(table("odds", rows));
    }

    private static String sentence(OddsRow row) {
        return "Who takes " + row.odds() + " odds scores "
                + percent(row.counts().score()) + " at "
                + Counted.of(row.nodes(), "node") + " per move, " + elo(row)
                + " Elo; the game is even when the giver has "
                + factor(row.even()) + " times the nodes.";
    }

    private static String percent(double share) {
        return Numbers.fixed(100 * share, 0) + " %";
    }

    /// Odds, and factors of nodes, that are nearest to even between players so far apart, by strength.
    static Document nearest(List<OddsRow> rows, int apart) {
        Document document = new Document();
        document.line("Between two players " + Counted.number(apart)
                        + " points of Elo apart these odds are nearest to even:")
                .line("");
        List<OddsRow> found = rows.stream()
                .collect(Collectors.groupingBy(OddsRow::nodes, TreeMap::new, Collectors.toList()))
                .values()
                .stream()
                .flatMap(strength -> strength.stream()
                        .filter(row -> row.elo() instanceof Elo.Estimated)
                        .sorted(Comparator.comparingDouble(row -> Math.abs(value(row) - apart)))
                        .limit(NEAREST))
                .toList();
        document.table(table("odds", found)).line("").line(MADE);
        document.json().put("elo", apart);
        return document.csv(table("odds", found));
    }

    /// Starts of games.
    static Document of(OddsByGames games) {
        Document document = new Document();
        document.line("The value of each start in Elo between players of equal ratings:")
                .line("");
        Table<Row> table = Table.of(
                "starts",
                games.rows(),
                Column.words("start", "start", Row::start),
                Column.words("ratings", "ratings", row -> row.band().isEmpty() ? "unrated" : row.band()),
                Column.count("games", "games", Row::games),
                Column.number("score", "score, %", 1, row -> 100 * row.score()),
                Column.number("elo", "Elo", 0, row -> Column.value(row.elo())),
                Column.number("eloSe", "± s.e.", 0, row -> Column.error(row.elo())));
        document.table(table).line("");
        document.line("Score and Elo are those of the side that takes the odds; of a start without a name, White's."
                + (games.unrated() > 0
                        ? " " + Counted.of(games.unrated(), "game") + " without both ratings counted as between equals."
                        : ""));
        document.json().put("unrated", games.unrated());
        games.skipped().forEach(document.json().putObject("skipped")::put);
        return document.csv(table);
    }

    private static Table<OddsRow> table(String name, List<OddsRow> rows) {
        return Table.of(
                name,
                rows,
                Column.words("odds", "odds", OddsRow::odds),
                Column.count("nodes", "nodes per move", OddsRow::nodes),
                Column.count("games", "games", row -> row.counts().games()),
                Column.number("score", "score, %", 1, row -> 100 * row.counts().score()),
                Column.showing(row -> Optional.of(elo(row)), Column.number("elo", "Elo", 0, OddsDocument::value)),
                Column.showing(
                        row -> Optional.of(factor(row.even())),
                        Column.number(
                                "factor",
                                "even at nodes times",
                                2,
                                row -> row.even().map(EvenFactor::factor).orElse(Double.NaN))),
                Column.datum("lost", row -> row.counts().counts()[0]),
                Column.datum("drawn", row -> row.counts().counts()[1]),
                Column.datum("won", row -> row.counts().counts()[2]),
                Column.datum("sought", row -> row.even().map(EvenFactor::games).orElse(0L)),
                Column.datum(
                        "factorLow",
                        row -> row.even().map(even -> even.interval().low()).orElse(Double.NaN)),
                Column.datum(
                        "factorHigh",
                        row -> row.even().map(even -> even.interval().high()).orElse(Double.NaN)));
    }

    private static double value(OddsRow row) {
        return row.elo() instanceof Elo.Estimated known ? known.value() : Double.NaN;
    }

    private static String elo(OddsRow row) {
        return switch (row.elo()) {
            case Elo.Estimated known ->
                Numbers.signed(known.value(), 0) + " [" + Numbers.signed(known.low(), 0) + ", "
                        + Numbers.signed(known.high(), 0) + "]";
            case Elo.Unknown unknown -> unknown.reason();
        };
    }

    private static String factor(Optional<EvenFactor> even) {
        return even.map(found -> found.interval().high() > EvenFactor.MOST
                        ? "more than " + two(found.interval().low())
                        : two(found.factor()) + " [" + two(found.interval().low()) + ", "
                                + two(found.interval().high()) + "]")
                .orElse("–");
    }

    private static String two(double number) {
        return Numbers.fixed(number, number < 10 ? 1 : 0);
    }
}
