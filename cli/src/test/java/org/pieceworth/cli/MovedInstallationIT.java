package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// A start-up archive is used only in the place that it was made for. Java is a script that prints its arguments, and
/// the
/// program is empty files, so that nothing is trained.
class MovedInstallationIT extends StandInProgram {

    private static final Path RELEASE_LAUNCHER = LAUNCHER.resolveSibling("dist/src/bin/pieceworth");
    private static final String USED = "-XX:AOTCache=";

    private Path release() throws IOException {
        Path root = Files.createDirectory(folder.resolve("first"));
        Files.createDirectory(root.resolve("bin"));
        Files.copy(RELEASE_LAUNCHER, root.resolve("bin/pieceworth"));
        for (String file : List.of("app/pieceworth.jar", "app/java.options", "app/build-id")) {
            empty(root.resolve(file));
        }
        return root;
    }

    private String arguments(Path launcher) throws IOException, InterruptedException {
        Run run = run(
                folder,
                launcher,
                Map.of(
                        "JAVA_HOME",
                        java.toString(),
                        "PIECEWORTH_CACHE",
                        folder.resolve("cache").toString()),
                "",
                "value");
        assertThat(run.code()).as(run.err()).isZero();
        return run.out();
    }

    /// In each place the archive is one of its own: a folder that was moved, one that was copied, another Java.
    @Test
    void aCloneHasItsArchiveInEachPlace() throws IOException, InterruptedException {
        Path first = cloned();
        Path second = folder.resolve("second");
        assertThat(arguments(first.resolve("pieceworth"))).contains(USED + first);
        Files.move(first, second);
        Path archive = second.resolve("cli/target/others.aot");
        FileTime made = Files.getLastModifiedTime(archive);
        assertThat(arguments(second.resolve("pieceworth"))).contains(USED + second);
        assertThat(Files.readString(second.resolve("cli/target/others.aot.size")))
                .contains(second + "/cli/target\n" + java);
        assertThat(Files.getLastModifiedTime(archive)).isGreaterThan(made);
        FileTime again = Files.getLastModifiedTime(archive);
        arguments(second.resolve("pieceworth"));
        assertThat(Files.getLastModifiedTime(archive)).isEqualTo(again);
        Files.move(java, folder.resolve("other java"));
        java = folder.resolve("other java");
        assertThat(arguments(second.resolve("pieceworth"))).contains(USED + second);
        assertThat(Files.getLastModifiedTime(archive)).isGreaterThan(again);
    }

    /// What the virtual machine wrote when it could not start condemns the archive.
    @Test
    void anArchiveThatEndedAStartIsMadeAnew() throws IOException, InterruptedException {
        Path root = cloned();
        assertThat(arguments(root.resolve("pieceworth"))).contains(USED);
        Path log = root.resolve("cli/target/others.aot.log");
        FileTime made = Files.getLastModifiedTime(root.resolve("cli/target/others.aot"));
        Files.writeString(log, "java.lang.NullPointerException", StandardOpenOption.CREATE);
        assertThat(arguments(root.resolve("pieceworth"))).contains(USED);
        assertThat(log).doesNotExist();
        assertThat(Files.getLastModifiedTime(root.resolve("cli/target/others.aot")))
                .isGreaterThan(made);
    }

    /// Its archives lie in the cache of the user; those of a place that is no more are removed.
    @Test
    void aReleaseHasItsArchiveInEachPlace() throws IOException, InterruptedException {
        Path first = release();
        Path second = folder.resolve("a second");
        Path cache = folder.resolve("cache");
        assertThat(arguments(first.resolve("bin/pieceworth"))).doesNotContain(USED);
        Path archive = cache.resolve("1-Nobody-25.9+1" + folder.toString().replace('/', '+') + "+first/others.aot");
        await(archive);
        assertThat(arguments(first.resolve("bin/pieceworth"))).contains(USED + archive);
        Files.move(first, second);
        assertThat(arguments(second.resolve("bin/pieceworth"))).doesNotContain(USED);
        Path other = cache.resolve("1-Nobody-25.9+1" + folder.toString().replace('/', '+') + "+a second/others.aot");
        await(other);
        assertThat(arguments(second.resolve("bin/pieceworth"))).contains(USED + other);
        while (Files.exists(archive.getParent())) {
            Thread.sleep(20);
        }
    }

    /// Java would say that it finds no class, or nothing.
    @Test
    void aDamagedReleaseIsNotStarted() throws IOException, InterruptedException {
        Path root = release();
        Files.writeString(root.resolve("app/build-id"), "1\n2\n");
        assertThat(arguments(root.resolve("bin/pieceworth"))).contains("Start value");
        Path jar = root.resolve("app/pieceworth.jar");
        Map<String, String> environment = Map.of(
                "JAVA_HOME",
                java.toString(),
                "PIECEWORTH_CACHE",
                folder.resolve("cache").toString());
        for (String text : List.of("half a jar", "")) {
            Files.writeString(jar, text);
            Run run = run(folder, root.resolve("bin/pieceworth"), environment, "", "value");
            assertThat(run.code()).isEqualTo(1);
            assertThat(run.err())
                    .startsWith("pieceworth: " + jar + " is ")
                    .endsWith("; unpack it again, or install the package again\n");
        }
        empty(jar);
        Files.delete(root.resolve("app/java.options"));
        assertThat(run(folder, root.resolve("bin/pieceworth"), environment, "", "value")
                        .err())
                .contains("java.options is missing, empty or not to be read; unpack it again");
    }

    /// Who reads a first run's output to its end waits for the run, not for the archive. The Java that trains holds
    /// no end of a pipe; here it waits until the reader has seen the end.
    @Test
    void aFirstRunsPipeIsClosed() throws IOException, InterruptedException {
        Path root = cloned();
        Path seen = folder.resolve("seen");
        script(java.resolve("bin/java"), """
            case "$*" in
                *AOTCacheOutput*) until [ -e "$SEEN" ]; do sleep 1; done ;;
                *) echo answer ;;
            esac
            """);
        Run run = run(
                folder,
                Path.of("/bin/sh"),
                Map.of("JAVA_HOME", java.toString(), "SEEN", seen.toString(), "PIECEWORTH_ARCHIVE_WAIT", "0"),
                "",
                "-c",
                "answer=$(\"$0\" value) && : >\"$SEEN\" && echo \"$answer\"",
                root.resolve("pieceworth").toString());
        assertThat(run.out()).isEqualTo("answer\n");
        Path draft = root.resolve("cli/target/others.draft");
        while (Files.exists(draft)) {
            Thread.sleep(20);
        }
    }
}
