package org.pieceworth.cli.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import java.util.function.ToDoubleFunction;
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

    /// Simulations from which several numbers are taken.
    private final Map<String, double[]> shared = new HashMap<>();

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
        computations.put("years, B-N, Holm", () -> slopesOnce(people)[3]);
        computations.put("years-basket, B-N, Holm", () -> slopesOnce(people)[7]);
        computations.put("years, least of the others, Holm", () -> least(others(slopesOnce(people))));
        computations.put("years, B-N, permuted", () -> people.of("years", "B-N").permuted());
        computations.put(
                "years-basket, B-N, permuted",
                () -> people.of("years-basket", "B-N").permuted());
        computations.put("years, exchange alike, Holm", () -> Simulation.holm(both(people, Trend::same))[0]);
        computations.put("mating", () -> new MatingFindingsTest().permuted());
        computations.put("rating, least, Holm", () -> ratingOnce(people)[0]);
        computations.put("rating, second, Holm", () -> ratingOnce(people)[1]);
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

    private double[] slopesOnce(PeopleFindingsTest people) {
        return shared.computeIfAbsent("slopes", _ -> slopes(people));
    }

    private double[] ratingOnce(PeopleFindingsTest people) {
        return shared.computeIfAbsent("rating", _ -> rating(people));
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

    /// Of the slopes by years on both scales.
    private static double[] slopes(PeopleFindingsTest people) {
        return Simulation.holm(both(people, Trend::pValue));
    }

    private static double[] both(PeopleFindingsTest people, ToDoubleFunction<Trend> chance) {
        return Stream.of("years", "years-basket")
                .flatMap(kind -> PeopleFindingsTest.QUESTIONS.stream().map(question -> people.of(kind, question)))
                .mapToDouble(chance)
                .toArray();
    }

    private static double[] others(double[] slopes) {
        return new double[] {slopes[0], slopes[1], slopes[2], slopes[4], slopes[5], slopes[6]};
    }

    private static double[] rating(PeopleFindingsTest people) {
        return DoubleStream.of(Simulation.holm(PeopleFindingsTest.QUESTIONS.stream()
                        .mapToDouble(question -> people.of("rating", question).pValue())
                        .toArray()))
                .sorted()
                .toArray();
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
