package org.pieceworth.cli.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.function.DoublePredicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.pieceworth.valuation.pooled.MeasuredPieces;

/// The numbers of docs/findings/mating.md, computed again from the measured pieces and the solved endings.
class MatingFindingsTest {

    private static final double[] BANDS = {0, 200, 400, 700, Double.POSITIVE_INFINITY};
    private static final List<String> NAMES = List.of("below 200", "200 to 400", "400 to 700", "700 and more");
    private static final int WORTHLESS = 20;
    private static final int SHUFFLES = 20_000;

    /// @param residual logarithm of the measured value minus that of the value by the move model
    /// @param won share of positions that the piece and its king win
    private record Piece(double law, double residual, double won) {}

    private final List<Piece> pieces = pieces();

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
                .contains(String.format(Locale.ROOT, "within the four groups is %.3f ±", withinBands(won())));
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
    private double withinBands(double[] won) {
        double weights = 0;
        double sum = 0;
        for (int band = 0; band < NAMES.size(); band++) {
            double[] total = new double[2];
            int[] count = new int[2];
            for (int i = 0; i < won.length; i++) {
                int side = won[i] >= .9 ? 0 : 1;
                if (isIn(pieces.get(i), band) && (side == 0 || won[i] <= .1)) {
                    total[side] += pieces.get(i).residual();
                    count[side]++;
                }
            }
            double weight = (double) count[0] * count[1] / (count[0] + count[1]);
            weights += weight;
            sum += weight * (total[0] / count[0] - total[1] / count[1]);
        }
        return sum / weights;
    }

    private static boolean isIn(Piece piece, int band) {
        return piece.law() >= BANDS[band] && piece.law() < BANDS[band + 1];
    }

    /// The p-value of a permutation within bands.
    double permuted() {
        double seen = Math.abs(withinBands(won()));
        SplittableRandom random = new SplittableRandom(1);
        int beyond = 0;
        for (int round = 0; round < SHUFFLES; round++) {
            double[] mixed = won();
            for (int band = 0; band < NAMES.size(); band++) {
                int[] at = new int[mixed.length];
                int size = 0;
                for (int i = 0; i < mixed.length; i++) {
                    if (isIn(pieces.get(i), band)) {
                        int other = random.nextInt(size + 1);
                        at[size] = i;
                        double moved = mixed[at[other]];
                        mixed[at[other]] = mixed[i];
                        mixed[i] = moved;
                        size++;
                    }
                }
            }
            beyond += Math.abs(withinBands(mixed)) >= seen ? 1 : 0;
        }
        return (double) beyond / SHUFFLES;
    }
}
