package org.pieceworth.cli.findings;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// The tables and the picture of `docs/findings/strength.md` from `bench/findings`.
class StrengthFindingsTest {

    private static final String PAGE = "strength.md";
    private static final List<String> PIECES = List.of("P", "N", "B", "R", "Q");

    private final List<Map<String, String>> play = ShippedResults.rows("strength-play.tsv");
    private final List<Map<String, String>> people = ShippedResults.rows("people.tsv");

    @Test
    void atTheStart() {
        ShippedResults.check(PAGE, "play-start", play("start"));
    }

    @Test
    void overTheGame() {
        ShippedResults.check(PAGE, "play-quiet", play("quiet"));
    }

    @Test
    void ofPeopleAndEngines() {
        List<List<String>> table = new ArrayList<>();
        for (String kind : List.of("rating-elo", "tcec-elo")) {
            Set<String> groups = new LinkedHashSet<>();
            people.stream().filter(row -> row.get("kind").equals(kind)).forEach(row -> groups.add(row.get("group")));
            for (String group : groups) {
                Map<String, String> first = row(kind, group, "P");
                if (Integer.parseInt(first.get("games")) < 1000) {
                    continue;
                }
                List<String> cells = new ArrayList<>(List.of(
                        (kind.equals("rating-elo") ? "masters " : "engines ") + group.replace('-', '–'),
                        first.get("games")));
                for (String piece : PIECES) {
                    Map<String, String> row = row(kind, group, piece);
                    cells.add(ShippedResults.estimate(
                            ShippedResults.number(row, "value"), ShippedResults.number(row, "se"), 0));
                }
                table.add(cells);
            }
        }
        ShippedResults.check(
                PAGE, "games", ShippedResults.table(List.of("rating", "games", "P", "N", "B", "R", "Q"), table));
    }

    @Test
    void ladder() {
        List<List<String>> table = ShippedResults.rows("strength-ladder.tsv").stream()
                .map(row -> List.of(
                        row.get("stronger") + " against " + row.get("weaker"),
                        row.get("games"),
                        row.get("wins") + " – " + row.get("losses") + " – " + row.get("draws"),
                        ShippedResults.estimate(
                                ShippedResults.number(row, "elo"), ShippedResults.number(row, "eloError"), 0)))
                .toList();
        ShippedResults.check(
                PAGE,
                "ladder",
                ShippedResults.table(List.of("positions a move", "games", "won – lost – drawn", "Elo"), table));
    }

    @Test
    void picture() {
        ErrorBars bars = new ErrorBars(
                        "positions a move (logarithmic)",
                        "Elo that one is worth in quiet positions, ± two standard errors",
                        true,
                        new double[] {50, 100, 300, 1000, 3000, 10_000},
                        new double[] {0, 200, 400, 600, 800, 1000, 1200, 1400})
                .joined();
        for (String piece : PIECES) {
            play.stream()
                    .filter(row ->
                            row.get("at").equals("quiet") && row.get("piece").equals(piece))
                    .forEach(row -> bars.add(
                            piece,
                            ShippedResults.number(row, "nodes"),
                            0,
                            ShippedResults.number(row, "elo"),
                            ShippedResults.number(row, "se"),
                            ""));
        }
        ShippedResults.checkFile("strength.svg", bars.svg());
    }

    private Map<String, String> row(String kind, String group, String question) {
        return people.stream()
                .filter(row -> row.get("kind").equals(kind)
                        && row.get("group").equals(group)
                        && row.get("question").equals(question))
                .findFirst()
                .orElseThrow();
    }

    private String play(String at) {
        Set<String> levels = new LinkedHashSet<>();
        play.forEach(row -> levels.add(row.get("nodes")));
        List<List<String>> table = new ArrayList<>();
        for (String nodes : levels) {
            List<Map<String, String>> own = play.stream()
                    .filter(row ->
                            row.get("nodes").equals(nodes) && row.get("at").equals(at))
                    .toList();
            List<String> cells = new ArrayList<>(List.of(nodes, own.getFirst().get("games")));
            for (String piece : PIECES) {
                own.stream()
                        .filter(row -> row.get("piece").equals(piece))
                        .forEach(row -> cells.add(ShippedResults.estimate(
                                ShippedResults.number(row, "elo"), ShippedResults.number(row, "se"), 0)));
            }
            table.add(cells);
        }
        return ShippedResults.table(List.of("positions a move", "games", "P", "N", "B", "R", "Q"), table);
    }
}
