package org.pieceworth.studies.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.match.MatchTally;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.studies.play.MatchAnswer.Row;
import org.pieceworth.text.Counted;

/// Shows the result of a match, or of the matches of a gauntlet.
public final class MatchDocument {

    private final MatchAnswer answer;
    private final List<Row> rows;
    private final String first;

    private MatchDocument(MatchAnswer answer) {
        this.answer = answer;
        rows = answer.rows();
        first = answer.first().typed();
    }

    /// Lines and tables for people, an object for programs.
    public static Document of(MatchAnswer answer) {
        return new MatchDocument(answer).document();
    }

    private Document document() {
        Document document = new Document();
        document.line(head());
        document.line("");
        if (answer.gauntlet()) {
            document.shown(table()).line("");
            rows.forEach(row -> tests(document, row));
        } else {
            score(document, rows.getFirst());
        }
        MatchAnswer.repeated(answer.duplicates(), answer.played()).ifPresent(document::line);
        document.line("Games ended by " + counts(answer.terminations()) + ".");
        forfeits().ifPresent(document::line);
        answer.run().lines(answer.played(), answer.output()).forEach(document::line);
        document.csv(csv());
        MatchJson.write(answer, document.json());
        return document;
    }

    private String head() {
        return first + " against "
                + (answer.gauntlet()
                        ? Counted.of(rows.size(), "opponent")
                        : rows.getFirst().typed()) + ", " + answer.variant() + ": " + answer.conditions();
    }

    private void score(Document document, Row row) {
        MatchTally tally = row.tally();
        ScoreCounts scores = tally.scores();
        Strength strength = new Strength(scores);
        document.line(
                "Score of " + answer.first().name() + " vs " + row.name() + ": " + tally.wins() + " - " + tally.losses()
                        + " - " + tally.draws() + "  [" + Numbers.fixed(tally.score(), 3) + "] " + tally.games());
        document.line("Elo: " + strength.elo() + ", nElo: " + strength.normalizedElo());
        document.line("LOS: " + strength.superiority() + ", DrawRatio: "
                + Numbers.percent((double) tally.draws() / tally.games()));
        document.line("Ptnml(0-2): " + Arrays.toString(tally.pairs().counts()));
        strength.verdict(called(answer.first().name(), "A"), called(row.name(), "B"))
                .ifPresent(verdict -> document.line("Score " + strength.scoreAtLevel() + "; " + verdict));
        tests(document, row);
    }

    /// A name, with a distinction if both players have the same one.
    private String called(String name, String which) {
        return answer.sameNames() ? name + " (" + which + ")" : name;
    }

    private void tests(Document document, Row row) {
        answer.sprt().ifPresent(test -> {
            List<String> lines = TestText.lines(test, row.tally().pairs());
            document.line((rows.size() > 1 ? row.typed() + ": " : "") + lines.getFirst());
            lines.stream().skip(1).forEach(document::line);
        });
        if (allAlike(row.tally().scores())) {
            document.line("All pairs of games had the same result, so there is no error to estimate.");
        }
    }

    private static boolean allAlike(ScoreCounts scores) {
        return scores.results() > 0 && scores.variance() == 0 && scores.elo() instanceof Elo.Estimated;
    }

    /// A line of the table of a gauntlet: an opponent, or all of them.
    private record Line(String opponent, List<Row> rows, Strength strength) {

        static Column<Line> total(String name, ToLongFunction<MatchTally> figure) {
            return Column.count(
                    name,
                    name,
                    line -> line.rows.stream()
                            .mapToLong(row -> figure.applyAsLong(row.tally()))
                            .sum());
        }
    }

    private Table<Line> table() {
        List<Line> lines = new ArrayList<>();
        rows.forEach(row -> lines.add(new Line(
                row.typed().equals(row.name()) ? row.typed() : row.typed() + " (" + row.name() + ")",
                List.of(row),
                new Strength(row.tally().scores()))));
        if (rows.size() > 1) {
            lines.add(new Line("all", rows, new Strength(answer.together())));
        }
        return Table.of(
                "rows",
                lines,
                Column.note("opponent", Line::opponent),
                Line.total("games", MatchTally::games),
                Line.total("wins", MatchTally::wins),
                Line.total("losses", MatchTally::losses),
                Line.total("draws", MatchTally::draws),
                Column.figure("score", line -> line.strength().score()),
                Column.figure("Elo", line -> line.strength().elo()),
                Column.figure("LOS", line -> line.strength().superiority()),
                Line.total("forfeits", MatchDocument::forfeits));
    }

    private static long forfeits(MatchTally tally) {
        return Stream.of(tally.forfeits(true), tally.forfeits(false))
                .flatMap(games -> games.values().stream())
                .mapToLong(Long::longValue)
                .sum();
    }

    /// Numbers of games by why they ended.
    static String counts(Map<Termination, Long> games) {
        return games.entrySet().stream()
                .map(entry -> entry.getKey().text() + " " + Counted.number(entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    /// Who failed how often, and how.
    private Optional<String> forfeits() {
        List<String> said = new ArrayList<>();
        said(first + (answer.sameNames() ? " (A)" : ""), answer.forfeitsOfFirst())
                .ifPresent(said::add);
        rows.forEach(row -> said(
                        row.typed() + (answer.sameNames() ? " (B)" : ""),
                        row.tally().forfeits(false))
                .ifPresent(said::add));
        return said.isEmpty() ? Optional.empty() : Optional.of("Forfeits: " + String.join("; ", said) + ".");
    }

    private static Optional<String> said(String who, Map<Termination, Long> forfeits) {
        return forfeits.isEmpty() ? Optional.empty() : Optional.of(who + " lost by " + counts(forfeits));
    }

    private Table<Row> csv() {
        Table<Row> table = Table.of(
                "rows",
                rows,
                Column.fact("a", _ -> first),
                Column.fact("b", Row::typed),
                Column.whole("games", row -> row.tally().games()),
                Column.whole("wins", row -> row.tally().wins()),
                Column.whole("draws", row -> row.tally().draws()),
                Column.whole("losses", row -> row.tally().losses()),
                Column.datum("elo", row -> elo(row).map(Elo.Estimated::value).orElse(Double.NaN)),
                Column.datum(
                        "eloError",
                        row -> elo(row).filter(Elo.Estimated::hasInterval)
                                .map(Elo.Estimated::error)
                                .orElse(Double.NaN)),
                Column.datum("los", row -> row.tally().scores().superiority().orElse(Double.NaN)));
        List<String> pairs = List.of("ll", "ld", "even", "wd", "ww");
        return table.and(IntStream.range(0, pairs.size())
                .mapToObj(i -> Column.<Row>whole(
                        pairs.get(i), row -> row.tally().pairs().counts()[i]))
                .toList());
    }

    private static Optional<Elo.Estimated> elo(Row row) {
        return row.tally().scores().elo() instanceof Elo.Estimated known ? Optional.of(known) : Optional.empty();
    }
}
