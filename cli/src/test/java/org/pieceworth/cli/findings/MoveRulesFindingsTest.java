package org.pieceworth.cli.findings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.valuation.play.PlayLaw;

/// The column of the shipped model in the table *What is a move worth?* of docs/findings.md, and what it takes from
/// docs/models/play.md.
class MoveRulesFindingsTest {

    private static final List<String> BASES = List.of("N", "FD", "R2", "WA");
    private static final List<String> LEAPS = List.of("W", "F", "D", "A", "H", "C");
    private static final int RANGES = 5;

    private final PlayLaw law = PlayLaw.shipped();

    private double value(String betza) {
        return law.predict(Betza.movementOf(betza), RectangularBoard.CHESS).value();
    }

    /// What moves add to each of the bases, in the mean.
    private double gain(String... added) {
        return Arrays.stream(added)
                .flatMapToDouble(more -> BASES.stream().mapToDouble(base -> value(base + more) - value(base)))
                .average()
                .orElseThrow();
    }

    private static String[] leaps(String prefix) {
        return LEAPS.stream().map(leap -> prefix + leap).toArray(String[]::new);
    }

    private double[] ranges(String step, String slide) {
        return IntStream.rangeClosed(1, RANGES)
                .mapToDouble(range -> value(range == 1 ? step : slide + range) / value(slide))
                .toArray();
    }

    private Map<String, double[]> rules() {
        Map<String, double[]> rules = new LinkedHashMap<>();
        rules.put("a leap forward, compared with one backward", one(gain(leaps("f")) / gain(leaps("b"))));
        rules.put("leaps sideways, compared with as many forward and backward", one(gain("sW") / gain("vW")));
        rules.put("a capture, compared with a move, by leaps", one(gain(leaps("c")) / gain(leaps("m"))));
        rules.put("a capture, compared with a move, of bishop and rook", one(gain("cB", "cR") / gain("mB", "mR")));
        rules.put(
                "both together, compared with both apart",
                one(gain(leaps("")) / (gain(leaps("c")) + gain(leaps("m")))));
        rules.put(
                "a capture from two squares away, compared with an adjacent one",
                one(gain("cD", "cA") / gain("cW", "cF")));
        rules.put(
                "a capture from three squares away, compared with an adjacent one",
                one(gain("cH", "cG") / gain("cW", "cF")));
        rules.put("D and A that can be blocked, compared with leaping ones", one(gain("nD", "nA") / gain("D", "A")));
        rules.put("rook of range 1, 2, 3, 4, 5, of a rook", ranges("W", "R"));
        rules.put("bishop of range 1, 2, 3, 4, 5, of a bishop", ranges("F", "B"));
        rules.put("grasshopper (queen's lines), of a queen", one(value("gQ") / value("Q")));
        rules.put("cannon, of a rook", one(value("mRcpR") / value("R")));
        rules.put("crooked bishop, of a bishop", one(value("zB") / value("B")));
        rules.put("nightrider, of a knight", one(value("NN") / value("N")));
        rules.put(
                "steps to the other colour (mW) on a bishop, compared with a knight",
                one((value("BmW") - value("B")) / (value("NmW") - value("N"))));
        rules.put("archbishop, of bishop and knight", one(value("BN") / (value("B") + value("N"))));
        rules.put("chancellor, of rook and knight", one(value("RN") / (value("R") + value("N"))));
        rules.put("queen, of rook and bishop", one(value("Q") / (value("R") + value("B"))));
        return rules;
    }

    private static double[] one(double number) {
        return new double[] {number};
    }

    @Test
    void theShippedModel() {
        Map<String, String> computed = new LinkedHashMap<>();
        rules().forEach((rule, numbers) -> computed.put(
                rule,
                DoubleStream.of(numbers)
                        .mapToObj(number -> String.format(Locale.ROOT, "%.2f", number))
                        .collect(Collectors.joining(", "))));
        assertThat(ShippedResults.tableAfter("../findings.md", "| rule | by opening values"))
                .allSatisfy(row -> assertThat(row.getLast()).as(row.getFirst()).isEqualTo(computed.get(row.getFirst())))
                .hasSameSizeAs(computed.keySet());
    }

    /// The errors of unseen kinds are those of the model's page.
    @Test
    void unseenKinds() throws IOException {
        Map<String, String> errors = ShippedResults.tableAfter("../models/play.md", "| kind | measured |").stream()
                .collect(Collectors.toMap(List::getFirst, List::getLast));
        assertThat(Files.readString(Path.of("../docs/findings.md")))
                .contains("it is off by " + errors.get("rides that bend") + " for bent riders and "
                        + errors.get("hoppers") + " for hoppers");
    }
}
