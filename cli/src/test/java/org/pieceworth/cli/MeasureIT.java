package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Pieces measured by play, through the real launcher where a process is killed or its disk is full.
class MeasureIT extends LaunchedProgram {

    private static CommandRun measure(String... more) {
        List<String> words = new ArrayList<>(List.of("measure", "--quiet", "--no-systematics"));
        words.addAll(List.of(more));
        return CommandRun.of(words.toArray(String[]::new));
    }

    @Test
    void theAnswerIsASentenceATableAndAnObject() {
        String[] asked = {"FfW", "WD", "--games", "300", "--nodes", "20", "--seed", "3"};
        CommandRun run = measure(asked);
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("FfW: ")
                .contains(", sampling error only (chess, 300 games at 20 nodes per move, other pieces R, N, B, Q).")
                .contains("Values are anchored to N+B+R+Q = 2125");
        List<String> more = new ArrayList<>(List.of(asked));
        more.addAll(List.of("--format", "json", "--threads", "1"));
        JsonNode json = measure(more.toArray(String[]::new)).json();
        for (String key :
                List.of("values", "systematics", "games", "nodesPerMove", "anchor", "seconds", "provenance")) {
            assertThat(json.has(key)).as(key).isTrue();
        }
        assertThat(json.path("games").asInt()).isEqualTo(300);
        JsonNode first = json.path("values").path(0);
        assertThat(first.path("piece").asString()).isEqualTo("FfW");
        double value = first.path("value").asDouble();
        assertThat(value)
                .isBetween(first.path("low").asDouble(), first.path("high").asDouble());
        assertThat(run.out()).startsWith(String.format(Locale.ROOT, "FfW: %.2f ± ", value / 100));
        double basket = 0;
        for (JsonNode each : json.path("pool")) {
            basket += each.path("piece").asString().equals("P")
                    ? 0
                    : each.path("value").asDouble();
        }
        assertThat(basket).isCloseTo(2125, within(1e-6));
    }

    @Test
    void aPlanPlaysNothing() {
        CommandRun run = measure("FfW", "--plan", "--board", "10x8");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("games at 300 nodes per move", "expected half width");
    }

    /// Killed three times, the run ends with the games and the numbers of one that nobody disturbed. Wherever it is
    /// cut, a
    /// journal goes on, as `JournalTest` shows without processes.
    @Test
    void killsCannotBeSeen() throws IOException, InterruptedException {
        String[] asked = {
            "measure",
            "FfW",
            "--games",
            "160",
            "--nodes",
            "20",
            "--quiet",
            "--no-systematics",
            // One thread: on many, the run may end between two looks at its files.
            "--threads",
            "1",
            "--format",
            "json",
            "-o",
            "killed.pgn"
        };
        Path pilot = folder.resolve("killed.pgn.pilot.part");
        Path part = folder.resolve("killed.pgn.part");
        for (int kill = 0; kill < 3; kill++) {
            long before = size(pilot) + size(part);
            Process process = start(asked);
            while (process.isAlive() && size(pilot) + size(part) < before + 1_000) {
                Thread.sleep(2);
            }
            assertThat(process.isAlive())
                    .as("still playing at kill " + kill + ", not ended with: "
                            + Files.readString(folder.resolve("killed.txt")))
                    .isTrue();
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
                + "' measure FfW --games 160 --nodes 20 --quiet --no-systematics" + " -o full.pgn";
        Process process = new ProcessBuilder("bash", "-c", command)
                .directory(folder.toFile())
                .redirectOutput(folder.resolve("full.out").toFile())
                .redirectError(folder.resolve("full.err").toFile())
                .start();
        process.waitFor();
        assertThat(Files.readString(folder.resolve("full.err")).lines())
                .singleElement()
                .asString()
                .contains("full.pgn", "cannot be written", "its games are saved: free some space");
        assertThat(process.exitValue()).isEqualTo(1);
        Run resumed = run(
                "measure", "FfW", "--games", "160", "--nodes", "20", "--quiet", "--no-systematics", "-o", "full.pgn");
        assertThat(resumed.code()).as(resumed.err()).isZero();
        assertThat(resumed.out()).contains("from earlier runs");
    }

    private Process start(String... asked) throws IOException {
        List<String> command = new ArrayList<>(List.of(LAUNCHER.toString()));
        command.addAll(List.of(asked));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("killed.txt").toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        return builder.start();
    }

    private static long size(Path file) throws IOException {
        return Files.exists(file) ? Files.size(file) : 0;
    }
}
