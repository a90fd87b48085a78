package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Values that were measured are read wherever lists of values are.
class MeasuredListsTest {

    @TempDir
    Path folder = Path.of("");

    private String measured(String format) throws IOException {
        CommandRun run = CommandRun.of(
                "measure",
                "R",
                "Q",
                "--among",
                "R,Q",
                "--games",
                "600",
                "--nodes",
                "5",
                "--no-systematics",
                "--quiet",
                "--format",
                format);
        assertThat(run.code()).as(run.err()).isZero();
        return Files.writeString(folder.resolve("m." + format), run.out()).toString();
    }

    @Test
    void asTargetsAndAsAListToCompareWith() throws IOException {
        String csv = measured("csv");
        assertThat(Files.readString(Path.of(csv)))
                .startsWith(
                        "piece,feature,value,se,low,high,overTheGame,overTheGameSe,unit,betza,board,covariance\nR,R,");
        CommandRun synergy = CommandRun.of("synergy", csv, "--objective", "chi2");
        assertThat(synergy.code()).as(synergy.err()).isZero();
        CommandRun compare = CommandRun.of("compare", csv, "--models", "mobility");
        assertThat(compare.code()).as(compare.err()).isZero();
        assertThat(compare.out()).contains("2 published values");
    }

    /// The pieces among which others were measured have values too.
    @Test
    void asValuesToPlayBy() throws IOException {
        String json = measured("json");
        CommandRun play = CommandRun.of(
                "selfplay",
                "--values",
                json,
                "--white",
                "R,R,Q,Q,K,Q,R,R",
                "--black",
                "R,R,Q,Q,K,Q,R,R",
                "--games",
                "2",
                "--nodes",
                "2");
        assertThat(play.code()).as(play.err()).isZero();
    }
}
