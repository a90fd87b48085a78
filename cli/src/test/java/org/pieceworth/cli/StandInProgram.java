package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;

/// The launchers of a program without content: Java is a script that prints its arguments, and jars are tiny files, so
/// that nothing is trained or compiled.
abstract class StandInProgram extends LaunchedProgram {

    Path java = Path.of("");

    @BeforeEach
    void layJavaDown() throws IOException {
        java = folder.resolve("a java");
        Files.createDirectories(java.resolve("bin"));
        script(java.resolve("bin/javac"), "");
        Files.writeString(
                java.resolve("release"),
                "IMPLEMENTOR=\"Nobody\"\nJAVA_RUNTIME_VERSION=\"25.9+1\"\nJAVA_VERSION=\"25.9\"\n");
        script(java.resolve("bin/java"), """
            for word in "$@"; do
                case $word in
                    -XX:AOTCacheOutput=*) echo archive >"${word#*=}" ;;
                esac
            done
            echo "$@"
            """);
    }

    static void script(Path file, String text) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + text);
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    static Path empty(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, "1\n");
        return Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
    }

    /// A clone whose jars are as `mvn verify` leaves them.
    Path cloned() throws IOException {
        Path root = Files.createDirectory(folder.resolve("first"));
        Files.copy(LAUNCHER, root.resolve("pieceworth"));
        for (String file : List.of(
                "pom.xml",
                "cli/pom.xml",
                "cli/java.options",
                "cli/src/main/none",
                "text/pom.xml",
                "text/src/main/none",
                "cli/target/pieceworth.jar",
                "cli/target/lib/pieceworth-text-1.jar")) {
            empty(root.resolve(file));
        }
        for (String each : List.of("cli/src/main", "text/src/main", "cli/target/lib")) {
            Files.setLastModifiedTime(root.resolve(each), FileTime.fromMillis(1_000_000));
        }
        return root;
    }
}
