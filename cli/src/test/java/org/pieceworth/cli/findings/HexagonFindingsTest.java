package org.pieceworth.cli.findings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.value.ValueStudy;
import org.pieceworth.valuation.pooled.MeasuredPieces;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The table of docs/findings/hexagons.md, computed again from the measurement and the models.
class HexagonFindingsTest {

    private static final int PIECES = 4;

    private final JsonNode measured = JsonMapper.shared()
            .readTree(Path.of("../bench/findings/hexagons.json").toFile());
    private final List<List<String>> table = ShippedResults.tableOf("hexagons.md", "table");

    private JsonNode piece(int at) {
        return measured.path("values").path(at);
    }

    private static String pawns(JsonNode value) {
        return ShippedResults.estimate(
                value.path("value").asDouble() / 100, value.path("se").asDouble() / 100, 2);
    }

    /// By the delta method.
    private String inKnights(int at) {
        if (at == 0) {
            return "1";
        }
        double value = piece(at).path("value").asDouble();
        double knight = piece(0).path("value").asDouble();
        double square = covariance(at, at) / value / value
                + covariance(0, 0) / knight / knight
                - 2 * covariance(0, at) / value / knight;
        return ShippedResults.estimate(value / knight, value / knight * Math.sqrt(square), 3);
    }

    private double covariance(int one, int other) {
        return measured.path("covariance").path(one).path(other).asDouble();
    }

    private static List<String> row(String name, IntFunction<String> cell) {
        List<String> row = new ArrayList<>(List.of(name));
        IntStream.range(0, PIECES).mapToObj(cell).forEach(row::add);
        return row;
    }

    @Test
    void measuredValues() {
        assertThat(table)
                .contains(
                        row("opening value, pawn = 1", at -> pawns(piece(at))),
                        row("in-game value, pawn = 1", at -> pawns(piece(at).path("overTheGame"))),
                        row("opening value, knight = 1", this::inKnights));
    }

    /// N, B, R and Q in Gliński's game.
    private static List<Double> values(String model) {
        return ValueStudy.ofVariant(Variants.open("glinski").variant()).rows().stream()
                .filter(row -> row.model().name().equals(model))
                .filter(row -> "NBRQ".contains(row.piece().typed()))
                .sorted(Comparator.comparingInt(
                        row -> "NBRQ".indexOf(row.piece().typed())))
                .map(row -> row.value().orElseThrow())
                .toList();
    }

    /// The root mean square of the logarithms of ratios to the knight, in per cent.
    private String error(String model) {
        return error(values(model));
    }

    private String error(List<Double> values) {
        double squares = IntStream.range(1, PIECES)
                .mapToDouble(at -> Math.log(values.get(at)
                        / values.getFirst()
                        * piece(0).path("value").asDouble()
                        / piece(at).path("value").asDouble()))
                .map(miss -> miss * miss)
                .sum();
        return Math.round(100 * Math.sqrt(squares / (PIECES - 1))) + " %";
    }

    private String ratio(int at) {
        return String.format(
                Locale.ROOT,
                "%.2f",
                piece(at).path("value").asDouble() / piece(0).path("value").asDouble());
    }

    /// The values that `value glinski` leads with.
    @Test
    void shippedValues() {
        List<String> shipped = MeasuredPieces.shipped().stream()
                .filter(row -> row.board().equals("glinski") && row.error() > 0)
                .map(row ->
                        row.piece() + " " + row.value() + " " + row.error() + " " + row.games() + " " + row.source())
                .toList();
        assertThat(shipped)
                .containsExactlyInAnyOrderElementsOf(IntStream.range(0, PIECES)
                        .mapToObj(at -> String.format(
                                Locale.ROOT,
                                "%s %s %s 8000 bench/findings/hexagons.json",
                                piece(at).path("piece").asString(),
                                Math.round(100 * piece(at).path("value").asDouble()) / 100.0,
                                Math.round(100 * piece(at).path("se").asDouble()) / 100.0))
                        .toList());
    }

    @Test
    void sentences() throws IOException {
        assertThat(Files.readString(Path.of("../docs/findings.md")))
                .contains("by `crowded` with an error of " + error("crowded"))
                .contains(ratio(1) + ", " + ratio(2) + " and " + ratio(3) + " knights");
        assertThat(Files.readString(Path.of("../docs/findings/hexagons.md")).replace('\n', ' '))
                .contains(
                        "a bishop is worth " + ratio(1) + " knights, a rook " + ratio(2) + " and a queen " + ratio(3),
                        "The error of `crowded` is " + error("crowded"),
                        "that of `checks` " + error("checks"),
                        "calculation makes rook and queen too strong (" + error("universal") + ")",
                        String.format(
                                Locale.ROOT,
                                "%,d games of Pieceworth's engine against itself at %d nodes per move, %.1f %% of them drawn",
                                measured.path("games").asLong(),
                                measured.path("nodesPerMove").asLong(),
                                100
                                        * measured.path("drawn").asDouble()
                                        / measured.path("games").asDouble()));
    }

    /// The foci of lines as 4, 3 or 0 among the lines of a board: `rating` by the mean rating of all.
    private static double foci(double[] slider, double[] board) {
        return (DoubleStream.of(slider).average().orElseThrow() / 2 + 1)
                / (DoubleStream.of(board).average().orElseThrow() / 2 + 1);
    }

    /// The source has six directions on hexagons, Pieceworth twelve: the rook with the foci of six, and the queen as
    /// bishop and rook with its enhancements.
    @Test
    void theSourcesSixDirections() throws IOException {
        double[] rook = {4, 3, 3};
        double twelve = foci(rook, new double[] {4, 3, 3, 3, 3, 0});
        assertThat(twelve).isCloseTo(8.0 / 7, within(1e-12));
        assertThat(foci(rook, rook)).isEqualTo(1);
        List<Double> now = values("universal");
        double bishop = now.get(1);
        double slower = now.get(2) / twelve;
        List<Double> six =
                List.of(now.getFirst(), bishop, slower, now.getLast() * (bishop + slower) / (bishop + now.get(2)));
        assertThat(Files.readString(Path.of("../docs/findings/hexagons.md")).replaceAll("\\s+", " "))
                .contains(String.format(
                        Locale.ROOT,
                        "rook and queen would be %.2f and %.2f knights, and the error %s instead of %s",
                        six.get(2) / six.getFirst(),
                        six.getLast() / six.getFirst(),
                        error(six),
                        error("universal")));
    }

    /// The models of the page, in knights.
    @Test
    void models() {
        for (String model : List.of("crowded", "checks", "universal")) {
            List<Double> values = values(model);
            assertThat(table)
                    .anySatisfy(cells -> assertThat(cells)
                            .isEqualTo(row(
                                    "`" + model + "`" + (model.equals("universal") ? ", in Gliński's game" : ""),
                                    at -> at == 0
                                            ? "1"
                                            : String.format(Locale.ROOT, "%.2f", values.get(at) / values.getFirst()))));
        }
    }
}
