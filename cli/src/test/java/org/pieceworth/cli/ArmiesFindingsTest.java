package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The figures of docs/findings/armies.md are those of its small results.
class ArmiesFindingsTest {

    private static final Path FINDINGS = Path.of("../bench/findings");
    private static final int ANEW = 4;
    private static final int OWN = 5;
    private static final int POSITIONS = 6;
    private static final int FILES = 7;
    private static final int SURPLUS = 11;

    private final String page = Files.readString(Path.of("../docs/findings/armies.md"));
    private final JsonNode study = JsonMapper.shared().readTree(Files.readString(FINDINGS.resolve("armies.json")));

    ArmiesFindingsTest() throws IOException {}

    private List<String[]> rows() {
        List<String[]> rows = page.lines()
                // The table of starting files is another test's.
                .takeWhile(line -> !line.startsWith("## What is a file worth?"))
                .filter(line -> line.startsWith("| ") && line.contains("±"))
                .map(line -> line.split("\\s*\\|\\s*", -1))
                .toList();
        assertThat(rows).hasSize(20);
        return rows;
    }

    private static String with(JsonNode node, String value, String error) {
        return number("%.0f", node, value) + " ± " + number("%.0f", node, error);
    }

    private static String number(String format, JsonNode node, String key) {
        return String.format(Locale.ROOT, format, node.get(key).asDouble());
    }

    private static JsonNode of(JsonNode list, String piece) {
        return StreamSupport.stream(list.spliterator(), false)
                .filter(each -> each.get("piece").asString().equals(piece))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theTableIsThatOfTheResults() throws IOException {
        JsonNode own = JsonMapper.shared()
                .readTree(CommandRun.of(
                                "armies",
                                "fit",
                                FINDINGS.resolve("armies-own.tsv").toString(),
                                "--format",
                                "json")
                        .out());
        Map<String, String> positions = new HashMap<>();
        for (String line : Files.readAllLines(FINDINGS.resolve("armies-method1.tsv"))) {
            String[] fields = line.split("\t");
            if (fields[0].length() == 1) {
                positions.put(
                        fields[0],
                        String.format(
                                Locale.ROOT,
                                "%.0f ± %.0f",
                                Double.parseDouble(fields[1]),
                                Double.parseDouble(fields[2])));
            }
        }
        for (String[] row : rows()) {
            JsonNode value = of(study.get("values"), row[1]);
            assertThat(row[ANEW]).isEqualTo(with(value, "value", "se"));
            assertThat(row[OWN]).isEqualTo(with(of(own.get("values"), row[1]), "value", "se"));
            assertThat(row[POSITIONS])
                    .isEqualTo(positions.get(value.get("letters").asString().substring(0, 1)));
            assertThat(row[SURPLUS])
                    .isEqualTo(number("%+.0f", value, "alike") + " ± " + number("%.0f", value, "alikeSe"));
            int at = FILES;
            for (JsonNode effect : study.get("fileEffects")) {
                if (effect.get("piece").asString().equals(row[1])) {
                    assertThat(row[at++]).isEqualTo(number("%+.0f", effect, "effect"));
                }
            }
        }
        assertThat(page)
                .contains("(χ² " + number("%.1f", own.get("sides").get("all"), "chiSquare")
                        + " of 19, p = 0.92<!-- p: chi-square "
                        + number("%.1f", own.get("sides").get("all"), "chiSquare") + " of 19 -->)")
                .contains("White scores " + number("%.1f", own, "constant") + " ± " + number("%.1f", own, "constantSe"))
                .contains("up to " + number("%.0f", own.get("files"), "high"));
    }

    @Test
    void theTextHasTheFiguresOfTheFit() {
        JsonNode fits = study.get("fits");
        JsonNode held = study.get("heldOut");
        assertThat(page)
                .contains("loss is " + number("%.3f", study.get("leastAbsolute"), "loss"))
                .contains("contempt of " + number("%.4f", study.get("leastAbsolute"), "contempt"))
                .contains("of " + number("%.2f", fits.get(1), "absolute") + " % of the points, by piece only "
                        + number("%.2f", fits.get(0), "absolute"))
                .contains("sampling gives " + number("%.2f", fits.get(1), "chance"))
                .contains(number("%.2f", held.get(2), "absolute"))
                .contains("and " + number("%.2f", held.get(1), "absolute"))
                .contains("own method " + number("%.2f", held.get(4), "absolute"))
                .contains("mean score " + number("%.2f", held.get(0), "absolute"))
                .contains("deviation of " + number("%.0f", study.get("files"), "deviation") + " centipawns ["
                        + number("%.0f", study.get("files"), "low") + ", "
                        + number("%.0f", study.get("files"), "high") + "]")
                .contains("dispersion " + number("%.1f", fits.get(1), "dispersion"))
                .contains("White scores " + number("%.1f", study, "whiteScore") + " %, and "
                        + number("%.1f", study, "constant") + " ± " + number("%.1f", study, "constantSe"))
                .contains("(χ² " + number("%.1f", study.get("sides").get("alike"), "chiSquare") + " of 19)")
                .contains("(χ² " + number("%.1f", study.get("sides").get("all"), "chiSquare") + " of 19)")
                .contains("White scores " + number("%.1f", study.get("mirrored").get(0), "score") + " ± "
                        + number("%.1f", study.get("mirrored").get(0), "se"));
    }
}
