package org.pieceworth.cli.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.value.ValueStudy;
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

    /// The models of the page, in knights.
    @Test
    void models() {
        for (String model : List.of("crowded", "checks", "universal")) {
            List<Double> values = new ArrayList<>();
            ValueStudy.ofVariant(Variants.open("glinski").variant()).rows().stream()
                    .filter(row -> row.model().name().equals(model))
                    .filter(row -> "NBRQ".contains(row.piece().typed()))
                    .sorted(Comparator.comparingInt(
                            row -> "NBRQ".indexOf(row.piece().typed())))
                    .forEach(row -> values.add(row.value().orElseThrow()));
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
