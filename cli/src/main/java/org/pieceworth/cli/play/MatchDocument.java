package org.pieceworth.cli.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.match.MatchSettings;
import org.pieceworth.lab.match.MatchTally;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.studies.document.Document;
import org.pieceworth.studies.document.Numbers;
import org.pieceworth.studies.document.Table;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What came of a match, or of the matches of a gauntlet.
///
/// @param first A as typed
/// @param firstName what A is called
/// @param rows per opponent
/// @param settings what was played
/// @param variant its name
/// @param conditions limits and openings, for people
/// @param seconds how long it took
record MatchDocument(
        String first,
        String firstName,
        List<Row> rows,
        MatchSettings settings,
        String variant,
        String conditions,
        double seconds) {

    /// One opponent.
    ///
    /// @param typed as typed
    /// @param name what it is called
    /// @param tally what came of it, for A
    record Row(String typed, String name, MatchTally tally) {}

    MatchDocument {
        rows = List.copyOf(rows);
    }

    Document document(boolean gauntlet, long resumed, Optional<String> output) {
        Document document = new Document();
        document.line(head(gauntlet));
        document.line("");
        if (gauntlet) {
            document.table(table());
            document.line("");
            rows.forEach(row -> tests(document, row));
        } else {
            score(document, rows.getFirst());
        }
        document.line(endings());
        forfeits().ifPresent(document::line);
        if (resumed > 0) {
            document.line(Numbers.counted(resumed, "game") + " were there from an earlier run.");
        }
        long games = games();
        document.line(Numbers.counted(games - resumed, "game") + " in " + Numbers.fixed(seconds, 1) + " s, "
                + Numbers.fixed((games - resumed) / seconds, 2) + " a second"
                + output.map(name -> "; all games are in " + name).orElse("") + ".");
        document.csv(csv());
        json(document.json(), gauntlet, resumed);
        return document;
    }

    private long games() {
        return rows.stream().mapToLong(row -> row.tally.games()).sum();
    }

    private String head(boolean gauntlet) {
        return first + " against " + (gauntlet ? Numbers.counted(rows.size(), "opponent") : rows.getFirst().typed)
                + ", " + variant + ": " + conditions;
    }

    private void score(Document document, Row row) {
        MatchTally tally = row.tally;
        ScoreCounts scores = tally.scores();
        document.line("Score of " + firstName + " vs " + row.name + ": " + tally.wins() + " - " + tally.losses() + " - "
                + tally.draws() + "  [" + Numbers.fixed(scores.score(), 3) + "] " + tally.games());
        document.line("Elo: " + text(scores.elo()) + ", nElo: " + text(scores.normalizedElo()));
        document.line(
                "LOS: " + los(scores) + ", DrawRatio: " + Numbers.percent((double) tally.draws() / tally.games()));
        document.line("Ptnml(0-2): " + Arrays.toString(tally.pairs().counts()));
        tests(document, row);
    }

    private void tests(Document document, Row row) {
        settings.sprt()
                .ifPresent(test -> document.line((rows.size() > 1 ? row.typed + ": " : "") + "LLR: "
                        + Numbers.fixed(test.logLikelihoodRatio(row.tally.pairs()), 2) + " ("
                        + Numbers.fixed(test.lower(), 2)
                        + ", " + Numbers.fixed(test.upper(), 2) + ") [" + Numbers.fixed(test.elo0(), 2) + ", "
                        + Numbers.fixed(test.elo1(), 2) + "], " + said(test.state(row.tally.pairs()))));
        if (allAlike(row.tally.scores())) {
            document.line("All pairs of games came out alike, which tells no error.");
        }
    }

    private static boolean allAlike(ScoreCounts scores) {
        return scores.results() > 0 && scores.variance() == 0 && scores.elo() instanceof Elo.Estimated;
    }

    private static String said(Sprt.State state) {
        return switch (state) {
            case OPEN -> "not decided";
            case H0 -> "H0 is accepted";
            case H1 -> "H1 is accepted";
        };
    }

    private static String text(Elo elo) {
        return switch (elo) {
            case Elo.Unknown(String reason) -> "– (" + reason + ")";
            case Elo.Estimated known -> Numbers.fixed(known.value(), 1) + " ± " + Numbers.fixed(known.error(), 1);
        };
    }

    private static String los(ScoreCounts scores) {
        OptionalDouble chance = scores.superiority();
        return chance.isPresent() ? Numbers.percent(chance.getAsDouble()) : "–";
    }

    private Table table() {
        Table table = new Table().left("opponent");
        for (String heading : List.of("games", "wins", "losses", "draws", "score", "Elo", "LOS", "forfeits")) {
            table.right(heading);
        }
        rows.forEach(row -> {
            MatchTally tally = row.tally;
            table.row(
                    row.typed.equals(row.name) ? row.typed : row.typed + " (" + row.name + ")",
                    Numbers.count(tally.games()),
                    Numbers.count(tally.wins()),
                    Numbers.count(tally.losses()),
                    Numbers.count(tally.draws()),
                    Numbers.percent(tally.scores().score()),
                    text(tally.scores().elo()),
                    los(tally.scores()),
                    Numbers.count(count(tally.forfeits(true)) + count(tally.forfeits(false))));
        });
        if (rows.size() > 1) {
            ScoreCounts all = together();
            table.row(
                    "all",
                    Numbers.count(games()),
                    sum(MatchTally::wins),
                    sum(MatchTally::losses),
                    sum(MatchTally::draws),
                    Numbers.percent(all.score()),
                    text(all.elo()),
                    los(all),
                    sum(tally -> count(tally.forfeits(true)) + count(tally.forfeits(false))));
        }
        return table;
    }

    /// A number of a match.
    @FunctionalInterface
    private interface Figure {
        long of(MatchTally tally);
    }

    private long total(Figure figure) {
        return rows.stream().mapToLong(row -> figure.of(row.tally)).sum();
    }

    private String sum(Figure figure) {
        return Numbers.count(total(figure));
    }

    private ScoreCounts together() {
        boolean paired = rows.stream().allMatch(row -> row.tally.scores().paired());
        if (!paired) {
            return ScoreCounts.games(total(MatchTally::losses), total(MatchTally::draws), total(MatchTally::wins));
        }
        return rows.stream().map(row -> row.tally.pairs()).reduce(ScoreCounts.noPairs(), ScoreCounts::plus);
    }

    private static long count(Map<Termination, Long> games) {
        return games.values().stream().mapToLong(Long::longValue).sum();
    }

    private Map<Termination, Long> terminations() {
        Map<Termination, Long> all = new TreeMap<>();
        rows.forEach(row -> row.tally.terminations().forEach((why, games) -> all.merge(why, games, Long::sum)));
        return all;
    }

    private String endings() {
        return "Games ended by "
                + terminations().entrySet().stream()
                        .map(entry -> entry.getKey().text() + " " + Numbers.count(entry.getValue()))
                        .collect(Collectors.joining(", "))
                + ".";
    }

    /// Who failed how often, and how.
    private Optional<String> forfeits() {
        List<String> said = new ArrayList<>();
        Map<Termination, Long> ours = new TreeMap<>();
        rows.forEach(row -> row.tally.forfeits(true).forEach((why, games) -> ours.merge(why, games, Long::sum)));
        said(first + (sameNames() ? " (A)" : ""), ours).ifPresent(said::add);
        rows.forEach(row -> said(row.typed + (sameNames() ? " (B)" : ""), row.tally.forfeits(false))
                .ifPresent(said::add));
        return said.isEmpty() ? Optional.empty() : Optional.of("Forfeits: " + String.join("; ", said) + ".");
    }

    private boolean sameNames() {
        return rows.stream().anyMatch(row -> row.typed.equals(first));
    }

    private static Optional<String> said(String who, Map<Termination, Long> forfeits) {
        return forfeits.isEmpty()
                ? Optional.empty()
                : Optional.of(forfeits.entrySet().stream()
                        .map(entry -> entry.getKey().text() + " " + Numbers.count(entry.getValue()))
                        .collect(Collectors.joining(", ", who + " lost by ", "")));
    }

    private Table csv() {
        Table csv = new Table().left("a").left("b");
        List<String> headings =
                List.of("games", "wins", "draws", "losses", "elo", "eloError", "los", "ll", "ld", "even", "wd", "ww");
        headings.forEach(csv::right);
        for (Row row : rows) {
            List<String> cells = new ArrayList<>(List.of(first, row.typed));
            MatchTally tally = row.tally;
            for (long games : new long[] {tally.games(), tally.wins(), tally.draws(), tally.losses()}) {
                cells.add(Long.toString(games));
            }
            Optional<Elo.Estimated> elo = known(tally.scores().elo());
            cells.add(elo.map(number -> Double.toString(number.value())).orElse(""));
            cells.add(elo.map(number -> Double.toString(number.error())).orElse(""));
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

    private void json(ObjectNode json, boolean gauntlet, long resumed) {
        json.put("a", first);
        if (!gauntlet) {
            json.put("b", rows.getFirst().typed);
        }
        json.put("variant", variant).put("conditions", conditions);
        if (gauntlet) {
            games(json, total(MatchTally::wins), total(MatchTally::draws), total(MatchTally::losses), together());
        } else {
            played(json, rows.getFirst());
        }
        Map<Termination, Long> failed = terminations();
        failed.keySet().removeIf(why -> !why.isForfeit());
        put(json.putObject("forfeits"), failed);
        put(json.putObject("terminations"), terminations());
        if (gauntlet) {
            ArrayNode array = json.putArray("rows");
            rows.forEach(row -> played(array.addObject().put("b", row.typed), row));
        }
        json.put("resumed", resumed).put("seconds", seconds);
    }

    private void played(ObjectNode json, Row row) {
        MatchTally tally = row.tally;
        json.put("aName", firstName).put("bName", row.name);
        games(json, tally.wins(), tally.draws(), tally.losses(), tally.scores());
        ArrayNode pentanomial = json.putArray("pentanomial");
        Arrays.stream(tally.pairs().counts()).forEach(pentanomial::add);
        settings.sprt()
                .ifPresent(test -> json.putObject("sprt")
                        .put("elo0", test.elo0())
                        .put("elo1", test.elo1())
                        .put("alpha", test.alpha())
                        .put("beta", test.beta())
                        .put("llr", test.logLikelihoodRatio(tally.pairs()))
                        .put("lower", test.lower())
                        .put("upper", test.upper())
                        .put("state", test.state(tally.pairs()).name().toLowerCase(Locale.ROOT)));
        put(json.putObject("forfeitsA"), tally.forfeits(true));
        put(json.putObject("forfeitsB"), tally.forfeits(false));
        json.put("plies", tally.plies());
    }

    private static void games(ObjectNode json, long wins, long draws, long losses, ScoreCounts scores) {
        json.put("games", wins + draws + losses)
                .put("wins", wins)
                .put("draws", draws)
                .put("losses", losses)
                .put("score", scores.score());
        put(json, "elo", "eloError", scores.elo());
        switch (scores.elo()) {
            case Elo.Unknown(String reason) ->
                json.putNull("eloLow").putNull("eloHigh").put("eloNote", reason);
            case Elo.Estimated known -> {
                put(json, "eloLow", known.low());
                put(json, "eloHigh", known.high());
            }
        }
        put(json, "nElo", "nEloError", scores.normalizedElo());
        scores.superiority().ifPresentOrElse(los -> json.put("los", los), () -> json.putNull("los"));
    }

    private static void put(ObjectNode json, String value, String error, Elo elo) {
        switch (elo) {
            case Elo.Unknown _ -> json.putNull(value).putNull(error);
            case Elo.Estimated known -> json.put(value, known.value()).put(error, known.error());
        }
    }

    private static void put(ObjectNode json, String key, double number) {
        if (Double.isFinite(number)) {
            json.put(key, number);
        } else {
            json.putNull(key);
        }
    }

    private static void put(ObjectNode json, Map<Termination, Long> games) {
        games.forEach((why, count) -> json.put(why.text(), count));
    }
}
