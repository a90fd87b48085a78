package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Pieces measured by play, through the real launcher.
class MeasureIT extends LaunchedProgram {

    private Run measure(String... more) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("measure", "--quiet", "--no-systematics"));
        words.addAll(List.of(more));
        return run(words.toArray(String[]::new));
    }

    @Test
    void theAnswerIsASentenceATableAndAnObject() throws IOException, InterruptedException {
        String[] asked = {"FfW", "WD", "--games", "600", "--nodes", "20", "--seed", "3"};
        Run run = measure(asked);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("FfW is worth ")
                .contains("] on chess, from 600 games at 20 nodes a move, among armies of R, N, B, Q.")
                .contains("Values hang on N+B+R+Q = 2125");
        List<String> more = new ArrayList<>(List.of(asked));
        more.addAll(List.of("--format", "json", "--threads", "1"));
        JsonNode json = measure(more.toArray(String[]::new)).json();
        for (String key :
                List.of("values", "systematics", "games", "nodesPerMove", "anchor", "seconds", "provenance")) {
            assertThat(json.has(key)).as(key).isTrue();
        }
        assertThat(json.path("games").asInt()).isEqualTo(600);
        JsonNode first = json.path("values").path(0);
        assertThat(first.path("piece").asString()).isEqualTo("FfW");
        double value = first.path("value").asDouble();
        assertThat(value)
                .isBetween(first.path("low").asDouble(), first.path("high").asDouble());
        assertThat(run.out()).startsWith("FfW is worth " + Math.round(value) + " ");
        double basket = 0;
        for (JsonNode each : json.path("pool")) {
            basket += each.path("piece").asString().equals("P")
                    ? 0
                    : each.path("value").asDouble();
        }
        assertThat(basket).isCloseTo(2125, within(1e-6));
    }

    @Test
    void aPlanPlaysNothing() throws IOException, InterruptedException {
        Run run = measure("FfW", "--plan", "--board", "10x8");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("games at 300 nodes a move", "expected half width");
    }

    /// What is odd gets an answer or a sentence, never a stack trace, and never a number without bounds.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            5x5   | mK     | Note: mK never captures
            5x5   | gQ     | Note: gQ only moves over other pieces
            5x5   | F      | Note: F never leaves the colour of its square
            8x8   | QNNADH | at 10 nodes a move
            8x8   | A      | Note: A never leaves the colour of its square
            12x10 | cK     | Note: cK only moves by capturing
            12x10 | QN     | at 10 nodes a move
            """)
    void oddPiecesAreAnswered(String board, String piece, String words) throws IOException, InterruptedException {
        Run run = measure(piece, "--board", board, "--games", "60", "--nodes", "10");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains(words);
        assertThat(run.out().lines().findFirst().orElse(""))
                .matches("(" + piece + " is worth -?\\d.* \\[.*\\] on .*|What " + piece
                        + " is worth on .* cannot be told from 60 games .*|" + piece + " has no value on .*: .*)");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            K                     | piece 'K': is royal
            Xyz                   | Xyz
            FfW --board 3x3       | --board: found '3x3', expected files by ranks
            FfW --nodes 0         | --nodes: found 0
            FfW --anchor rook     | --anchor: found 'rook', expected basket, knight or pawn
            FfW --copies 7        | --copies: found 7.0, expected 0.1 to 5.5
            FfW --design both     | --design: found 'both', expected armies or copies
            FfW --design copies --copies 1.5 | --copies: found 1.5, expected a whole number
            FfW --design copies --copies 9   | --copies: found 9, expected 7 at most
            FfW --pool heavy      | --pool: found 'heavy', expected one of own, strong, light
            FfW --pool own --among N | found --among and --pool; expected one of them
            FfW --time soon       | --time: found 'soon'
            FfW FfW               | is asked for twice
            """)
    void whatIsTypedAmissIsNamed(String typed, String message) throws IOException, InterruptedException {
        Run run = measure(typed.split(" "));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).singleElement().asString().contains(message);
    }

    /// Killed ten times, the run ends with the games and the numbers of one that nobody disturbed.
    @Test
    void tenKillsCannotBeSeen() throws IOException, InterruptedException {
        String[] asked = {
            "measure",
            "FfW",
            "--games",
            "160",
            "--nodes",
            "20",
            "--quiet",
            "--no-systematics",
            "--format",
            "json",
            "-o",
            "killed.pgn"
        };
        Path pilot = folder.resolve("killed.pgn.pilot.part");
        Path part = folder.resolve("killed.pgn.part");
        for (int kill = 0; kill < 10; kill++) {
            long before = size(pilot) + size(part);
            Process process = start(asked);
            while (process.isAlive() && size(pilot) + size(part) < before + 1_000) {
                Thread.sleep(2);
            }
            assertThat(process.isAlive()).as("still playing at kill " + kill).isTrue();
            process.destroyForcibly().waitFor();
        }
        JsonNode resumed = run(asked).json();
        asked[asked.length - 1] = "undisturbed.pgn";
        JsonNode whole = run(asked).json();
        assertThat(folder.resolve("killed.pgn")).hasSameTextualContentAs(folder.resolve("undisturbed.pgn"));
        for (String key : List.of("values", "pool", "games", "drawn", "pilot")) {
            assertThat(resumed.path(key)).as(key).isEqualTo(whole.path(key));
        }
        assertThat(part).doesNotExist();
        assertThat(pilot).doesNotExist();
    }

    /// A disk that is full in the middle: one line, and the games that were written are kept.
    @Test
    void aFullDiskKeepsWhatIsWritten() throws IOException, InterruptedException {
        String command = "ulimit -f 40; exec '" + LAUNCHER
                + "' measure FfW --games 400 --nodes 20 --quiet --no-systematics" + " -o full.pgn";
        Process process = new ProcessBuilder("bash", "-c", command)
                .directory(folder.toFile())
                .redirectOutput(folder.resolve("full.out").toFile())
                .redirectError(folder.resolve("full.err").toFile())
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        assertThat(Files.readString(folder.resolve("full.err")).lines())
                .singleElement()
                .asString()
                .contains("full.pgn", "cannot be written", "its games are kept: free some space");
        assertThat(process.exitValue()).isEqualTo(1);
        Run resumed = run(
                "measure", "FfW", "--games", "400", "--nodes", "20", "--quiet", "--no-systematics", "-o", "full.pgn");
        assertThat(resumed.code()).as(resumed.err()).isZero();
        assertThat(resumed.out()).contains("from earlier runs");
    }

    private Process start(String... asked) throws IOException {
        List<String> command = new ArrayList<>(List.of(LAUNCHER.toString()));
        command.addAll(List.of(asked));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        return builder.start();
    }

    private static long size(Path file) throws IOException {
        return Files.exists(file) ? Files.size(file) : 0;
    }
}
