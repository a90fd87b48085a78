package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Fits whose results are missing, rare or decided by a feature.
class RareResultsFitTest {

    private static final Path FIELD = Path.of("../../shared/data/field");

    private static final String GAMES = "../../shared/data/games/openrating.pgn";

    private static final String NO_LOSS =
            "pieceworth: no values can be fitted to these games: no row is lost; both wins and losses are needed where"
                    + " draws are an outcome of their own (--draws half)\n";

    @TempDir
    Path folder = Path.of("");

    private static String field(String name) {
        Path file = FIELD.resolve(name);
        assumeTrue(Files.isRegularFile(file), "reference data absent: " + name);
        return file.toString();
    }

    private static JsonNode json(String... words) {
        CommandRun run = CommandRun.of(words);
        assertThat(run.code()).as(run.err()).isZero();
        return run.json();
    }

    private static JsonNode value(JsonNode fit, String feature) {
        for (JsonNode each : fit.path("values")) {
            if (each.path("feature").asString().equals(feature)) {
                return each;
            }
        }
        throw new AssertionError(feature);
    }

    private String positions(int won, int drawn, int lost) throws IOException {
        Path file = folder.resolve(won + "-" + drawn + "-" + lost + ".epd");
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < won + drawn + lost; i++) {
            String result = i < won ? "1-0" : i < won + drawn ? "1/2-1/2" : "0-1";
            int lean = i % 4 == 3 ? 0 : i < won ? 1 : i < won + drawn ? 0 : -1;
            int pawns = Math.clamp(i % 3 - 1 + lean, -2, 2);
            int knights = Math.clamp(i / 3 % 3 - 1 + lean, -1, 1);
            text.append(String.format(
                    "4k3/%s/%s/8/8/%s/%s/4K3 w - - c9 \"%s\";%n",
                    rank('p', 3 - Math.min(0, pawns)),
                    rank('n', 1 - Math.min(0, knights)),
                    rank('N', 1 + Math.max(0, knights)),
                    rank('P', 3 + Math.max(0, pawns)),
                    result));
        }
        return Files.writeString(file, text.toString()).toString();
    }

    private static String rank(char piece, int count) {
        return Character.toString(piece).repeat(count) + (8 - count);
    }

    @ParameterizedTest
    @CsvSource({"s-nolosses.epd, lost", "s-nowins.epd, won", "g-20-0.pgn, lost", "g-0-20.pgn, won"})
    void aMissingSideIsNamed(String file, String missing) {
        CommandRun run = CommandRun.of("fit", field("02-ordered-fit-with-no-loss/" + file), "--quiet");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).isEqualTo(NO_LOSS.replace("lost", missing));
    }

    @Test
    void conditionsMayLeaveAResultOut() {
        CommandRun run = CommandRun.of(
                "fit", field("02-ordered-fit-with-no-loss/g-20-0.pgn"), "--where", "Result != '1-0'", "--quiet");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("every row is drawn; both wins and losses are needed");
    }

    @Test
    void drawsAsHalvesAnswerWithoutALoss() {
        JsonNode fit = json(
                "fit",
                field("02-ordered-fit-with-no-loss/s-nolosses.epd"),
                "--draws",
                "half",
                "--quiet",
                "--format",
                "json");
        assertThat(value(fit, "white").path("coefficientSe").asDouble()).isBetween(0.05, 0.3);
    }

    /// The threshold of wins is known well, that of losses by one.
    @Test
    void oneLossTellsNeitherWhiteNorTheDrawWidth() {
        JsonNode fit = json("fit", field("02-ordered-fit-with-no-loss/s-oneloss.epd"), "--quiet", "--format", "json");
        for (String feature : List.of("white", "drawWidth")) {
            JsonNode value = value(fit, feature);
            assertThat(value.path("coefficient").asDouble()).isBetween(1.0, 5.0);
            for (String key : List.of("se", "low", "high", "coefficientSe")) {
                assertThat(value.path(key).isNull()).as(feature + " " + key).isTrue();
            }
            assertThat(value.path("note").asString()).contains("needs ten of the rarer result");
        }
    }

    @Test
    void smallSetsOfOurOwn() throws IOException {
        CommandRun run = CommandRun.of("fit", positions(40, 60, 0), "--quiet");
        assertThat(run.err()).isEqualTo(NO_LOSS);
        assertThat(CommandRun.of("fit", positions(0, 60, 0), "--quiet").err()).contains("every row is drawn");
        assertThat(CommandRun.of("fit", positions(30, 0, 30), "--quiet").err())
                .contains("no row is drawn, so a draw threshold cannot be estimated")
                .contains("(--draws drop)");
        CommandRun held = CommandRun.of("fit", positions(40, 60, 1), "--held-out", "--quiet");
        assertThat(held.code()).isEqualTo(2);
        assertThat(held.err()).contains("held-out games cannot be predicted, since in the other games: no row is lost");
    }

    /// It was "A knight is worth 0.00 ± 0.13 pawns: we are 95 % sure".
    @Test
    void hardlyAnyDecidedGames() throws IOException {
        String file = positions(4, 300, 4);
        CommandRun run = CommandRun.of("fit", file, "--held-out", "--calibration", "--quiet");
        assertThat(run.out())
                .startsWith("These positions do not show the value of a knight in pawns")
                .contains("Fewer than ten games have the rarer result, too few for an error.")
                .contains("Errors: none.")
                .doesNotContain("Capablanca's rule")
                .doesNotContain("Fieller");
        JsonNode fit = json("fit", file, "--held-out", "--calibration", "--quiet", "--format", "json");
        assertThat(fit.path("heldOut").path("logLossSe").isNull()).isTrue();
        assertThat(fit.path("calibration")).allSatisfy(point -> {
            assertThat(point.path("se").isNull()).isTrue();
            assertThat(point.path("high").asDouble() - point.path("low").asDouble())
                    .isGreaterThan(0.1);
        });
        assertThat(fit.path("values"))
                .allSatisfy(
                        each -> assertThat(each.path("coefficientSe").isNull()).isTrue());
    }

    @Test
    void separatedAndCollinearFeatures() {
        assertThat(CommandRun.of("fit", field("43-stats-separation/s-complete.epd"), "--draws", "drop", "--quiet")
                        .code())
                .isEqualTo(2);
        assertThat(CommandRun.of("fit", field("43-stats-separation/s-combo.epd"), "--draws", "drop", "--quiet")
                        .code())
                .isEqualTo(2);
        assertThat(CommandRun.of("fit", field("43-stats-separation/s-alldraw.epd"), "--quiet")
                        .err())
                .contains("every row is drawn");
        JsonNode quasi = json("fit", field("43-stats-separation/s-quasi.epd"), "--quiet", "--format", "json");
        assertThat(value(quasi, "P").path("coefficient").isNumber()).isTrue();
        assertThat(value(quasi, "N").path("coefficient").isNull()).isTrue();
        assertThat(CommandRun.of("fit", field("43-stats-separation/s-collinear.epd"), "--unit", "logit", "--quiet")
                        .out())
                .contains("cannot be told from");
    }

    @Test
    void aGoodSetHasTheNumbersOfAnotherProgram() {
        JsonNode fit = json("fit", field("43-stats-separation/s-good.epd"), "--quiet", "--format", "json");
        double[] expected = {0.4347, 1.3622, -0.0216, 0.3749};
        String[] names = {"P", "N", "white", "drawWidth"};
        for (int i = 0; i < names.length; i++) {
            assertThat(value(fit, names[i]).path("coefficient").asDouble()).isCloseTo(expected[i], within(1e-4));
        }
    }

    /// Where no piece has a value White's advantage says how many decimals the column has; it was 0 ± 0.
    @Test
    void whiteAloneHasDecimals() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 150; i++) {
            text.append("4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - c9 \"")
                    .append(i < 70 ? "1-0" : i < 110 ? "1/2-1/2" : "0-1")
                    .append("\";\n");
        }
        String file = Files.writeString(folder.resolve("equal.epd"), text).toString();
        assertThat(CommandRun.of("fit", file, "--unit", "logit", "--quiet").out())
                .containsPattern("White's advantage +0\\.\\d\\d+ +0\\.\\d\\d+ +\\[");
    }

    /// Without any error the numbers themselves say how many decimals they need; log-odds of 0.4 were written as 0.
    @Test
    void logitsWithoutErrorsHaveDecimals() throws IOException {
        String table = CommandRun.of("fit", positions(2, 150, 3), "--unit", "logit", "--quiet")
                .out();
        assertThat(table).containsPattern("N knight +-?\\d+\\.\\d\\d +– ");
    }

    /// A pawn of 1 has no error, and says nothing of the errors of the others.
    @Test
    void noErrorIsWrittenAsZero() throws IOException {
        String table = CommandRun.of("fit", positions(60, 60, 60), "--unit", "pawn=0.01", "--quiet")
                .out();
        assertThat(table).containsPattern("White's advantage +-?0\\.\\d+ +0\\.0*[1-9]");
    }

    /// Tables of groups have every feature, not the pieces alone.
    @Test
    void tablesOfGroupsHaveAllFeatures() {
        assumeTrue(Files.isRegularFile(Path.of(GAMES)), "reference data absent: openrating.pgn");
        CommandRun run = CommandRun.of(
                "fit", GAMES, "--by", "Event", "--features", "material,pair:B,tempo", "--groups", "3", "--quiet");
        assertThat(run.out())
                .containsPattern("Event +games +N +± s\\.e\\. .* Q +± s\\.e\\. +pair:B +± s\\.e\\. +tempo")
                .doesNotContain("has them all");
    }
}
