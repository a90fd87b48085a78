package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The same question has the same answer after each start of the program, whatever the order of unordered collections
/// and the hashes of objects, both of which the virtual machine draws anew.
@Tag("slow")
class SameAnswersTest {

    private static final int STARTS = 40;

    @TempDir
    Path folder;

    /// [GoldenAnswersTest] compares the same answers by the order of this process.
    @Test
    void answersAndPiecesAreTheSameInTheOtherOrder() throws IOException, InterruptedException {
        String here = AnotherStart.pieces();
        assertThat(here).doesNotContain(" 0 Optional");
        assertThat(start(AnotherStart.inOrder())).isEqualTo(here);
    }

    /// What a start prints whose order is not that one.
    private String start(boolean unwanted) throws IOException, InterruptedException {
        // All hashes of objects are the same by `hashCode=2`, so that enums have no order but that of their making.
        List<String> command = List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UnlockExperimentalVMOptions",
                "-XX:hashCode=2",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-Dgolden.folder=target/salted",
                "-cp",
                System.getProperty("java.class.path"),
                AnotherStart.class.getName(),
                Boolean.toString(unwanted));
        Path out = folder.resolve("out");
        Path errors = folder.resolve("errors");
        for (int i = 0; i < STARTS; i++) {
            int code = new ProcessBuilder(command)
                    .redirectOutput(out.toFile())
                    .redirectError(errors.toFile())
                    .start()
                    .waitFor();
            if (code != AnotherStart.SAME_ORDER) {
                assertThat(code).as(Files.readString(errors)).isZero();
                return Files.readString(out);
            }
        }
        throw new AssertionError("no start of " + STARTS + " had another order");
    }
}
