package org.pieceworth.cli.findings;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
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

    /// Ranks of loss and of strength, for all sets and without the one whose pieces are all alike; p by 100,000
    /// permutations.
    @Test
    void rankCorrelations() {
        List<List<String>> table = new ArrayList<>();
        for (String data : DATA) {
            List<String> sets = play.stream()
                    .map(row -> row.text("match"))
                    .filter(set -> !set.equals("flat")
                            && !SEEN.getOrDefault(data, List.of()).contains(set))
                    .toList();
            double[] loss = sets.stream().mapToDouble(set -> loss(data, set)).toArray();
            double[] elo = sets.stream()
                    .mapToDouble(set -> play.stream()
                            .filter(row -> row.text("match").equals(set))
                            .mapToDouble(BetterValuesFindingsTest::elo)
                            .findFirst()
                            .orElseThrow())
                    .toArray();
            double rho = correlation(ranks(loss), ranks(elo));
            table.add(List.of(
                    data,
                    Integer.toString(sets.size()),
                    ShippedResults.fixed(rho, 2),
                    "p = " + ShippedResults.fixed(chance(ranks(loss), ranks(elo), rho), 2)));
        }
        ShippedResults.check(
                PAGE,
                "ranks",
                ShippedResults.table(
                        List.of("games predicted", "sets", "rank correlation of loss and Elo", "by chance"), table));
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

    private static double chance(double[] x, double[] y, double observed) {
        SplittableRandom random = new SplittableRandom(1);
        double[] shuffled = y.clone();
        int far = 0;
        int times = 100_000;
        for (int time = 0; time < times; time++) {
            for (int i = shuffled.length - 1; i > 0; i--) {
                int j = random.nextInt(i + 1);
                double kept = shuffled[i];
                shuffled[i] = shuffled[j];
                shuffled[j] = kept;
            }
            far += Math.abs(correlation(x, shuffled)) >= Math.abs(observed) - 1e-12 ? 1 : 0;
        }
        return (double) far / times;
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
