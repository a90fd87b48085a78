package org.pieceworth.bench.coverage;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;

/// Nominal and true coverage of the intervals and p-values that the program prints, as Markdown tables.
/// Arguments: parts (none for all), files of games that samples are drawn from, `tries=N`, `seed=N`, and
/// `sizes=60,400` for samples of these sizes alone (of groups: so many groups).
public final class CoverageBench {

    private static final List<String> PARTS = List.of(
            "small",
            "clusters",
            "simulated",
            "rare",
            "groups",
            "calibration",
            "ratios",
            "matches",
            "tests",
            "ratings",
            "selfplay",
            "bootstrap",
            "firth",
            "named",
            "regression");

    private static final int OWN_GAMES = 2000;

    private CoverageBench() {}

    public static void main(String[] args) {
        List<String> parts = new ArrayList<>();
        List<String> files = new ArrayList<>();
        int tries = 1000;
        long seed = 1;
        List<Integer> sizes = List.of();
        for (String arg : args) {
            if (arg.matches("tries=\\d+")) {
                tries = Integer.parseInt(arg.substring("tries=".length()));
            } else if (arg.matches("seed=\\d{1,9}")) {
                seed = Long.parseLong(arg.substring("seed=".length()));
            } else if (arg.matches("sizes=\\d+(,\\d+)*")) {
                sizes = Arrays.stream(arg.substring("sizes=".length()).split(","))
                        .map(Integer::valueOf)
                        .toList();
            } else if (PARTS.contains(arg)) {
                parts.add(arg);
            } else if (Files.isReadable(Path.of(arg))) {
                files.add(arg);
            } else {
                System.err.println("found '" + arg
                        + "', expected a file of games, tries=N, seed=N, sizes=N,N, or one of " + PARTS);
                System.exit(2);
            }
        }
        long begin = System.nanoTime();
        List<CoverageTable> tables = tables(parts.isEmpty() ? PARTS : parts, files, new Trials(tries, seed, sizes));
        List<String> missed =
                tables.stream().flatMap(table -> table.missed().stream()).toList();
        long judged = tables.stream().mapToLong(CoverageTable::judged).sum();
        System.out.println();
        System.out.println((judged - missed.size()) + " of " + judged + " cells keep their promise, "
                + String.format(Locale.ROOT, "%.0f s.", (System.nanoTime() - begin) / 1e9));
        missed.forEach(line -> System.out.println("- " + line));
    }

    private static List<CoverageTable> tables(List<String> parts, List<String> files, Trials trials) {
        List<Population> sets = files.stream()
                .map(file ->
                        Population.read(Path.of(file).getFileName().toString().replaceAll("\\..*", ""), file))
                .toList();
        List<CoverageTable> tables = new ArrayList<>();
        for (String part : parts) {
            switch (part) {
                case "small" -> sets.forEach(set -> show(tables, () -> new ResampledGames(trials).byGame(set)));
                case "clusters" -> sets.forEach(set -> show(tables, () -> new ResampledGames(trials).byCluster(set)));
                case "simulated" -> show(tables, () -> new SimulatedGames(trials).table());
                case "rare" -> show(tables, () -> new RareOutcomes(trials).table());
                case "groups" -> sets.forEach(set -> show(tables, () -> new RandomGroups(trials).table(set)));
                case "calibration" -> sets.forEach(set -> show(tables, () -> new CalibrationTrials(trials).table(set)));
                case "ratios" -> show(tables, () -> new Ratios(trials).table());
                case "matches" -> {
                    show(tables, () -> new Matches(trials).pairs());
                    show(tables, () -> new Matches(trials).games());
                }
                case "tests" -> show(tables, () -> new SequentialTests(trials).table());
                case "ratings" -> show(tables, () -> new Tournaments(trials).table());
                case "selfplay" ->
                    show(tables, () -> new ResampledGames(trials).byGame(Population.ownGames(OWN_GAMES)));
                case "bootstrap" ->
                    sets.stream()
                            .limit(1)
                            .forEach(set -> show(tables, () -> new ResampledGames(trials).bootstrapped(set)));
                case "named" -> sets.forEach(set -> show(tables, () -> new ResampledGames(trials).byName(set)));
                case "regression" -> show(tables, () -> new RegressionTrials(trials).table());
                case "firth" -> sets.forEach(set -> show(tables, () -> new ResampledGames(trials).firth(set)));
                default -> throw new IllegalArgumentException(part);
            }
        }
        return tables;
    }

    private static void show(List<CoverageTable> tables, Supplier<CoverageTable> work) {
        long begin = System.nanoTime();
        CoverageTable table = work.get();
        table.print(System.out);
        System.err.printf(Locale.ROOT, "%.0f s%n", (System.nanoTime() - begin) / 1e9);
        tables.add(table);
    }
}
