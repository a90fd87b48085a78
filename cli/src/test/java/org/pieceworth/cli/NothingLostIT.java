package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What users have is not lost, whatever they do, seen through the real launcher.
class NothingLostIT extends LaunchedProgram {

    private Process start(String name, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(LAUNCHER.toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(folder.resolve(name + ".out").toFile())
                .redirectError(folder.resolve(name + ".err").toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        return builder.start();
    }

    /// Temporary files are no fault of the input, and a killed run's are swept by the next.
    @Test
    void temporaryFilesAreSaidAndSwept() throws IOException, InterruptedException {
        Run missing = run(
                folder,
                LAUNCHER,
                Map.of("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + folder + "/none"),
                "",
                "count",
                games(),
                "-o",
                "x.parquet",
                "--quiet");
        assertThat(missing.code()).isEqualTo(1);
        assertThat(missing.err()).contains("temporary files cannot be written to ", "there is no such folder");
        Path left = Files.createDirectories(folder.resolve("tmp/pieceworth-1-2"));
        Files.createFile(left.resolve("lock"));
        Files.writeString(left.resolve("games"), "of a killed run");
        Files.setLastModifiedTime(left, FileTime.from(Instant.now().minusSeconds(60)));
        Map<String, String> there = Map.of("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + folder.resolve("tmp"));
        assertThat(run(folder, LAUNCHER, there, "", "count", games(), "-o", "x.parquet", "--quiet")
                        .code())
                .isZero();
        assertThat(folder.resolve("tmp")).isEmptyDirectory();
    }

    /// Who stops a run is told what is kept and how to go on.
    @Test
    void aStoppedRunSaysWhatIsKept() throws IOException, InterruptedException {
        Process process = start("stopped", "selfplay", "--games", "100000", "--nodes", "60", "-o", "long.pgn");
        Path part = folder.resolve("long.pgn.part");
        while (process.isAlive() && (!Files.exists(part) || Files.size(part) < 5_000)) {
            Thread.sleep(5);
        }
        process.destroy();
        process.waitFor();
        assertThat(Files.readString(folder.resolve("stopped.err")))
                .containsPattern("stopped after \\d+ of 100,000 games: they are saved next to long.pgn; run the same"
                        + " command again to continue");
    }

    /// Java separates folders by colons, so that nothing runs from such a path.
    @Test
    void aColonInThePathIsSaid() throws IOException, InterruptedException {
        Path there = Files.createDirectories(folder.resolve("a:b"));
        Path copy = Files.copy(LAUNCHER, there.resolve("pieceworth"), StandardCopyOption.COPY_ATTRIBUTES);
        Run run = run(folder, copy, Map.of(), "", "--version");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err().lines()).singleElement().asString().contains("found a colon in the path ");
    }

    /// Two runs at once: one writes, the other is told so.
    @Test
    void oneRunAtATimeWritesToAFile() throws IOException, InterruptedException {
        String[] asked = {"selfplay", "--games", "4", "--movetime", "10", "--quiet", "-o", "both.pgn"};
        Process one = start("one", asked);
        Process two = start("two", asked);
        for (Process process : List.of(one, two)) {
            process.waitFor();
        }
        assertThat(Stream.of(one.exitValue(), two.exitValue())).containsExactlyInAnyOrder(0, 2);
        String refused = Files.readString(folder.resolve(one.exitValue() == 2 ? "one.err" : "two.err"));
        assertThat(refused.lines()).singleElement().asString().contains("another run is writing to it");
        assertThat(Files.readString(folder.resolve("both.pgn")).split("\\[Event ", -1))
                .hasSize(5);
    }
}
