package org.pieceworth.cli.findings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The tables of `docs/findings/people.md` from `bench/findings/people.tsv`.
class PeopleFindingsTest {

    private static final String PAGE = "people.md";
    static final List<String> QUESTIONS = List.of("exchange", "pair", "minor-3P", "B-N");
    private static final List<String> TITLES =
            List.of("exchange", "bishop pair", "minor piece less three pawns", "bishop less knight");

    /// Years, or points of rating, that a slope is told by.
    private static final double HUNDRED = 100;

    /// Games of a group that counts.
    private static final int ENOUGH = 1000;

    private final PeopleResults people = PeopleResults.shipped();

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
        people.groups("rating").stream()
                .filter(group -> people.games("rating", group) >= ENOUGH)
                .forEach(group -> table.add(row("rating", group)));
        table.add(change("points", "rating"));
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
        people.groups("players").forEach(group -> {
            List<String> row = new ArrayList<>(row("players", group));
            row.set(0, names.getOrDefault(group, group));
            table.add(row);
        });
        ShippedResults.check(PAGE, "players", ShippedResults.table(head("players"), table));
    }

    private String byYears(String kind, String title) {
        List<List<String>> table = new ArrayList<>();
        people.groups(kind).forEach(group -> table.add(row(kind, group)));
        table.add(change("years", kind));
        return ShippedResults.table(head(title), table);
    }

    private static List<String> head(String first) {
        List<String> head = new ArrayList<>(List.of(first, "games"));
        head.addAll(TITLES);
        return head;
    }

    private List<String> row(String kind, String group) {
        List<String> cells =
                new ArrayList<>(List.of(group.replace('-', '–'), Integer.toString(people.games(kind, group))));
        for (String question : QUESTIONS) {
            ShippedResults.Row row = people.row(kind, group, question);
            cells.add(ShippedResults.estimate(row.number("value"), row.number("se"), 0));
        }
        return cells;
    }

    private List<String> change(String unit, String kind) {
        List<String> change = new ArrayList<>(List.of("change in 100 " + unit, ""));
        QUESTIONS.forEach(question -> change.add(trend(kind, question)));
        return change;
    }

    /// The slope with its error and p, and p of one value for all groups.
    private String trend(String kind, String question) {
        Trend trend = of(kind, question);
        return ShippedResults.estimate(trend.slope(), trend.error(), 0) + ", " + Simulation.text(trend.pValue())
                + " (all alike: " + Simulation.text(trend.same()) + ")";
    }

    Trend of(String kind, String question) {
        List<Trend.Point> points = new ArrayList<>();
        for (String group : people.groups(kind)) {
            if (people.games(kind, group) >= ENOUGH) {
                String[] ends = group.split("-");
                ShippedResults.Row row = people.row(kind, group, question);
                points.add(new Trend.Point(
                        (Double.parseDouble(ends[0]) + Double.parseDouble(ends[1])) / 2 / HUNDRED,
                        row.number("value"),
                        row.number("se")));
            }
        }
        return Trend.of(points);
    }
}
