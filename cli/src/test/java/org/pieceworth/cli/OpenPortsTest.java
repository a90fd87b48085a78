package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.testkit.ListeningSockets;
import org.pieceworth.web.Workbench;
import org.pieceworth.web.WorkbenchSettings;

/// Nothing of the program can be reached from another machine. Other tests of the same process open ports as well, and
/// only to this machine.
class OpenPortsTest {

    private static List<InetSocketAddress> open() throws IOException {
        assumeTrue(ListeningSockets.areKnown());
        List<InetSocketAddress> open =
                ListeningSockets.of(ProcessHandle.current().pid());
        assertThat(open).allMatch(socket -> socket.getAddress().isLoopbackAddress());
        return open;
    }

    @Test
    void theWorkbenchListensToThisMachineOnly(@TempDir Path data) throws IOException {
        try (Workbench workbench = Workbench.start(
                new WorkbenchSettings(0, Optional.of(data.toString()), 1 << 20, true),
                Catalogues.STANDARD.models(),
                Catalogues.STANDARD.terms())) {
            int port = URI.create(workbench.address()).getPort();
            assertThat(open()).extracting(InetSocketAddress::getPort).contains(port);
        }
    }

    /// Spark's commands are tested with Spark.
    @Test
    void noOtherCommandListens(@TempDir Path folder) throws IOException, InterruptedException {
        assumeTrue(ListeningSockets.areKnown());
        assertThat(EveryCommandTest.commands()
                        .filter(name ->
                                EveryCommandOnce.RUNS.stream().noneMatch(run -> (run + " ").startsWith(name + " "))))
                .containsExactlyInAnyOrder("serve", "spark");
        Path printed = folder.resolve("printed");
        Process commands = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        EveryCommandOnce.class.getName(),
                        folder.toString())
                .redirectInput(
                        Files.writeString(folder.resolve("typed"), "quit\n").toFile())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        assertThat(commands.waitFor()).as(Files.readString(printed)).isZero();
        assertThat(Files.readAllLines(printed))
                .containsExactlyElementsOf(EveryCommandOnce.RUNS.stream()
                        .map(run -> run + ": Optional[" + (run.contains("engine.sh") ? 2 : 0) + "] []")
                        .toList());
    }
}
