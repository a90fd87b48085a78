package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Matches, through the real launcher where one is killed.
class MatchIT {

    private static final Path LAUNCHER =
            Path.of("../pieceworth").toAbsolutePath().normalize();

    @TempDir
    Path folder = Path.of("");

    private record Run(int code, String out, String err) {
        JsonNode json() {
            return new JsonMapper().readTree(out);
        }
    }

    private Process start(Path out, Path err, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(LAUNCHER.toString(), "match"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        return builder.start();
    }

    private Run run(String... arguments) throws IOException, InterruptedException {
        Path out = Files.createTempFile(folder, "out", "");
        Path err = Files.createTempFile(folder, "err", "");
        Process process = start(out, err, arguments);
        process.waitFor();
        return new Run(
                process.exitValue(),
                Files.readString(out, StandardCharsets.UTF_8),
                Files.readString(err, StandardCharsets.UTF_8));
    }

    private static CommandRun match(String... arguments) {
        return CommandRun.of(
                Stream.concat(Stream.of("match"), Arrays.stream(arguments)).toArray(String[]::new));
    }

    /// A UCI engine of a few lines, which answers every `go` alike.
    private String engine(String onGo) throws IOException {
        Path script = folder.resolve("engine");
        // Written by another process: were it open for writing here, a process that another test starts just then would
        // keep it so for a moment, and what is open for writing cannot be run.
        Process writer =
                new ProcessBuilder("/bin/sh", "-c", "cat > \"$0\" && chmod +x \"$0\"", script.toString()).start();
        try (Writer text = writer.outputWriter()) {
            text.write("""
                #!/bin/sh
                while read -r line; do
                    case $line in
                        uci) echo "id name Small"; echo "option name Hash type spin default 1 min 1 max 8"; echo uciok ;;
                        isready) echo readyok ;;
                        go*) ON_GO ;;
                        quit) exit 0 ;;
                    esac
                done
                """.replace("ON_GO", onGo));
        }
        assertThat(writer.onExit().join().exitValue()).isZero();
        return script.toString();
    }

    @Test
    void equalPlayersDrawLevel() {
        JsonNode json = match("self", "self", "--games", "4", "--nodes", "50", "--format", "json")
                .json();
        assertThat(json.path("games").asInt()).isEqualTo(4);
        assertThat(json.path("wins").asInt()).isEqualTo(json.path("losses").asInt());
        assertThat(json.path("elo").asDouble()).isZero();
        assertThat(json.path("eloError").isNull()).isTrue();
        assertThat(json.path("los").asDouble()).isEqualTo(0.5);
        assertThat(json.path("pentanomial").path(2).asInt()).isEqualTo(2);
        assertThat(json.path("forfeits").isEmpty()).isTrue();
        String table = match("self", "self:universal", "--games", "4", "--nodes", "50", "--sprt", "elo1=10")
                .out();
        assertThat(table).contains("Score of self vs self:universal: ", "Elo: ", "LOS: ", "Ptnml(0-2): [", "LLR: ");
    }

    @Test
    void whatAnEngineDoesWrongIsCountedAndStopsNothing() throws IOException {
        for (String[] trouble : new String[][] {
            {"echo bestmove a1a8", "illegal move"}, {"exit 1", "crash"}, {"echo 'bestmove (none)'", "no move"}
        }) {
            CommandRun run = match("self", engine(trouble[0]), "--games", "4", "--nodes", "50", "--format", "json");
            assertThat(run.code()).isZero();
            assertThat(run.json().path("wins").asInt()).isEqualTo(4);
            assertThat(run.json().path("elo").isNull()).isTrue();
            assertThat(run.json().path("eloNote").asString()).isEqualTo("all games won");
            assertThat(run.json().path("forfeits").path(trouble[1]).asInt()).isEqualTo(4);
            assertThat(run.json().path("forfeitsB").path(trouble[1]).asInt()).isEqualTo(4);
        }
        String said =
                match("self", engine("exit 1"), "--games", "2", "--nodes", "50").out();
        assertThat(said).contains("Forfeits: ", "lost by crash 2.");
    }

    @Test
    void badInputIsOneLine() throws IOException {
        List<List<String>> bad = List.of(
                List.of("self"),
                List.of("self", "self", "self"),
                List.of("self", "/no/such/engine"),
                List.of("self", "self:nonsense"),
                List.of("self", "self", "--tc", "fast"),
                List.of("self", "self", "--nodes", "5", "--depth", "3"),
                List.of("self", "self", "--sprt", "elo0=9,elo1=3"),
                List.of("self", engine("true"), "--options", "B:Hush=3"),
                List.of("self", engine("true"), "--variant", "capablanca"));
        for (List<String> arguments : bad) {
            CommandRun run = match(arguments.toArray(String[]::new));
            assertThat(run.code()).as(run.err()).isEqualTo(2);
            assertThat(run.err().lines()).as(run.err()).hasSize(1);
            assertThat(run.out()).isEmpty();
        }
    }

    @Test
    void aGauntletHasARowPerOpponent() {
        JsonNode json = match(
                        "--gauntlet",
                        "self",
                        "self",
                        "self:mobility",
                        "--games",
                        "2",
                        "--nodes",
                        "50",
                        "--format",
                        "json")
                .json();
        assertThat(json.path("games").asInt()).isEqualTo(4);
        assertThat(json.path("rows").size()).isEqualTo(2);
        assertThat(json.path("rows").path(1).path("b").asString()).isEqualTo("self:mobility");
    }

    /// Killed in the middle and called again, the match ends with the games and the figures of an undisturbed one.
    @Test
    void aKillLosesNothingAndDoublesNothing() throws IOException, InterruptedException {
        String[] arguments = {
            "self", "self:universal", "--games", "60", "--nodes", "60", "--format", "json", "-o", "games.pgn"
        };
        JsonNode whole = run(arguments).json();
        Path games = folder.resolve("games.pgn");
        String undisturbed = Files.readString(games);
        Files.delete(games);
        Path part = folder.resolve("games.pgn.part");
        assertThat(part).doesNotExist();
        Process victim = start(folder.resolve("o"), folder.resolve("e"), arguments);
        while (!victim.waitFor(20, TimeUnit.MILLISECONDS)) {
            if (Files.exists(part) && Files.size(part) > 5_000) {
                victim.destroyForcibly().waitFor();
            }
        }
        JsonNode resumed = run(arguments).json();
        assertThat(Files.readString(games)).isEqualTo(undisturbed);
        for (String key : List.of("games", "wins", "draws", "losses", "elo", "eloError", "los", "pentanomial")) {
            assertThat(resumed.path(key)).as(key).isEqualTo(whole.path(key));
        }
        assertThat(part).doesNotExist();
    }
}
