package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What is damaged in the program's folder, here a copy of it, is noticed and made anew.
class DamagedInstallationIT extends LaunchedProgram {

    private static final Path ROOT = LAUNCHER.resolveSibling("").normalize();
    private static final String ANSWER = "N (knight): ";

    private Path copy = Path.of("");
    private Path target = Path.of("");
    private Path archive = Path.of("");

    /// The jars, the archive and, in place of sources, folders as old as these.
    @BeforeEach
    void copyProgram() throws IOException, InterruptedException {
        assertThat(run("value", "N").code()).isZero();
        Path built = built();
        await(built.resolve("others.aot"));
        copy = folder.resolve("a \"copy\" of %p");
        target = copy.resolve(ROOT.relativize(built));
        archive = target.resolve("others.aot");
        copyAll(built.resolve("lib"), target.resolve("lib"));
        for (String file : List.of("pieceworth", "pom.xml", "cli/pom.xml", "cli/java.options")) {
            Files.copy(ROOT.resolve(file), copy.resolve(file), StandardCopyOption.COPY_ATTRIBUTES);
        }
        for (String file : List.of("built", "pieceworth.jar", "others.aot", "others.aot.size")) {
            if (Files.exists(built.resolve(file))) {
                Files.copy(built.resolve(file), target.resolve(file), StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
        // Of this place, as if it had been made here.
        Path record = target.resolve("others.aot.size");
        Files.writeString(record, Files.readString(record).replace(built.toString(), target.toString()));
        old(copy.resolve("cli/src/main"));
        for (Path jar : jars("pieceworth-")) {
            String module = jar.getFileName().toString().replaceAll("^pieceworth-|-[0-9].*", "");
            old(copy.resolve(module).resolve("src/main"));
            Files.copy(
                    ROOT.resolve(module).resolve("pom.xml"),
                    copy.resolve(module).resolve("pom.xml"),
                    StandardCopyOption.COPY_ATTRIBUTES);
        }
    }

    private static void copyAll(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            // Beside the jars may be drafts, while another test has an archive made.
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".jar")).toList()) {
                Files.copy(file, to.resolve(file.getFileName()), StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
        Files.setLastModifiedTime(to, Files.getLastModifiedTime(from));
    }

    private static void old(Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.setLastModifiedTime(folder, FileTime.fromMillis(0));
    }

    private List<Path> jars(String prefix) throws IOException {
        try (Stream<Path> files = Files.list(target.resolve("lib"))) {
            return files.filter(file -> file.getFileName().toString().startsWith(prefix))
                    .sorted()
                    .toList();
        }
    }

    private Run value() throws IOException, InterruptedException {
        return run(folder, copy.resolve("pieceworth"), Map.of(), "", "value", "N");
    }

    /// Nonsense of the right size may end the virtual machine, which then takes the archive away.
    /// One that is too short is not used at all. A run of little patience does not wait for the archive that it has
    /// made, and what ends the run does not end the making; `MovedInstallationIT` has runs that wait. A damaged
    /// jar is tried by `dist/check.sh`, which has a real build.
    @Test
    void anArchiveIsMadeAnewAndNoRunNeedsIt() throws IOException, InterruptedException {
        long size = Files.size(archive);
        FileTime time = Files.getLastModifiedTime(archive);
        byte[] bytes = Files.readAllBytes(archive);
        Arrays.fill(bytes, bytes.length / 4, bytes.length / 2, (byte) 0xA5);
        Files.write(archive, bytes);
        Files.setLastModifiedTime(archive, time);
        Run nonsense = value();
        if (nonsense.code() == 0) {
            assertThat(nonsense.out()).startsWith(ANSWER);
            Files.write(archive, Arrays.copyOf(bytes, bytes.length / 2));
        } else {
            assertThat(nonsense.err()).contains("the start-up archive may be damaged and is made anew: try again");
            assertThat(archive).doesNotExist();
        }
        // The processes of the run are told to end, as by `timeout` or a closed terminal, while the archive is being
        // made.
        Run first = run(
                folder,
                Path.of("/bin/sh"),
                Map.of("PIECEWORTH_ARCHIVE_WAIT", "0"),
                "",
                "-c",
                "setsid sh -c 'echo $$ >group; exec \"$0\" value N' \"$0\"; code=$?;"
                        + " kill -TERM -\"$(cat group)\" 2>/dev/null; exit $code",
                copy + "/pieceworth");
        assertThat(first.code()).as(first.err()).isZero();
        assertThat(first.out()).startsWith(ANSWER);
        assertThat(first.err())
                .isEqualTo("pieceworth: the start-up archive is still being made, in the background; this run goes on"
                        + " without it\n");
        await(archive);
        assertThat(Files.size(archive)).isBetween(size * 9 / 10, size * 11 / 10);
        assertThat(target.resolve("others.aot.size")).content().startsWith(Files.size(archive) + "\n" + target + "\n");
        Run quiet = new Run(0, first.out(), "");
        assertThat(value()).isEqualTo(quiet);

        Files.delete(archive);
        Files.createDirectory(target.resolve("others.draft"));
        assertThat(value()).isEqualTo(quiet);
        assertThat(archive).doesNotExist();
    }
}
