package org.pieceworth.cli.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The tables and the picture of `docs/findings/strength.md` from `bench/findings`.
class StrengthFindingsTest {

    private static final String PAGE = "strength.md";
    private static final List<String> PIECES = List.of("P", "N", "B", "R", "Q");

    private final List<ShippedResults.Row> play = ShippedResults.rows("strength-play.tsv");
    private final PeopleResults people = PeopleResults.shipped();

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
            for (String group : people.groups(kind)) {
                int games = people.games(kind, group);
                if (games < 1000) {
                    continue;
                }
                List<String> cells = new ArrayList<>(List.of(
                        (kind.equals("rating-elo") ? "masters " : "engines ") + group.replace('-', '–'),
                        Integer.toString(games)));
                for (String piece : PIECES) {
                    ShippedResults.Row row = people.row(kind, group, piece);
                    cells.add(ShippedResults.estimate(row.number("value"), row.number("se"), 0));
                }
                table.add(cells);
            }
        }
        ShippedResults.check(
                PAGE, "games", ShippedResults.table(List.of("rating", "games", "P", "N", "B", "R", "Q"), table));
    }

    /// What the page says of bands of masters and of Pieceworth's engine, by quiet positions.
    @Test
    void sentences() throws IOException {
        String page = Files.readString(Path.of("../docs/findings/strength.md")).replace('\n', ' ');
        double[] less = PIECES.stream()
                .mapToDouble(piece -> 100 - 100 * masters("2600-2900", piece) / masters("2500-2600", piece))
                .sorted()
                .toArray();
        assertThat(page)
                .contains(String.format(
                        Locale.ROOT, "above 2600 all pieces are worth %.0f to %.0f %% less", less[0], less[4]))
                .contains("at about 300 nodes per move for pieces and 1,000 for a pawn");
        for (String piece : PIECES) {
            double[] bands = Stream.of("2300-2400", "2400-2500", "2500-2600", "2600-2900")
                    .mapToDouble(band -> masters(band, piece))
                    .sorted()
                    .toArray();
            assertThat(quiet(piece.equals("P") ? 1000 : 300, piece)).as(piece).isBetween(bands[0], bands[3]);
        }
    }

    private double masters(String band, String piece) {
        return people.row("rating-elo", band, piece).number("value");
    }

    private double quiet(int nodes, String piece) {
        return play.stream()
                .filter(row -> row.text("at").equals("quiet")
                        && row.text("piece").equals(piece)
                        && row.number("nodes") == nodes)
                .mapToDouble(row -> row.number("elo"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void ladder() {
        List<List<String>> table = ShippedResults.rows("strength-ladder.tsv").stream()
                .map(row -> List.of(
                        row.text("stronger") + " against " + row.text("weaker"),
                        row.text("games"),
                        row.text("wins") + " – " + row.text("losses") + " – " + row.text("draws"),
                        ShippedResults.estimate(row.number("elo"), row.number("eloError"), 0)))
                .toList();
        ShippedResults.check(
                PAGE,
                "ladder",
                ShippedResults.table(List.of("nodes per move", "games", "won – lost – drawn", "Elo"), table));
    }

    @Test
    void picture() {
        ErrorBars bars = new ErrorBars(
                        "nodes per move (logarithmic)",
                        "Elo that one is worth in quiet positions, ± two standard errors",
                        true,
                        new double[] {50, 100, 300, 1000, 3000, 10_000},
                        new double[] {0, 200, 400, 600, 800, 1000, 1200, 1400})
                .joined();
        for (String piece : PIECES) {
            play.stream()
                    .filter(row ->
                            row.text("at").equals("quiet") && row.text("piece").equals(piece))
                    .forEach(row -> bars.add(piece, row.number("nodes"), 0, row.number("elo"), row.number("se"), ""));
        }
        ShippedResults.checkFile("strength.svg", bars.svg());
    }

    private String play(String at) {
        Set<String> levels = new LinkedHashSet<>();
        play.forEach(row -> levels.add(row.text("nodes")));
        List<List<String>> table = new ArrayList<>();
        for (String nodes : levels) {
            List<ShippedResults.Row> own = play.stream()
                    .filter(row ->
                            row.text("nodes").equals(nodes) && row.text("at").equals(at))
                    .toList();
            List<String> cells = new ArrayList<>(List.of(nodes, own.getFirst().text("games")));
            for (String piece : PIECES) {
                own.stream()
                        .filter(row -> row.text("piece").equals(piece))
                        .forEach(row -> cells.add(ShippedResults.estimate(row.number("elo"), row.number("se"), 0)));
            }
            table.add(cells);
        }
        return ShippedResults.table(List.of("nodes per move", "games", "P", "N", "B", "R", "Q"), table);
    }
}
