package org.pieceworth.web.alone;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A clone compiles the rules for pages while its server runs.
class CompiledBoardTest {

    @TempDir
    Path folder = Path.of("");

    @Test
    void rulesThatAreCompiledMeanwhileAreFoundWithoutARestart() throws IOException {
        Path file = folder.resolve("player.js");
        CompiledBoard board = new CompiledBoard("/none.js", file.toString());
        Path draft = Files.createDirectory(folder.resolve("player.js.draft"));
        assertThat(board.isCompiled()).isFalse();
        assertThat(board.absence()).hasMessage("player: the rules for pages are being prepared, about 2 minutes");
        Files.writeString(file, "a script");
        Files.delete(draft);
        assertThat(board.isCompiled()).isTrue();
        assertThat(board.data("{}")).contains("\"engine\":\"").endsWith(",\"game\":{}}");
    }

    @Test
    void theReasonForTheirAbsenceIsSaid() {
        Path file = folder.resolve("player.js");
        assertThat(new CompiledBoard("/none.js", file.toString()).absence())
                .hasMessageStartingWith("the rules for pages could not be compiled; " + file + ".log has the reason");
        assertThat(new CompiledBoard("/none.js", "").isCompiled()).isFalse();
        assertThat(new CompiledBoard("/none.js", "").absence())
                .hasMessageContaining("this build has no compiled rules; build with `mvn -Dquick -Dplayer");
    }
}
