package org.pieceworth.cli.findings;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The tables of `docs/findings/people.md` from `bench/findings/people.tsv`.
class PeopleFindingsTest {

    private static final String PAGE = "people.md";
    private static final List<String> QUESTIONS = List.of("exchange", "pair", "minor-3P", "B-N");
    private static final List<String> TITLES =
            List.of("exchange", "bishop pair", "minor piece less three pawns", "bishop less knight");

    private final List<ShippedResults.Row> rows = ShippedResults.rows("people.tsv");

    @Test
    void byYears() {
        ShippedResults.check(PAGE, "years", byYears("years", "years"));
    }

    @Test
    void byYearsOnAnotherScale() {
        ShippedResults.check(PAGE, "years-basket", byYears("years-basket", "years, pieces as the unit"));
    }

    @Test
    void byYearsAtOneRating() {
        ShippedResults.check(PAGE, "years-2400", byYears("years-2400", "years, both players 2350 to 2550"));
    }

    @Test
    void byRating() {
        List<List<String>> table = new ArrayList<>();
        groups("rating").stream()
                .filter(group -> games("rating", group) >= 1000)
                .forEach(group -> table.add(row("rating", group)));
        List<String> change = new ArrayList<>(List.of("change in 100 points", ""));
        for (String question : QUESTIONS) {
            change.add(trend("rating", question, 100));
        }
        table.add(change);
        ShippedResults.check(PAGE, "rating", ShippedResults.table(head("both players' rating"), table));
    }

    @Test
    void peopleAndEngines() {
        List<List<String>> table = new ArrayList<>();
        Map<String, String> names = Map.of(
                "masters-2000", "masters since 2000",
                "masters-2500", "masters of 2500 and more",
                "tcec", "engines, tcec",
                "openrating", "engines, openrating");
        groups("players").forEach(group -> {
            List<String> row = new ArrayList<>(row("players", group));
            row.set(0, names.getOrDefault(group, group));
            table.add(row);
        });
        ShippedResults.check(PAGE, "players", ShippedResults.table(head("players"), table));
    }

    private String byYears(String kind, String title) {
        List<List<String>> table = new ArrayList<>();
        groups(kind).forEach(group -> table.add(row(kind, group)));
        List<String> change = new ArrayList<>(List.of("change in 100 years", ""));
        for (String question : QUESTIONS) {
            change.add(trend(kind, question, 100));
        }
        table.add(change);
        return ShippedResults.table(head(title), table);
    }

    private static List<String> head(String first) {
        List<String> head = new ArrayList<>(List.of(first, "games"));
        head.addAll(TITLES);
        return head;
    }

    private Set<String> groups(String kind) {
        Set<String> groups = new LinkedHashSet<>();
        rows.stream().filter(row -> row.text("kind").equals(kind)).forEach(row -> groups.add(row.text("group")));
        return groups;
    }

    private int games(String kind, String group) {
        return Integer.parseInt(rows.stream()
                .filter(row ->
                        row.text("kind").equals(kind) && row.text("group").equals(group))
                .findFirst()
                .orElseThrow()
                .text("games"));
    }

    private List<String> row(String kind, String group) {
        List<String> cells = new ArrayList<>(List.of(group.replace('-', '–'), Integer.toString(games(kind, group))));
        for (String question : QUESTIONS) {
            ShippedResults.Row row = row(kind, group, question);
            cells.add(ShippedResults.estimate(row.number("value"), row.number("se"), 0));
        }
        return cells;
    }

    private ShippedResults.Row row(String kind, String group, String question) {
        return rows.stream()
                .filter(row -> row.text("kind").equals(kind)
                        && row.text("group").equals(group)
                        && row.text("question").equals(question))
                .findFirst()
                .orElseThrow();
    }

    /// The slope with its error and p, and p of one value for all groups.
    private String trend(String kind, String question, double per) {
        List<Trend.Point> points = new ArrayList<>();
        for (String group : groups(kind)) {
            if (games(kind, group) >= 1000) {
                String[] ends = group.split("-");
                ShippedResults.Row row = row(kind, group, question);
                points.add(new Trend.Point(
                        (Double.parseDouble(ends[0]) + Double.parseDouble(ends[1])) / 2 / per,
                        row.number("value"),
                        row.number("se")));
            }
        }
        Trend trend = Trend.of(points);
        return ShippedResults.estimate(trend.slope(), trend.error(), 0) + ", " + probability(trend.pValue())
                + " (all alike: " + probability(trend.same()) + ")";
    }

    private static String probability(double p) {
        return p < 0.0001 ? "p < 0.0001" : "p = " + ShippedResults.fixed(p, p < 0.01 ? 4 : 2);
    }
}
