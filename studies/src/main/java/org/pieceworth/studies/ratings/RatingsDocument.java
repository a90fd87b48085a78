package org.pieceworth.studies.ratings;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.report.RatingsPlot;
import org.pieceworth.stats.ratings.Ratings.Prediction;
import org.pieceworth.studies.ratings.RatingsAnswer.Opening;
import org.pieceworth.studies.ratings.TournamentTable.Standing;
import org.pieceworth.text.Counted;
import tools.jackson.databind.node.ObjectNode;

/// Shows ratings from files of games.
final class RatingsDocument {

    private static final double HALF_95 = 1.96;
    private static final int MOST_PARTS = 40;

    private final RatingsAnswer answer;
    private final Document document = new Document();

    private RatingsDocument(RatingsAnswer answer) {
        this.answer = answer;
    }

    /// Lines and tables for people, an object for programs; the ratings as CSV.
    static Document of(RatingsAnswer answer) {
        RatingsDocument made = new RatingsDocument(answer);
        made.head();
        TournamentDocument.addTo(
                made.document, answer.table(), made.shown(), answer.source().clusters());
        made.openings();
        answer.player().ifPresent(made::player);
        answer.match().ifPresent(made::match);
        return made.document;
    }

    /// The picture of the reported players.
    static String svg(RatingsAnswer answer) {
        return RatingsPlot.svg(
                "Disc and line: rating and 95 % interval; "
                        + Counted.of(answer.games().games(), "game") + ".",
                new RatingsDocument(answer)
                        .shown().stream()
                                .filter(each -> each.absence().isEmpty())
                                .map(each -> new RatingsPlot.Row(
                                        each.name(),
                                        each.rating(),
                                        each.interval().map(ends -> ends.low()).orElse(Double.NaN),
                                        each.interval().map(ends -> ends.high()).orElse(Double.NaN),
                                        Counted.of(each.games(), "game") + ", " + Numbers.percent(each.score())))
                                .toList());
    }

    private List<Standing> shown() {
        return answer.table().standings().stream()
                .filter(each -> each.games() >= answer.shown().leastGames())
                .limit(answer.shown().players())
                .toList();
    }

    private void head() {
        ReadGames games = answer.games();
        document.line(Counted.of(games.games(), "game") + " of "
                + Counted.of(answer.table().standings().size(), "player") + ", "
                + Counted.of(games.pairs(), "pair") + " with colours changed" + games.skippedText() + ".");
        document.line("");
        ObjectNode json = document.json();
        json.put("games", games.games()).put("pairs", games.pairs());
        ObjectNode skipped = json.putObject("skipped");
        games.skipped().forEach(skipped::put);
    }

    private void openings() {
        if (answer.openings().isEmpty()) {
            return;
        }
        Table<Opening> table = Table.of(
                "openings",
                answer.openings(),
                Column.words("opening", "opening", each -> each.name().isEmpty() ? "not named" : each.name()),
                Column.count("games", "games", Opening::games),
                Column.count("wins", "White won", Opening::wins),
                Column.count("draws", "drawn", Opening::draws),
                Column.count("losses", "Black won", Opening::losses),
                Column.number("score", "White's score", Numbers::percent, Opening::score));
        document.line("")
                .shown(table.with(answer.openings().stream().limit(MOST_PARTS).toList()))
                .data(table);
        rest(answer.openings().size(), "opening");
    }

    private void rest(int all, String thing) {
        if (all > MOST_PARTS) {
            document.line(Counted.of(all - MOST_PARTS, "more " + thing) + " in --format json.");
        }
    }

    private void player(PlayerReport report) {
        ObjectNode json = document.json().putObject("player");
        json.put("name", report.name());
        if (report.opponents().isEmpty()) {
            document.line("").line(report.name() + " has no rating, or no game against a player who has one.");
            return;
        }
        parts(json, report.name() + " against each opponent:", "opponents", "opponent", report.opponents());
        if (report.openings().isEmpty()) {
            document.line("").line("The games do not name their openings.");
        } else {
            parts(json, report.name() + " in each opening:", "openings", "opening", report.openings());
        }
    }

    private void parts(ObjectNode json, String heading, String key, String what, List<Performance> parts) {
        Table<Performance> table = Table.of(
                key,
                parts,
                Column.words("name", what, Performance::of),
                Column.count("games", "games", Performance::games),
                Column.count("wins", "won", Performance::wins),
                Column.count("draws", "drawn", Performance::draws),
                Column.count("losses", "lost", Performance::losses),
                Column.number("points", "points", 1, Performance::points),
                Column.number("expected", "expected", 1, Performance::expected),
                Column.showing(
                        each -> Optional.of(rating(each.rating())),
                        Column.number("performance", "performance", 1, Performance::rating)),
                Column.number("error", "± (95 %)", 1, each -> HALF_95 * each.error()));
        document.line("")
                .line(heading)
                .line("")
                .shown(table.with(parts.stream().limit(MOST_PARTS).toList()));
        table.putInto(json);
        rest(parts.size(), what);
    }

    private static String rating(double rating) {
        return Double.isInfinite(rating) ? rating > 0 ? "all won" : "all lost" : Numbers.fixed(rating, 1);
    }

    private void match(MatchForecast match) {
        ObjectNode json = document.json().putObject("match");
        json.put("a", match.first()).put("b", match.second());
        document.line("");
        document.line(match.first() + " against " + match.second() + ": "
                + match.played()
                        .map(played ->
                                "won " + played.wins() + ", drawn " + played.draws() + ", lost " + played.losses()
                                        + (played.scores().paired()
                                                ? "; pairs by points "
                                                        + java.util.Arrays.stream(played.scores()
                                                                        .counts())
                                                                .mapToObj(Long::toString)
                                                                .collect(Collectors.joining(", "))
                                                : ""))
                        .orElse("no games")
                + ".");
        match.played()
                .ifPresent(played -> json.put("wins", played.wins())
                        .put("draws", played.draws())
                        .put("losses", played.losses()));
        if (match.asWhite().isEmpty() || match.asBlack().isEmpty()) {
            document.line("The games do not compare them, so there is no prediction.");
            return;
        }
        double error = HALF_95 * match.difference().standardError();
        document.line("Difference by all games: "
                + Numbers.fixed(match.difference().value(), 1)
                + (error > 0 ? " ± " + Numbers.fixed(error, 1) : "")
                + (match.above() >= 0 ? "; better with a probability of " + Numbers.percent(match.above()) : "") + ".");
        json.put("difference", match.difference().value());
        if (error > 0) {
            json.put("error", error).put("los", match.above());
        }
        Prediction white = match.asWhite().get();
        Prediction black = match.asBlack().get();
        document.line("Expected score: " + Numbers.percent(white.score()) + " with White"
                + chances(white)
                + ", " + Numbers.percent(1 - black.score()) + " with Black"
                + chances(black.swapped()) + ".");
        json.put("scoreAsWhite", white.score()).put("scoreAsBlack", 1 - black.score());
        match.match().ifPresent(foretold -> {
            document.line("A match of " + Counted.of(foretold.games(), "game") + ": "
                    + Numbers.percent(foretold.score()) + " ± " + Numbers.percent(HALF_95 * foretold.error())
                    + " (95 %, with sampling error and uncertain ratings); won with a probability of "
                    + Numbers.percent(foretold.win()) + ".");
            json.putObject("forecast")
                    .put("games", foretold.games())
                    .put("score", foretold.score())
                    .put("error", HALF_95 * foretold.error())
                    .put("win", foretold.win());
        });
    }

    private static String chances(Prediction of) {
        return Double.isNaN(of.draw())
                ? ""
                : " (win " + Numbers.percent(of.win()) + ", draw " + Numbers.percent(of.draw()) + ", loss "
                        + Numbers.percent(of.loss()) + ")";
    }
}
