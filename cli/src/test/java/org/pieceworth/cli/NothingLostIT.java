package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
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

    /// Two runs at once: one writes, the other is told so.
    @Test
    void oneRunAtATimeWritesToAFile() throws IOException, InterruptedException {
        String[] asked = {"selfplay", "--games", "30", "--movetime", "10", "--quiet", "-o", "both.pgn"};
        Process one = start("one", asked);
        Process two = start("two", asked);
        for (Process process : List.of(one, two)) {
            assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        }
        assertThat(Stream.of(one.exitValue(), two.exitValue())).containsExactlyInAnyOrder(0, 2);
        String refused = Files.readString(folder.resolve(one.exitValue() == 2 ? "one.err" : "two.err"));
        assertThat(refused.lines()).singleElement().asString().contains("another run is writing to it");
        assertThat(Files.readString(folder.resolve("both.pgn")).split("\\[Event ", -1))
                .hasSize(31);
    }
}
