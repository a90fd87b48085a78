package org.pieceworth.cli.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The tables of `docs/findings/people.md` from `bench/findings/people.tsv`.
class PeopleFindingsTest {

    private static final String PAGE = "people.md";
    static final List<String> QUESTIONS = List.of("exchange", "pair", "minor-3P", "B-N");
    private static final List<String> TITLES =
            List.of("exchange", "bishop pair", "minor piece less three pawns", "bishop less knight");

    /// All questions that `people.sh` asks of each group: the family of every correction.
    static final Map<String, String> ASKED = asked();

    private static final Pattern BEFORE = Pattern.compile("18.*|19[0-5].*");
    private static final Pattern SINCE = Pattern.compile("20[12].*");

    /// Years, or points of rating, that a slope is told by.
    private static final double HUNDRED = 100;

    /// Games of a group that counts.
    private static final int ENOUGH = 1000;

    /// By kind and question.
    private static final Map<String, Trend> TRENDS = new ConcurrentHashMap<>();

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

    private static Map<String, String> asked() {
        Map<String, String> asked = new LinkedHashMap<>();
        IntStream.range(0, TITLES.size()).forEach(i -> asked.put(QUESTIONS.get(i), TITLES.get(i)));
        asked.put("2R-Q", "two rooks less queen");
        asked.put("N", "knight");
        asked.put("B", "bishop");
        asked.put("R", "rook");
        asked.put("Q", "queen");
        return asked;
    }

    /// Every question of the file has its slope and its place in the correction.
    @Test
    void slopes() {
        assertThat(people.rows())
                .filteredOn(row -> row.text("kind").startsWith("years"))
                .extracting(row -> row.text("question"))
                .hasSameElementsAs(ASKED.keySet());
        Map<String, List<String>> table = new LinkedHashMap<>();
        ASKED.forEach((question, title) -> table.put(question, new ArrayList<>(List.of(title))));
        for (String kind : List.of("years", "years-basket")) {
            Map<String, Double> corrected = holm(kind, Trend::pValue);
            ASKED.keySet().forEach(question -> {
                Trend trend = of(kind, question);
                table.getOrDefault(question, List.of())
                        .addAll(List.of(
                                ShippedResults.estimate(trend.slope(), trend.error(), 0),
                                Simulation.text(trend.pValue()).substring("p = ".length()),
                                Simulation.text(corrected.getOrDefault(question, Double.NaN))
                                        .substring("p = ".length())));
            });
        }
        ShippedResults.check(
                PAGE,
                "slopes",
                ShippedResults.table(
                        List.of(
                                "change in 100 years",
                                "pawn = 100",
                                "p",
                                "p, Holm",
                                "N + B + R + Q = 2125",
                                "p",
                                "p, Holm"),
                        List.copyOf(table.values())));
    }

    /// The p-values of all questions by Holm.
    Map<String, Double> holm(String kind, ToDoubleFunction<Trend> chance) {
        double[] corrected = Simulation.holm(ASKED.keySet().stream()
                .map(question -> of(kind, question))
                .mapToDouble(chance)
                .toArray());
        Map<String, Double> found = new LinkedHashMap<>();
        ASKED.keySet().forEach(question -> found.put(question, corrected[found.size()]));
        return found;
    }

    @Test
    void sentences() throws IOException {
        String lead = "from about " + 5 * Math.round(mean(BEFORE) / 5) + " to " + Math.round(mean(SINCE));
        assertThat(Files.readString(Path.of("../docs/findings/people.md")).replace('\n', ' '))
                .contains(
                        lead + " centipawns in master games", lead + " centipawns between the groups before 1960 and");
        assertThat(Files.readString(Path.of("../docs/findings.md"))).contains(lead + " centipawns");
    }

    /// The weighted mean of bishop less knight over groups of years.
    private double mean(Pattern years) {
        double weights = 0;
        double sum = 0;
        for (String group : people.groups("years")) {
            if (years.matcher(group).matches()) {
                ShippedResults.Row row = people.row("years", group, "B-N");
                double weight = 1 / (row.number("se") * row.number("se"));
                weights += weight;
                sum += weight * row.number("value");
            }
        }
        return sum / weights;
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
        return TRENDS.computeIfAbsent(kind + ", " + question, _ -> new Trend(points(kind, question)));
    }

    private List<Trend.Point> points(String kind, String question) {
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
        return points;
    }
}
