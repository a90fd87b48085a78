package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Values by the material that games begin with.
class FitAtStartTest {

    private static final JsonMapper JSON = new JsonMapper();

    @TempDir
    Path folder = Path.of("");

    private static JsonNode json(String... words) {
        CommandRun run = CommandRun.of(words);
        assertThat(run.code()).as(run.err()).isZero();
        return JSON.readTree(run.out());
    }

    /// The same games, the same question: what `measure` says at the start and over the game is what `fit` says.
    @Test
    void itIsWhatMeasureSays() {
        String games = folder.resolve("m.pgn").toString();
        JsonNode measured = json(
                "measure",
                "FfW",
                "--games",
                "200",
                "--nodes",
                "60",
                "--no-systematics",
                "--quiet",
                "--format",
                "json",
                "-o",
                games);
        String game = "@" + measured.path("variantFile").asString() + ":measure";
        JsonNode start = fitted(games, game, "--at", "start");
        JsonNode later = fitted(games, game);
        for (String list : new String[] {"values", "pool"}) {
            for (JsonNode each : measured.path(list)) {
                String letter = each.path("feature").asString();
                assertThat(value(start, letter)).isCloseTo(each.path("value").asDouble(), within(1e-3));
                assertThat(value(later, letter))
                        .isCloseTo(each.path("overTheGame").path("value").asDouble(), within(1e-3));
            }
        }
        assertThat(start.path("rows").asLong()).isEqualTo(200);
    }

    private static JsonNode fitted(String games, String game, String... more) {
        String[] words = {
            "fit",
            games,
            "--variant",
            game,
            "--unit",
            "N+B+R+Q=2125",
            "--cluster",
            "Start",
            "--keep-duplicates",
            "--quiet",
            "--format",
            "json"
        };
        String[] all = Arrays.copyOf(words, words.length + more.length);
        System.arraycopy(more, 0, all, words.length, more.length);
        return json(all);
    }

    private static double value(JsonNode fit, String letter) {
        for (JsonNode each : fit.path("values")) {
            if (each.path("feature").asString().equals(letter)) {
                return each.path("value").asDouble();
            }
        }
        throw new AssertionError("no " + letter + " in " + fit);
    }

    /// As many pieces on either side: a constant more for each changes no difference.
    @Test
    void armiesOfOneSizeTellNoValues() throws IOException {
        SplittableRandom random = new SplittableRandom(7);
        StringBuilder games = new StringBuilder();
        for (int game = 0; game < 200; game++) {
            String result = game % 5 == 0 ? "1/2-1/2" : random.nextBoolean() ? "1-0" : "0-1";
            games.append("[Result \"").append(result).append("\"]\n[SetUp \"1\"]\n[FEN \"");
            games.append(army(random).toLowerCase(Locale.ROOT)).append("1k3/pppppppp/8/8/8/8/PPPPPPPP/");
            games.append(army(random))
                    .append("1K3 w - - 0 1\"]\n\n1. a3 a6 ")
                    .append(result)
                    .append("\n\n");
        }
        Path file = Files.writeString(folder.resolve("equal.pgn"), games);
        CommandRun run = CommandRun.of(
                "fit", file.toString(), "--at", "start", "--keep-duplicates", "--quiet", "--unit", "N+B+R+Q=2125");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines())
                .singleElement()
                .asString()
                .contains("the knight has no value in these games (it cannot be told from B, R, Q: in every row both"
                        + " sides have as many of all these together, so that an additional constant for each would"
                        + " change nothing)");
    }

    private static String army(SplittableRandom random) {
        StringBuilder army = new StringBuilder();
        for (int slot = 0; slot < 3; slot++) {
            army.append("NBRQ".charAt(random.nextInt(4)));
        }
        return army.toString();
    }

    @Test
    void unitsAndRowsThatMakeNoSenseAreNamed() throws IOException {
        String file = Files.writeString(folder.resolve("one.pgn"), "1. e4 e5 1-0\n\n1. d4 d5 0-1\n\n1. c4 c5 1/2-1/2\n")
                .toString();
        assertThat(CommandRun.of("fit", file, "--at", "start", "--min-ply", "3").err())
                .contains("--at: found start with a rule for quiet positions");
        assertThat(CommandRun.of("fit", file, "--unit", "N+N=600").err()).contains("names a piece twice");
        assertThat(CommandRun.of("fit", file, "--unit", "N+X=600").err()).contains("found no piece 'X'");
    }
}
