package org.pieceworth.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class BarLineTest {

    @Test
    void aBarNeverAsks() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        BarLine line = new BarLine(new PrintStream(out, true, StandardCharsets.UTF_8));
        line.accept("playing 0% (0:00:00 / ?) ? games/s");
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("(0:00:00 / –) – games/s");
    }
}
