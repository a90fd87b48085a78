package org.pieceworth.studies.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.match.MatchTally;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.stats.match.StoppedElo;
import org.pieceworth.studies.play.MatchAnswer.Row;
import org.pieceworth.text.Counted;

/// Shows what came of a match, or of the matches of a gauntlet.
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
            document.table(table());
            document.line("");
            rows.forEach(row -> tests(document, row));
        } else {
            score(document, rows.getFirst());
        }
        document.line(endings());
        forfeits().ifPresent(document::line);
        long resumed = answer.run().resumed();
        double seconds = answer.run().seconds();
        if (resumed > 0) {
            document.line(Counted.of(resumed, "game") + " were there from an earlier run.");
        }
        long games = answer.games();
        document.line(Counted.of(games - resumed, "game") + " in " + Numbers.fixed(seconds, 1) + " s, "
                + Numbers.fixed((games - resumed) / seconds, 2) + " a second"
                + answer.output().map(name -> "; all games are in " + name).orElse("") + ".");
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
        document.line("Elo: " + strength.elo() + ", nElo: " + Strength.text(scores.normalizedElo()));
        document.line("LOS: " + strength.superiority() + ", DrawRatio: "
                + Numbers.percent((double) tally.draws() / tally.games()));
        document.line("Ptnml(0-2): " + Arrays.toString(tally.pairs().counts()));
        strength.verdict(called(answer.first().name(), "A"), called(row.name(), "B"))
                .ifPresent(verdict -> document.line("Score " + strength.scoreAtLevel() + "; " + verdict));
        tests(document, row);
    }

    /// A name, and which of two of the same name is meant.
    private String called(String name, String which) {
        return answer.sameNames() ? name + " (" + which + ")" : name;
    }

    private void tests(Document document, Row row) {
        answer.sprt().ifPresent(test -> {
            ScoreCounts pairs = row.tally().pairs();
            document.line((rows.size() > 1 ? row.typed() + ": " : "") + "LLR: "
                    + Numbers.fixed(test.logLikelihoodRatio(pairs), 2) + " ("
                    + Numbers.fixed(test.lower(), 2)
                    + ", " + Numbers.fixed(test.upper(), 2) + ") [" + Numbers.fixed(test.elo0(), 2) + ", "
                    + Numbers.fixed(test.elo1(), 2) + "]" + of(test.model()) + ", " + said(test.state(pairs)));
            if (pairs.variance() > 0) {
                StoppedElo stopped = StoppedElo.of(test, pairs);
                document.line((stopped.corrected() ? "Corrected for stopping" : "Not affected by stopping") + ": Elo "
                        + Strength.withInterval(stopped.elo()) + ", nElo " + Strength.withInterval(stopped.normalized())
                        + ".");
            }
        });
        if (allAlike(row.tally().scores())) {
            document.line("All pairs of games had the same result, so there is no error to estimate.");
        }
    }

    private static boolean allAlike(ScoreCounts scores) {
        return scores.results() > 0 && scores.variance() == 0 && scores.elo() instanceof Elo.Estimated;
    }

    private static String of(Sprt.Model model) {
        return switch (model) {
            case LOGISTIC -> "";
            case NORMALIZED -> " normalized";
        };
    }

    private static String said(Sprt.State state) {
        return switch (state) {
            case OPEN -> "not decided";
            case H0 -> "H0 is accepted";
            case H1 -> "H1 is accepted";
        };
    }

    private Grid table() {
        Grid table = new Grid().left("opponent");
        for (String heading : List.of("games", "wins", "losses", "draws", "score", "Elo", "LOS", "forfeits")) {
            table.right(heading);
        }
        rows.forEach(row -> {
            MatchTally tally = row.tally();
            Strength strength = new Strength(tally.scores());
            table.row(
                    row.typed().equals(row.name()) ? row.typed() : row.typed() + " (" + row.name() + ")",
                    Counted.number(tally.games()),
                    Counted.number(tally.wins()),
                    Counted.number(tally.losses()),
                    Counted.number(tally.draws()),
                    strength.score(),
                    strength.elo(),
                    strength.superiority(),
                    Counted.number(forfeits(tally)));
        });
        if (rows.size() > 1) {
            Strength all = new Strength(answer.together());
            table.row(
                    "all",
                    Counted.number(answer.games()),
                    Counted.number(answer.total(MatchTally::wins)),
                    Counted.number(answer.total(MatchTally::losses)),
                    Counted.number(answer.total(MatchTally::draws)),
                    all.score(),
                    all.elo(),
                    all.superiority(),
                    Counted.number(answer.total(MatchDocument::forfeits)));
        }
        return table;
    }

    private static long forfeits(MatchTally tally) {
        return Stream.of(tally.forfeits(true), tally.forfeits(false))
                .flatMap(games -> games.values().stream())
                .mapToLong(Long::longValue)
                .sum();
    }

    private String endings() {
        return "Games ended by "
                + answer.terminations().entrySet().stream()
                        .map(entry -> entry.getKey().text() + " " + Counted.number(entry.getValue()))
                        .collect(Collectors.joining(", "))
                + ".";
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
        return forfeits.isEmpty()
                ? Optional.empty()
                : Optional.of(forfeits.entrySet().stream()
                        .map(entry -> entry.getKey().text() + " " + Counted.number(entry.getValue()))
                        .collect(Collectors.joining(", ", who + " lost by ", "")));
    }

    private Grid csv() {
        Grid csv = new Grid().left("a").left("b");
        List<String> headings =
                List.of("games", "wins", "draws", "losses", "elo", "eloError", "los", "ll", "ld", "even", "wd", "ww");
        headings.forEach(csv::right);
        for (Row row : rows) {
            List<String> cells = new ArrayList<>(List.of(first, row.typed()));
            MatchTally tally = row.tally();
            for (long games : new long[] {tally.games(), tally.wins(), tally.draws(), tally.losses()}) {
                cells.add(Long.toString(games));
            }
            Optional<Elo.Estimated> elo = known(tally.scores().elo());
            cells.add(elo.map(number -> Double.toString(number.value())).orElse(""));
            cells.add(elo.filter(Elo.Estimated::hasInterval)
                    .map(number -> Double.toString(number.error()))
                    .orElse(""));
            OptionalDouble los = tally.scores().superiority();
            cells.add(los.isPresent() ? Double.toString(los.getAsDouble()) : "");
            for (long pairs : tally.pairs().counts()) {
                cells.add(Long.toString(pairs));
            }
            csv.row(cells.toArray(String[]::new));
        }
        return csv;
    }

    private static Optional<Elo.Estimated> known(Elo elo) {
        return switch (elo) {
            case Elo.Unknown _ -> Optional.empty();
            case Elo.Estimated estimated -> Optional.of(estimated);
        };
    }
}
