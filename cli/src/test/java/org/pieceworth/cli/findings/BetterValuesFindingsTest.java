package org.pieceworth.cli.findings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The tables and the picture of `docs/findings/better-values.md` from `bench/findings`.
class BetterValuesFindingsTest {

    private static final String PAGE = "better-values.md";
    private static final List<String> DATA = List.of("openrating", "tcec", "masters", "own");

    /// Sets that were fitted to some of these games, and so have seen them.
    private static final Map<String, List<String>> SEEN = Map.of(
            "openrating", List.of("engines", "engines-draws"),
            "tcec", List.of(),
            "masters", List.of("masters", "carlsen", "anderssen"),
            "own", List.of("own-results", "own-search"));

    private final List<ShippedResults.Row> losses = ShippedResults.rows("better-values-loss.tsv");
    private final List<ShippedResults.Row> values = ShippedResults.rows("better-values-sets.tsv");
    private final List<ShippedResults.Row> play = ShippedResults.rows("better-values-play.tsv");
    private final List<ShippedResults.Row> others = ShippedResults.rows("better-values-others.tsv");

    private static double elo(ShippedResults.Row row) {
        return row.number("elo");
    }

    @Test
    void setsByStrength() {
        List<List<String>> table = new ArrayList<>();
        List<ShippedResults.Row> byElo = new ArrayList<>(play);
        byElo.sort(Comparator.comparingDouble(BetterValuesFindingsTest::elo).reversed());
        boolean school = false;
        for (ShippedResults.Row row : byElo) {
            if (!school && elo(row) < 0) {
                table.add(line("school", "", "0"));
                school = true;
            }
            table.add(line(
                    row.text("match"),
                    row.text("wins") + " – " + row.text("losses") + " – " + row.text("draws"),
                    ShippedResults.estimate(elo(row), row.number("eloError"), 0)));
        }
        List<String> head = new ArrayList<>(List.of("values", "N B R Q", "won – lost – drawn", "Elo above school"));
        DATA.forEach(data -> head.add("loss, " + data));
        ShippedResults.check(PAGE, "sets", ShippedResults.table(head, table));
    }

    private List<String> line(String set, String games, String elo) {
        List<String> cells = new ArrayList<>(List.of(set, worths(set), games, elo));
        for (String data : DATA) {
            cells.add(ShippedResults.fixed(1000 * (loss(data, set) - loss(data, "fit")), 1)
                    + (SEEN.getOrDefault(data, List.of()).contains(set) ? "*" : ""));
        }
        return cells;
    }

    private String worths(String set) {
        return values.stream()
                .filter(row -> row.text("set").equals(set))
                .map(row -> row.text("N") + " " + row.text("B") + " " + row.text("R") + " " + row.text("Q"))
                .findFirst()
                .orElse("a model");
    }

    private double loss(String data, String set) {
        return losses.stream()
                .filter(row -> row.text("games").equals(data) && row.text("set").equals(set))
                .mapToDouble(row -> row.number("logLoss"))
                .findFirst()
                .orElseThrow();
    }

    /// Ranks of loss and of strength, without the set whose pieces are all alike; p by permutations.
    @Test
    void rankCorrelations() {
        List<List<String>> table = new ArrayList<>();
        for (String data : DATA) {
            Ranks ranks = ranks(data);
            table.add(List.of(
                    data,
                    Integer.toString(ranks.loss().length),
                    ShippedResults.fixed(correlation(ranks.loss(), ranks.elo()), 2),
                    Simulation.text(ranks.chance())));
        }
        ShippedResults.check(
                PAGE,
                "ranks",
                ShippedResults.table(
                        List.of("games predicted", "sets", "rank correlation of loss and Elo", "p-value"), table));
    }

    /// Chances of the rank correlations, in the order of the table.
    double[] rankChances() {
        return DATA.stream().mapToDouble(data -> ranks(data).chance()).toArray();
    }

    /// Strength and its standard error of the sets but the one whose pieces are all alike.
    double[][] strengths() {
        List<ShippedResults.Row> sets =
                play.stream().filter(row -> !row.text("match").equals("flat")).toList();
        return new double[][] {
            sets.stream().mapToDouble(BetterValuesFindingsTest::elo).toArray(),
            sets.stream().mapToDouble(row -> row.number("eloError") / 1.96).toArray()
        };
    }

    private record Ranks(double[] loss, double[] elo) {

        double chance() {
            int[] order = IntStream.range(0, elo.length).toArray();
            return Simulation.chance(Math.abs(correlation(loss, elo)), random -> {
                Simulation.shuffle(order, random);
                return Math.abs(correlation(
                        loss, IntStream.of(order).mapToDouble(i -> elo[i]).toArray()));
            });
        }
    }

    private Ranks ranks(String data) {
        List<ShippedResults.Row> sets = play.stream()
                .filter(row -> !row.text("match").equals("flat")
                        && !SEEN.getOrDefault(data, List.of()).contains(row.text("match")))
                .toList();
        return new Ranks(
                ranks(sets.stream()
                        .mapToDouble(row -> loss(data, row.text("match")))
                        .toArray()),
                ranks(sets.stream().mapToDouble(BetterValuesFindingsTest::elo).toArray()));
    }

    private static double[] ranks(double[] values) {
        double[] ranks = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            for (double other : values) {
                ranks[i] += other < values[i] ? 1 : 0;
            }
        }
        return ranks;
    }

    private static double correlation(double[] x, double[] y) {
        double n = x.length;
        double mx = 0;
        double my = 0;
        for (int i = 0; i < x.length; i++) {
            mx += x[i] / n;
            my += y[i] / n;
        }
        double xy = 0;
        double xx = 0;
        double yy = 0;
        for (int i = 0; i < x.length; i++) {
            xy += (x[i] - mx) * (y[i] - my);
            xx += (x[i] - mx) * (x[i] - mx);
            yy += (y[i] - my) * (y[i] - my);
        }
        return xy / Math.sqrt(xx * yy);
    }

    @Test
    void againstOthers() {
        Map<String, List<String>> rows = new LinkedHashMap<>();
        List<String> engines = others.stream()
                .map(row -> row.text("match").replaceAll(".*-", ""))
                .distinct()
                .toList();
        for (ShippedResults.Row row : others) {
            String set = row.text("match").replaceAll("-[^-]*$", "");
            rows.computeIfAbsent(set, name -> new ArrayList<>(List.of(name)))
                    .add(row.text("wins") + " – " + row.text("losses") + " – " + row.text("draws") + ", "
                            + ShippedResults.estimate(elo(row), row.number("eloError"), 0));
        }
        List<String> head = new ArrayList<>(List.of("values"));
        head.addAll(engines);
        ShippedResults.check(PAGE, "others", ShippedResults.table(head, List.copyOf(rows.values())));
    }

    @Test
    void picture() {
        ErrorBars bars = new ErrorBars(
                "log-loss on tcec above the fit's, thousandths",
                "Elo above school values, ± two standard errors",
                false,
                new double[] {0, 2, 4, 6, 8},
                new double[] {-60, -40, -20, 0, 20, 40, 60, 80});
        play.stream().filter(row -> !row.text("match").equals("flat")).forEach(row -> {
            String set = row.text("match");
            bars.add(
                    "sets",
                    1000 * (loss("tcec", set) - loss("tcec", "fit")),
                    0,
                    elo(row),
                    row.number("eloError") / 1.96,
                    set);
        });
        ShippedResults.checkFile("better-values.svg", bars.svg());
    }
}
