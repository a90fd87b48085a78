package org.pieceworth.cli.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.function.DoublePredicate;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.pieceworth.valuation.pooled.MeasuredPieces;

/// The numbers of docs/findings/mating.md, computed again from the measured pieces and the solved endings.
class MatingFindingsTest {

    private static final double[] BANDS = {0, 200, 400, 700, Double.POSITIVE_INFINITY};
    private static final List<String> NAMES = List.of("below 200", "200 to 400", "400 to 700", "700 and more");
    private static final int WORTHLESS = 20;
    private static final int SHUFFLES = 20_000;

    /// Added to values in the models' own errors, so that small values do not decide.
    private static final double SOFT = 40;

    /// @param residual logarithm of the measured value minus that of the value by the move model
    /// @param error standard error of the residual by the measurement
    /// @param soft the residual of values + 40
    /// @param won share of positions that the piece and its king win
    private record Piece(double law, double residual, double error, double soft, double softError, double won) {}

    /// The difference within bands by one weighting, with its standard error and p-value by permutation.
    private record Permuted(double difference, double error, double chance) {}

    /// How pieces count: the residuals and their weights.
    record Weighting(String title, double[] residuals, double[] weights) {}

    private final List<Piece> pieces = pieces();

    /// The places of each band's pieces.
    private final int[][] bands = IntStream.range(0, NAMES.size())
            .mapToObj(band -> IntStream.range(0, pieces.size())
                    .filter(i ->
                            pieces.get(i).law() >= BANDS[band] && pieces.get(i).law() < BANDS[band + 1])
                    .toArray())
            .toArray(int[][]::new);

    private static List<Piece> pieces() {
        try {
            Map<String, Double> won = Files.readAllLines(Path.of("../bench/findings/mating.tsv")).stream()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t"))
                    .collect(Collectors.toMap(words -> words[0], words -> Double.parseDouble(words[1])));
            List<Piece> pieces = new ArrayList<>();
            for (MeasuredPieces.Row row : MeasuredPieces.shipped()) {
                OptionalDouble law = row.law();
                if (row.board().equals("8x8")
                        && row.nodes() == 300
                        && row.among().equals("B,N,Q,R")
                        && row.engine().equals("pieceworth")
                        && won.containsKey(row.piece())
                        && law.isPresent()
                        && Math.min(row.value(), law.getAsDouble()) > WORTHLESS) {
                    pieces.add(new Piece(
                            law.getAsDouble(),
                            Math.log(row.value() / law.getAsDouble()),
                            row.error() / row.value(),
                            Math.log((row.value() + SOFT) / (law.getAsDouble() + SOFT)),
                            row.error() / (row.value() + SOFT),
                            won.getOrDefault(row.piece(), 0.0)));
                }
            }
            return pieces;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void thePageHasTheTable() throws IOException {
        List<String> table = new ArrayList<>(List.of(line("all", 0, Double.POSITIVE_INFINITY)));
        for (int band = 0; band < NAMES.size(); band++) {
            table.add(line(NAMES.get(band), BANDS[band], BANDS[band + 1]));
        }
        assertThat(Files.readString(Path.of("../docs/findings/mating.md")))
                .contains(String.join("\n", table))
                .contains(String.format(Locale.ROOT, "measurement errors (standard deviation %.2f", spread()));
    }

    /// The differences of the table; `PValuesTest` repeats its p-values.
    @Test
    void thePageHasEachWeighting() throws IOException {
        String page = Files.readString(Path.of("../docs/findings/mating.md"));
        weightings().forEach((name, each) -> {
            Permuted found = permuted(each, 2_000);
            assertThat(page).contains(String.format(Locale.ROOT, "| %s | %.3f ± ", each.title(), found.difference()));
            double stated = Double.parseDouble(page.replaceFirst(
                    "(?s).*\\| " + Pattern.quote(each.title()) + " \\| -?[0-9.]+ ± ([0-9.]+) .*", "$1"));
            assertThat(stated).as(name).isCloseTo(found.error(), Offset.offset(.0015));
        });
    }

    /// By name of the p-value on the page.
    Map<String, Weighting> weightings() {
        double[] residuals = of(Piece::residual);
        double[] soft = of(Piece::soft);
        double[] equal = of(_ -> 1);
        double[] measured = of(piece -> 1 / (piece.error() * piece.error()));
        Map<String, Weighting> all = new LinkedHashMap<>();
        all.put("mating, equal", new Weighting("equal", residuals, equal));
        all.put("mating, soft", new Weighting("equal, values + 40", soft, equal));
        all.put("mating, both", new Weighting("by both errors", residuals, both(residuals, of(Piece::error))));
        all.put(
                "mating, soft both",
                new Weighting("by both errors, values + 40", soft, both(soft, of(Piece::softError))));
        all.put("mating, measured", new Weighting("by the measurement's error", residuals, measured));
        return all;
    }

    private double[] of(ToDoubleFunction<Piece> number) {
        return pieces.stream().mapToDouble(number).toArray();
    }

    private double spread() {
        return Math.sqrt(variance(of(Piece::residual), of(Piece::error)));
    }

    /// The weights of the least variance, if residuals have the errors of the measurements and a variance of their own.
    private static double[] both(double[] residuals, double[] errors) {
        double variance = variance(residuals, errors);
        return Arrays.stream(errors)
                .map(error -> 1 / (variance + error * error))
                .toArray();
    }

    /// The variance beyond the errors with which χ² is as large as expected (Paule and Mandel 1982).
    private static double variance(double[] residuals, double[] errors) {
        double low = 0;
        double high = 4;
        for (int step = 0; step < 60; step++) {
            double middle = (low + high) / 2;
            double[] wider = Arrays.stream(errors)
                    .map(error -> Math.sqrt(middle + error * error))
                    .toArray();
            if (Simulation.scatter(residuals, wider) > residuals.length - 1) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private String line(String name, double low, double high) {
        double[] mates = residuals(low, high, won -> won >= .9);
        double[] not = residuals(low, high, won -> won <= .1);
        return String.format(
                Locale.ROOT,
                "| %s | %d | %.3f ± %.3f | %d | %.3f ± %.3f | %.3f ± %.3f |",
                name,
                mates.length,
                mean(mates),
                error(mates),
                not.length,
                mean(not),
                error(not),
                mean(mates) - mean(not),
                Math.hypot(error(mates), error(not)));
    }

    private double[] residuals(double low, double high, DoublePredicate won) {
        return pieces.stream()
                .filter(piece -> piece.law() >= low && piece.law() < high && won.test(piece.won()))
                .mapToDouble(Piece::residual)
                .toArray();
    }

    private static double mean(double[] values) {
        return Arrays.stream(values).average().orElseThrow();
    }

    private static double error(double[] values) {
        double mean = mean(values);
        double squares = Arrays.stream(values).map(x -> (x - mean) * (x - mean)).sum();
        return Math.sqrt(squares / (values.length - 1) / values.length);
    }

    private double[] won() {
        return pieces.stream().mapToDouble(Piece::won).toArray();
    }

    /// Mean difference within bands, each weighted by the pieces that it compares.
    private double withinBands(double[] won, Weighting by) {
        double weights = 0;
        double sum = 0;
        for (int[] band : bands) {
            double[] total = new double[2];
            double[] count = new double[2];
            for (int i : band) {
                int side = won[i] >= .9 ? 0 : 1;
                if (side == 0 || won[i] <= .1) {
                    total[side] += by.weights()[i] * by.residuals()[i];
                    count[side] += by.weights()[i];
                }
            }
            double weight = count[0] * count[1] / (count[0] + count[1]);
            weights += weight;
            sum += weight * (total[0] / count[0] - total[1] / count[1]);
        }
        return sum / weights;
    }

    /// The p-value of a permutation within bands, by the name of a weighting.
    double permuted(String name) {
        return permuted(Optional.ofNullable(weightings().get(name)).orElseThrow(), SHUFFLES)
                .chance();
    }

    private Permuted permuted(Weighting by, int shuffles) {
        double[] won = won();
        double seen = withinBands(won, by);
        SplittableRandom random = new SplittableRandom(1);
        int beyond = 0;
        double squares = 0;
        for (int round = 0; round < shuffles; round++) {
            double[] mixed = won.clone();
            for (int[] band : bands) {
                for (int i = 0; i < band.length; i++) {
                    int other = band[random.nextInt(i + 1)];
                    double moved = mixed[other];
                    mixed[other] = mixed[band[i]];
                    mixed[band[i]] = moved;
                }
            }
            double found = withinBands(mixed, by);
            beyond += Math.abs(found) >= Math.abs(seen) ? 1 : 0;
            squares += found * found;
        }
        return new Permuted(seen, Math.sqrt(squares / shuffles), (double) beyond / shuffles);
    }
}
