package org.pieceworth.studies.ratings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Grid;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Table;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.stats.ratings.RatingModel;
import org.pieceworth.stats.ratings.Ratings;
import org.pieceworth.studies.ratings.HeadToHead.MeetingCounts;
import org.pieceworth.studies.ratings.TournamentTable.Absence;
import org.pieceworth.studies.ratings.TournamentTable.Standing;
import org.pieceworth.text.Counted;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Shows a tournament's table.
public final class TournamentDocument {

    /// More columns are too wide for a terminal.
    private static final int MOST_IN_CROSSTABLE = 12;

    private static final int MOST_IN_JSON = 200;

    private static final double HALF_95 = 1.96;

    private final TournamentTable table;
    private final Ratings ratings;
    private final List<Standing> shown;
    private final ClusterRule clusters;

    private TournamentDocument(TournamentTable table, List<Standing> shown, ClusterRule clusters) {
        this.table = table;
        this.shown = shown;
        this.clusters = clusters;
        ratings = table.ratings();
    }

    /// Adds the table to a document.
    public static void addTo(Document document, TournamentTable table) {
        addTo(document, table, table.standings(), new ClusterRule.Pairs());
    }

    /// Adds the table of some players.
    static void addTo(Document document, TournamentTable table, List<Standing> shown, ClusterRule clusters) {
        TournamentDocument made = new TournamentDocument(table, shown, clusters);
        Table<Standing> ratings = made.ratings();
        document.table(ratings).csv(ratings);
        document.line("");
        if (made.ratings.order().length > 0) {
            document.line(made.conditions());
        }
        made.notes().forEach(document::line);
        if (made.isSmall()) {
            document.line("").line("Points against each other:").line("").table(made.crosstable());
            if (made.rated().length > 2) {
                document.line("")
                        .line("The probability, in %, that a player is better than another:")
                        .line("")
                        .table(made.superiority());
            }
        }
        made.json(document.json());
    }

    /// Only the ratings: the standings of a tournament in progress.
    public static Document standings(TournamentTable table) {
        return new Document()
                .table(new TournamentDocument(table, table.standings(), new ClusterRule.Pairs()).ratings());
    }

    private boolean isSmall() {
        long met = shown.stream()
                .flatMap(row -> shown.stream()
                        .filter(other -> row.player() < other.player()
                                && table.meeting(row.player(), other.player()).isPresent()))
                .count();
        // a table of few cells shows little
        return shown.size() <= MOST_IN_CROSSTABLE && shown.size() > 1 && 4 * met >= shown.size() * (shown.size() - 1L);
    }

    private Table<Standing> ratings() {
        return Table.of(
                "players",
                shown,
                Column.place("#"),
                Column.words("name", "player", Standing::name),
                Column.number("rating", "rating", 1, Standing::rating),
                Column.number("error", "± (95 %)", 1, Standing::error),
                Column.datum(
                        "low", each -> each.interval().map(ends -> ends.low()).orElse(Double.NaN)),
                Column.datum(
                        "high", each -> each.interval().map(ends -> ends.high()).orElse(Double.NaN)),
                Column.count("games", "games", Standing::games),
                Column.count("wins", "won", Standing::wins),
                Column.count("draws", "drawn", Standing::draws),
                Column.count("losses", "lost", Standing::losses),
                Column.number("score", "score", Numbers::percent, Standing::score),
                Column.number("opponents", "opponents", 1, Standing::opponents),
                Column.number("aboveNext", "better than the next", Numbers::percent, Standing::aboveNext),
                Column.when(isPaired(), Column.figure("Ptnml(0-2)", this::pairs)),
                Column.optionalFact(
                        "absence",
                        each -> each.absence().map(TournamentDocument::word).orElse("")));
    }

    private boolean isPaired() {
        return table.meetings().stream()
                .flatMap(List::stream)
                .allMatch(meeting -> meeting.scores().paired());
    }

    /// A player's pairs of games by points.
    private String pairs(Standing of) {
        return table.meetings().get(of.player()).stream()
                .map(MeetingCounts::scores)
                .reduce(ScoreCounts.noPairs(), ScoreCounts::plus)
                .toString();
    }

    private static String word(Absence absence) {
        return switch (absence) {
            case NEVER_MET -> "neverMet";
            case ALL_WON -> "allWon";
            case ALL_LOST -> "allLost";
            case NOT_COMPARABLE -> "notComparable";
        };
    }

    private static String said(Absence absence) {
        return switch (absence) {
            case NEVER_MET -> "never met those who have one, not even through others";
            case ALL_WON -> "won all games";
            case ALL_LOST -> "lost all games";
            case NOT_COMPARABLE -> "took all points in games with those who have one, or none";
        };
    }

    private String conditions() {
        List<String> said = new ArrayList<>();
        Estimate advantage = ratings.whiteAdvantage();
        if (advantage.standardError() != 0) {
            said.add("White's advantage " + Numbers.fixed(advantage.value(), 1)
                    + (advantage.standardError() > 0
                            ? " ± " + Numbers.fixed(HALF_95 * advantage.standardError(), 1)
                            : ""));
        }
        if (ratings.model().countsDraws()) {
            said.add("equal players draw " + Numbers.percent(ratings.drawsBetweenEquals()) + " of their games");
        }
        said.add("errors from "
                + Counted.of(
                        ratings.clusters(),
                        clusters.called().getFirst(),
                        clusters.called().getLast()));
        return "Elo by " + model(ratings.model()) + ", " + zero() + "; " + String.join("; ", said) + ".";
    }

    private static String model(RatingModel model) {
        return switch (model) {
            case DAVIDSON -> "Davidson's model";
            case RAO_KUPPER -> "Rao and Kupper's model";
            case SCORES -> "only scores";
        };
    }

    private String zero() {
        return table.settings().anchors().isEmpty()
                ? "mean " + Numbers.value(table.settings().zero())
                : table.settings().anchors().entrySet().stream()
                        .sorted(Map.Entry.comparingByKey())
                        .map(anchor -> table.names().get(anchor.getKey()) + " = " + Numbers.value(anchor.getValue()))
                        .collect(Collectors.joining(", "));
    }

    private List<String> notes() {
        List<String> lines = new ArrayList<>();
        for (Ratings.Note note : ratings.notes()) {
            lines.add(
                    switch (note) {
                        case NOBODY_RATED ->
                            "There are no ratings: nobody took points from players who took points from him, directly or"
                                    + " through others.";
                        case ADVANTAGE_UNDETERMINED ->
                            "These games do not separate White's advantage from the players' strength; it is taken as 0.";
                        case DRAWS_UNDETERMINED ->
                            "These games do not determine how often equal players draw; a draw counts as half a win and"
                                    + " half a loss.";
                        case NO_DRAWS -> "No game was drawn.";
                        case ALL_DRAWN -> "All games were drawn, so there is no error to estimate.";
                        case TOO_FEW_CLUSTERS -> "There are too few games for errors.";
                    });
        }
        for (Absence absence : Absence.values()) {
            List<String> names = table.standings().stream()
                    .filter(each -> each.absence().filter(absence::equals).isPresent())
                    .map(Standing::name)
                    .toList();
            if (!names.isEmpty()) {
                lines.add("Without a rating, since they " + said(absence) + ": "
                        + names.stream().limit(MOST_IN_CROSSTABLE).collect(Collectors.joining(", "))
                        + (names.size() > MOST_IN_CROSSTABLE
                                ? " and " + Counted.number(names.size() - MOST_IN_CROSSTABLE) + " more"
                                : "")
                        + ".");
            }
        }
        return lines;
    }

    private Grid crosstable() {
        Grid grid = new Grid().right("#").left("player");
        for (int i = 1; i <= shown.size(); i++) {
            grid.right(Integer.toString(i));
        }
        for (int i = 0; i < shown.size(); i++) {
            Standing row = shown.get(i);
            List<String> cells = new ArrayList<>(List.of(Integer.toString(i + 1), row.name()));
            for (Standing other : shown) {
                cells.add(table.meeting(row.player(), other.player())
                        .map(meeting -> points(meeting.points()) + "/" + meeting.games())
                        .orElse(""));
            }
            grid.row(cells.toArray(String[]::new));
        }
        return grid;
    }

    private static String points(double points) {
        return points == Math.rint(points) ? Numbers.fixed(points, 0) : Numbers.fixed(points, 1);
    }

    private int[] rated() {
        return shown.stream()
                .filter(each -> each.absence().isEmpty())
                .mapToInt(Standing::player)
                .toArray();
    }

    private Grid superiority() {
        Grid grid = new Grid().right("#").left("player");
        int[] order = rated();
        for (int i = 1; i <= order.length; i++) {
            grid.right(Integer.toString(i));
        }
        for (int i = 0; i < order.length; i++) {
            List<String> cells = new ArrayList<>(
                    List.of(Integer.toString(i + 1), table.names().get(order[i])));
            for (int other : order) {
                double chance = other == order[i] ? Double.NaN : ratings.chanceAbove(order[i], other);
                cells.add(Double.isNaN(chance) ? "" : String.format(Locale.ROOT, "%.1f", 100 * chance));
            }
            grid.row(cells.toArray(String[]::new));
        }
        return grid;
    }

    private void json(ObjectNode json) {
        Estimate advantage = ratings.whiteAdvantage();
        json.put("model", ratings.model().name().toLowerCase(Locale.ROOT).replace("_", "-"));
        json.put("whiteAdvantage", advantage.value());
        put(json, "whiteAdvantageError", HALF_95 * advantage.standardError());
        put(json, "drawsBetweenEquals", ratings.drawsBetweenEquals());
        json.put("clusters", ratings.clusters());
        ArrayNode notes = json.putArray("notes");
        notes().forEach(notes::add);
        if (shown.size() > MOST_IN_JSON) {
            return;
        }
        ArrayNode meetings = json.putArray("meetings");
        for (Standing row : shown) {
            for (Standing other : shown) {
                if (row.player() < other.player()) {
                    table.meeting(row.player(), other.player())
                            .ifPresent(meeting -> meeting(meetings.addObject(), row, other, meeting));
                }
            }
        }
    }

    private void meeting(ObjectNode json, Standing row, Standing other, MeetingCounts meeting) {
        json.put("a", row.name()).put("b", other.name());
        json.put("games", meeting.games())
                .put("wins", meeting.wins())
                .put("draws", meeting.draws())
                .put("losses", meeting.losses());
        if (meeting.scores().paired()) {
            Arrays.stream(meeting.scores().counts()).forEach(json.putArray("pentanomial")::add);
        }
        boolean rated = ratings.isRated(row.player()) && ratings.isRated(other.player());
        put(json, "difference", rated ? row.rating() - other.rating() : Double.NaN);
        put(json, "los", rated ? ratings.chanceAbove(row.player(), other.player()) : Double.NaN);
    }

    private static void put(ObjectNode json, String key, double number) {
        if (Double.isFinite(number)) {
            json.put(key, number);
        } else {
            json.putNull(key);
        }
    }
}
