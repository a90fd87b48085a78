package org.pieceworth.cli.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/// Every p-value on the pages of findings is repeated by a seeded simulation or permutation. In text a comment behind
/// it names the computation, `p = 0.031<!-- p: NAME -->`; those of tables of results are repeated with the tables.
class PValuesTest {

    private static final Path DOCS = Path.of("../docs");
    private static final Pattern STATED =
            Pattern.compile("\\bp(?:-value)?(?: of)? ?([=<>≤≥≈]?) ?((?:0|1)?\\.\\d+|\\d+(?:\\.\\d+)?e-\\d+)"
                    + "(?:<!-- p: ([^>]+) -->)?");
    private static final Pattern CHI_SQUARE = Pattern.compile("chi-square ([\\d.]+) of (\\d+)");
    private static final Pattern NUMBER = Pattern.compile("[-+−]?\\d+(?:\\.\\d+)?");

    private static final Pattern MARKED = Pattern.compile("<!-- p: ");

    private final Map<String, DoubleSupplier> computations = new HashMap<>();

    PValuesTest() {
        BetterValuesFindingsTest sets = new BetterValuesFindingsTest();
        computations.put("sets alike", () -> Simulation.alike(sets.strengths()[0], sets.strengths()[1]));
        computations.put("least rank correlation, Holm", () -> least(Simulation.holm(sets.rankChances())));
        computations.put("eighty files", () -> Simulation.beyondTwo(7, 80));
        double[][] own = estimates("../findings.md", "| variant | combined values", 4, 1.96);
        computations.put("one number alike", () -> Simulation.alike(own[0], own[1]));
        computations.put("one number, best of seven", () -> Simulation.largest(largest(own), own[0].length));
        double[][] looks = estimates("engine-values.md", "| variant | won - lost - drawn | Elo |", 2, 1.96);
        computations.put("first looks alike", () -> Simulation.alike(looks[0], looks[1]));
        computations.put("first looks, largest", () -> Simulation.largest(largest(looks), looks[0].length));
        double[][] engines = otherEngine();
        computations.put("other engine alike", () -> Simulation.alike(engines[0], engines[1]));
        computations.put("other engine, largest", () -> Simulation.largest(largest(engines), engines[0].length));
        PeopleFindingsTest people = new PeopleFindingsTest();
        for (String kind : List.of("years", "years-basket", "rating")) {
            for (String question : List.of("B-N", "N", "B", "pair")) {
                computations.put(
                        kind + ", " + question, () -> people.of(kind, question).pValue());
                computations.put(
                        kind + ", " + question + ", Holm",
                        () -> people.holm(kind, Trend::pValue).getOrDefault(question, 1.0));
            }
        }
        computations.put("years, B-N, Holm of eighteen", () -> eighteen(people)[0]);
        computations.put("years-basket, B-N, Holm of eighteen", () -> eighteen(people)[1]);
        computations.put("years, B-N, permuted", () -> people.of("years", "B-N").permuted());
        computations.put(
                "years-basket, B-N, permuted",
                () -> people.of("years-basket", "B-N").permuted());
        computations.put(
                "years, exchange alike, Holm",
                () -> people.holm("years", Trend::same).getOrDefault("exchange", 1.0));
        MatingFindingsTest mating = new MatingFindingsTest();
        mating.weightings().keySet().forEach(name -> computations.put(name, () -> mating.permuted(name)));
    }

    @Test
    void pagesStateWhatSimulationsGive() throws IOException {
        List<String> wrong = new ArrayList<>();
        int stated = 0;
        for (Path page : pages()) {
            boolean table = false;
            for (String line : Files.readAllLines(page)) {
                table = line.startsWith("<!-- results: ") || table && (line.isEmpty() || line.startsWith("|"));
                Matcher matcher = STATED.matcher(line);
                while (!(table && line.startsWith("|")) && matcher.find()) {
                    stated++;
                    check(matcher.toMatchResult()).ifPresent(why -> wrong.add(page.getFileName() + ": " + why));
                }
                if (MARKED.matcher(line).results().count()
                        != STATED.matcher(line)
                                .results()
                                .filter(each -> each.group(3) != null)
                                .count()) {
                    wrong.add(page.getFileName() + ": a mark without a p-value in " + line);
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(stated).isGreaterThan(10);
    }

    /// Means of comparisons, each weighted by its error, and how far the engines correlate.
    @Test
    void pagesStateTheMeans() throws IOException {
        String findings = Files.readString(DOCS.resolve("findings.md")).replace('\n', ' ');
        assertThat(findings)
                .contains("combined values score " + mean("../findings.md", "| variant | combined values", 4, 1));
        assertThat(Files.readString(DOCS.resolve("findings/engine-values.md")))
                .contains("the new values are worse by "
                        + mean("engine-values.md", "| variant | won - lost - drawn | Elo |", 2, 0)
                                .substring(1));
        String head = "| piece | Pieceworth | Fairy-Stockfish |";
        double[] ours = estimates("../findings.md", head, 1, 1)[0];
        double[] theirs = estimates("../findings.md", head, 2, 1)[0];
        assertThat(findings)
                .contains(String.format(
                        Locale.ROOT,
                        "correlate with Pieceworth's at %s (ranks %s, logarithms of value + 40 %s)",
                        correlation(ours, theirs, 3),
                        correlation(ranks(ours), ranks(theirs), 2),
                        correlation(logarithms(ours), logarithms(theirs), 2)));
    }

    /// `5.5 ± 10.9 Elo`, with half of the 95 % interval.
    private static String mean(String page, String head, int column, int decimals) {
        double[][] elo = estimates(page, head, column, 1.96);
        double weights = 0;
        double sum = 0;
        for (int i = 0; i < elo[0].length; i++) {
            double weight = 1 / (elo[1][i] * elo[1][i]);
            weights += weight;
            sum += weight * elo[0][i];
        }
        return ShippedResults.estimate(sum / weights, 1.96 / Math.sqrt(weights), decimals) + " Elo";
    }

    private static double[] ranks(double[] numbers) {
        return DoubleStream.of(numbers)
                .map(number ->
                        DoubleStream.of(numbers).filter(other -> other < number).count())
                .toArray();
    }

    private static double[] logarithms(double[] values) {
        return DoubleStream.of(values).map(value -> Math.log(value + 40)).toArray();
    }

    /// `.992`
    private static String correlation(double[] x, double[] y, int decimals) {
        double meanX = DoubleStream.of(x).average().orElseThrow();
        double meanY = DoubleStream.of(y).average().orElseThrow();
        double xx = 0;
        double xy = 0;
        double yy = 0;
        for (int i = 0; i < x.length; i++) {
            xx += (x[i] - meanX) * (x[i] - meanX);
            xy += (x[i] - meanX) * (y[i] - meanY);
            yy += (y[i] - meanY) * (y[i] - meanY);
        }
        return ShippedResults.fixed(xy / Math.sqrt(xx * yy), decimals).substring(1);
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> findings = Files.list(DOCS.resolve("findings"));
                Stream<Path> models = Files.list(DOCS.resolve("models"))) {
            return Stream.concat(Stream.of(DOCS.resolve("findings.md")), Stream.concat(findings, models))
                    .filter(path -> path.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }

    private Optional<String> check(MatchResult stated) {
        String found = stated.group();
        return Optional.ofNullable(stated.group(3))
                .map(name -> {
                    String computed = Simulation.text(chance(name));
                    String text = found.substring(0, found.indexOf("<!--"));
                    return text.equals(computed) ? "" : name + " is " + computed + ", stated is " + text;
                })
                .or(() -> Optional.of(found + " is repeated by no simulation: give it a mark <!-- p: NAME -->"))
                .filter(why -> !why.isEmpty());
    }

    private double chance(String name) {
        Matcher square = CHI_SQUARE.matcher(name);
        return square.matches()
                ? Simulation.chiSquare(Double.parseDouble(square.group(1)), Integer.parseInt(square.group(2)))
                : Optional.ofNullable(computations.get(name))
                        .orElseThrow(() -> new AssertionError("no computation " + name))
                        .getAsDouble();
    }

    @Test
    void holmIsThatOfR() {
        // p.adjust(c(.01, .04, .03, .5), "holm")
        assertThat(Simulation.holm(.01, .04, .03, .5)).containsExactly(new double[] {.04, .09, .09, .5}, within());
    }

    private static Offset<Double> within() {
        return Offset.offset(1e-12);
    }

    /// Of bishop less knight by years on both scales, whose slopes are taken for one family.
    private static double[] eighteen(PeopleFindingsTest people) {
        double[] chances = Stream.of("years", "years-basket")
                .flatMap(kind -> PeopleFindingsTest.ASKED.keySet().stream().map(question -> people.of(kind, question)))
                .mapToDouble(Trend::pValue)
                .toArray();
        List<String> asked = List.copyOf(PeopleFindingsTest.ASKED.keySet());
        double[] corrected = Simulation.holm(chances);
        return new double[] {corrected[asked.indexOf("B-N")], corrected[asked.size() + asked.indexOf("B-N")]};
    }

    private static double least(double[] chances) {
        return DoubleStream.of(chances).min().orElseThrow();
    }

    /// The largest of the estimates in standard errors.
    private static double largest(double[][] estimates) {
        double largest = 0;
        for (int i = 0; i < estimates[0].length; i++) {
            largest = Math.max(largest, Math.abs(estimates[0][i] / estimates[1][i]));
        }
        return largest;
    }

    /// Estimates and their standard errors from a column of a page's table, of which ± is so many.
    private static double[][] estimates(String page, String head, int column, double errors) {
        List<double[]> cells = ShippedResults.tableAfter(page, head).stream()
                .map(row -> numbers(row.get(column)))
                .toList();
        return new double[][] {
            cells.stream().mapToDouble(cell -> cell[0]).toArray(),
            cells.stream().mapToDouble(cell -> cell[1] / errors).toArray()
        };
    }

    /// How much more the other engine makes of pieces, in the logarithm of value + 40, with the errors of both.
    private static double[][] otherEngine() {
        String head = "| piece | Pieceworth | Fairy-Stockfish |";
        double[][] ours = estimates("../findings.md", head, 1, 1);
        double[][] theirs = estimates("../findings.md", head, 2, 1);
        double[][] differences = new double[2][ours[0].length];
        for (int i = 0; i < ours[0].length; i++) {
            double own = ours[0][i] + 40;
            double other = theirs[0][i] + 40;
            differences[0][i] = Math.log(other / own);
            differences[1][i] = Math.hypot(ours[1][i] / own, theirs[1][i] / other);
        }
        return differences;
    }

    private static double[] numbers(String cell) {
        return NUMBER.matcher(cell)
                .results()
                .mapToDouble(number -> Double.parseDouble(number.group().replace('−', '-')))
                .toArray();
    }
}
