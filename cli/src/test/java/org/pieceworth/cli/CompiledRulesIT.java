package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// The rules for pages are compiled beside the program, by a Maven that is a script here.
class CompiledRulesIT extends StandInProgram {

    private Path root = Path.of("");
    private Path rules = Path.of("");
    private Path go = Path.of("");

    /// A clone whose jars are those of the launcher's own build. Maven ends when a file is there.
    @BeforeEach
    void layDown() throws IOException {
        root = cloned();
        Path quick = root.resolve("cli/target/quick");
        Files.createDirectories(quick);
        Files.move(root.resolve("cli/target/lib"), quick.resolve("lib"));
        Files.move(root.resolve("cli/target/pieceworth.jar"), quick.resolve("pieceworth.jar"));
        Files.createFile(quick.resolve("built"));
        rules = root.resolve("cli/target/player.js");
        go = folder.resolve("go");
        Files.createDirectories(root.resolve("player/src/main"));
        empty(root.resolve("player/pom.xml"));
        Files.setLastModifiedTime(root.resolve("player/src/main"), FileTime.fromMillis(1_000_000));
        script(Files.createDirectories(folder.resolve("bin")).resolve("mvn"), """
            until [ -e "$GO" ]; do sleep 1; done
            [ -s "$GO" ] || exit 1
            mkdir -p player/target/player/classes/org/pieceworth/player/compiled
            cp "$GO" player/target/player/classes/org/pieceworth/player/compiled/player.js
            """);
    }

    private Run program(String... arguments) throws IOException, InterruptedException {
        Map<String, String> environment = Map.of(
                "JAVA_HOME", java.toString(),
                "GO", go.toString(),
                "PATH", folder.resolve("bin") + ":" + System.getenv("PATH"));
        return run(folder, root.resolve("pieceworth"), environment, "", arguments);
    }

    private void awaitRules() throws InterruptedException {
        while (Files.exists(rules.resolveSibling("player.js.draft"))) {
            Thread.sleep(20);
        }
    }

    /// Neither the server nor any other command waits for them.
    @Test
    void aServerStartsBeforeThem() throws IOException, InterruptedException {
        assertThat(program("serve").out()).contains("-Dpieceworth.player=" + rules);
        assertThat(rules.resolveSibling("player.js.draft")).exists();
        assertThat(program("value", "N")).satisfies(run -> {
            assertThat(run.code()).isZero();
            assertThat(run.err()).isEmpty();
        });
        assertThat(program("serve").code()).isZero();
        Files.writeString(go, "a script");
        awaitRules();
        assertThat(rules).hasContent("a script");
        FileTime made = Files.getLastModifiedTime(rules);
        program("serve");
        assertThat(Files.getLastModifiedTime(rules)).isEqualTo(made);
        Files.createFile(root.resolve("player/src/main/Changed.java"));
        program("serve");
        awaitRules();
        assertThat(Files.getLastModifiedTime(rules)).isGreaterThan(made);
    }

    /// A page that is asked for waits for them, and says why there are none.
    @Test
    void aPageWaitsForThem() throws IOException, InterruptedException {
        Files.createFile(go);
        Run failed = program("value", "N", "--playable");
        assertThat(failed.code()).isEqualTo(1);
        assertThat(failed.err())
                .contains("the rules for pages could not be compiled; all of the output is in " + rules);
        Files.writeString(go, "a script");
        Run page = program("value", "N", "--playable");
        assertThat(page.code()).isZero();
        assertThat(page.out()).endsWith("value N --playable\n");
        assertThat(rules).hasContent("a script");
    }

    /// What a machine that stopped left behind is not waited for.
    @Test
    void aMakerThatIsGoneIsReplaced() throws IOException, InterruptedException {
        Path draft = Files.createDirectory(rules.resolveSibling("player.js.draft"));
        Files.writeString(draft.resolve("maker"), "999999999\n");
        Files.writeString(go, "a script");
        assertThat(program("value", "N", "--playable").code()).isZero();
        assertThat(rules).hasContent("a script");
    }
}
