package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.studies.Version;
import tools.jackson.databind.JsonNode;

/// The whole program through its real launcher, after the jars are built.
class LauncherIT extends LaunchedProgram {

    @Test
    void versionIsQuietlyPrinted() throws IOException, InterruptedException {
        Run run = run("--version");
        assertThat(run).isEqualTo(new Run(0, "pieceworth " + Version.number() + "\n", ""));
    }

    @Test
    void aLinkAndAnOldJavaHomeDoNotMatter() throws IOException, InterruptedException {
        Path link = Files.createSymbolicLink(folder.resolve("a link"), LAUNCHER);
        Run run = run(folder, link, Map.of("JAVA_HOME", "/no/such/jdk"), "", "--version");
        assertThat(run.out()).startsWith("pieceworth ");
        assertThat(run.code()).isZero();
    }

    /// Commands of one kind have an archive of their own, and making one leaves those of the others.
    @Test
    void startUpArchivesAreMadeOnce() throws IOException, InterruptedException {
        for (String kind : List.of("fit", "serve", "value")) {
            run(kind, "--help");
        }
        Path built = built();
        List<Path> archives = Stream.of("games.aot", "serve.aot", "others.aot")
                .map(built::resolve)
                .toList();
        for (Path archive : archives) {
            await(archive);
        }
        List<FileTime> made = timesOf(archives);
        for (String kind : List.of("value", "serve", "fit")) {
            run(kind, "--help");
        }
        assertThat(timesOf(archives)).isEqualTo(made);
    }

    private static List<FileTime> timesOf(List<Path> files) throws IOException {
        List<FileTime> times = new ArrayList<>();
        for (Path file : files) {
            times.add(Files.getLastModifiedTime(file));
        }
        return times;
    }

    /// What it needs is not fetched for its help.
    @Test
    void helpOnSparkBuildsNothing() throws IOException, InterruptedException {
        for (String help : List.of("--help", "-h", "help")) {
            assertThat(run("spark", help).out())
                    .startsWith("Usage: pieceworth spark")
                    .contains("spark fit --help");
        }
        assertThat(run("spark").code()).isEqualTo(2);
    }

    @Test
    void demoAnswersFirst() throws IOException, InterruptedException {
        Run run = run("demo", "--quick");
        assertThat(run.code()).isZero();
        assertThat(run.out()).startsWith("What is a chess piece worth?").contains("archbishop", "queen");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void demoPlays() throws IOException, InterruptedException {
        Run run = run("demo", "--seconds", "1");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("By play: after ");
        JsonNode json = run("demo", "--seconds", "1", "--format", "json").json();
        assertThat(json.path("play").path("games").asLong()).isPositive();
        assertThat(json.path("games")).isNotEmpty();
    }

    /// Killed in the middle and run again, the games are those of a run that nobody disturbed.
    @Test
    void aKilledRunGoesOn() throws IOException, InterruptedException {
        String[] asked = {"selfplay", "--games", "50", "--nodes", "60", "--quiet", "-o", "killed.pgn"};
        Path part = folder.resolve("killed.pgn.part");
        for (long records : new long[] {3, 20}) {
            List<String> command = new ArrayList<>(List.of(LAUNCHER.toString()));
            command.addAll(List.of(asked));
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            while (process.isAlive() && linesOf(part) < records) {
                Thread.sleep(2);
            }
            process.destroyForcibly().waitFor();
        }
        Run resumed = run(asked);
        assertThat(resumed.code()).as(resumed.err()).isZero();
        asked[asked.length - 1] = "undisturbed.pgn";
        run(asked);
        assertThat(folder.resolve("killed.pgn")).hasSameTextualContentAs(folder.resolve("undisturbed.pgn"));
        assertThat(part).doesNotExist();
    }

    private static long linesOf(Path file) throws IOException {
        return Files.exists(file)
                ? Files.readString(file).chars().filter(c -> c == '\n').count()
                : 0;
    }

    @Test
    void namesOutsideAsciiWorkInAnyLocale() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("späth.pgn"), GAMES);
        Run run = run(folder, LAUNCHER, Map.of("LC_ALL", "C"), "", "count", "späth.pgn", "-o", "-", "--quiet");
        assertThat(run.out()).startsWith("P,N,B,R,Q");
    }

    /// What else is typed amiss is answered in the same way, as `MistakesIT` looks at without a launcher.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        vlaue N                        | did you mean value?
        fit nothing.pgn                | no such file
        """)
    void badInputGetsOneLineAndExitTwo(String arguments, String part) throws IOException, InterruptedException {
        Run run = run(arguments.split(" +"));
        Refusal.check(run.code(), run.out(), run.err(), part);
    }

    @Test
    void theArticlesPresetGivesItsFigures() throws IOException, InterruptedException {
        Path games = Path.of("../../shared/data/games/openrating.pgn")
                .toAbsolutePath()
                .normalize();
        assumeTrue(Files.exists(games), "reference data absent: openrating.pgn");
        JsonNode json = run("fit", games.toString(), "--preset", "medvedev", "--ridge", "0", "--format", "json")
                .json();
        assertThat(json.path("values").path(4).path("value").asDouble())
                .isCloseTo(1078.8726, Assertions.within(0.00005));
    }

    @Test
    void theEngineSpeaksUci() throws IOException, InterruptedException {
        String input = """
            uci
            setoption name PieceValues value universal
            position startpos moves e2e4
            no such command
            go infinite
            quit
            """;
        Run run = run(folder, LAUNCHER, Map.of(), input, "uci", "--values", "mobility", "--hash", "2");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .startsWith("id name Pieceworth " + Version.number() + "\n")
                .contains("option name PieceValues type string default mobility\n", "\nuciok\n")
                .contains("info string unknown command 'no such command'")
                .containsPattern("\nbestmove [a-h][1-8][a-h][1-8].*\n$");
        Run bad = run("uci", "--values", "mobilty");
        assertThat(bad.code()).isEqualTo(2);
        assertThat(bad.err()).startsWith("pieceworth: values 'mobilty': is neither a model nor a file");
    }

    /// A closed input is not what the virtual machine opened in its place; a full disk is said, a reader that has
    /// gone is not.
    @Test
    void streamsThatAreClosedOrFull() throws IOException, InterruptedException {
        assertThat(shell("\"$0\" count - -o - <&-")).satisfies(run -> {
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err()).startsWith("pieceworth: standard input is closed; ");
        });
        assumeTrue(Files.exists(Path.of("/dev/full")), "no /dev/full here");
        assertThat(shell("\"$0\" moves N >/dev/full")).satisfies(run -> {
            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err()).startsWith("pieceworth: standard output cannot be written: ");
        });
        assertThat(shell("ulimit -n 20; \"$0\" moves N")).satisfies(run -> {
            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err()).startsWith("pieceworth: found a limit of 20 open files");
        });
        assertThat(shell("\"$0\" pieces | head -1")).satisfies(run -> {
            assertThat(run.code()).isZero();
            assertThat(run.err()).isEmpty();
        });
    }

    private Run shell(String command) throws IOException, InterruptedException {
        return run(folder, Path.of("/bin/sh"), Map.of(), "", "-c", command, LAUNCHER.toString());
    }
}
