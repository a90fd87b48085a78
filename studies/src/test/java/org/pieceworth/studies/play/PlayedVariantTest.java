package org.pieceworth.studies.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayedVariantTest {

    private static final String OWN = "[own:chess]\ncastling = false\n";

    @TempDir
    Path folder = Path.of("");

    /// What is written into a pipe is there once; engines are other processes.
    @Test
    void aPipeIsReadOnce() throws Exception {
        Path pipe = folder.resolve("pipe");
        assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0, "pipes with names");
        CompletableFuture<Void> writer = CompletableFuture.runAsync(() -> write(pipe));
        Path copy;
        try (PlayedVariant played = PlayedVariant.open("@" + pipe + ":own")) {
            assertThat(played.reading().variant().name()).isEqualTo("own");
            copy = Path.of(played.file().orElseThrow());
            assertThat(copy).isRegularFile().hasContent(OWN);
        }
        assertThat(copy).doesNotExist();
        writer.join();
    }

    private static void write(Path pipe) {
        try {
            Files.writeString(pipe, OWN);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aFileIsReadWhereItIs() throws IOException {
        Path file = Files.writeString(folder.resolve("my.ini"), OWN);
        try (PlayedVariant played = PlayedVariant.open("@" + file)) {
            assertThat(played.file()).contains(file.toString());
        }
        assertThat(file).exists();
        try (PlayedVariant played = PlayedVariant.open("atomic")) {
            assertThat(played.file()).isEmpty();
        }
    }
}
