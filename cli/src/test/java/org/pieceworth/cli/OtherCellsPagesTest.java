package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What the models' pages say of boards of other cells, beside the values that the program gives there.
class OtherCellsPagesTest {

    private static final Path MODELS = Path.of("../docs/models");

    @Test
    void crowdedBoards() throws IOException {
        assertThat(modelsFor("hex:6")).contains("crowded");
        assertThat(modelsFor("tri:6")).doesNotContain("crowded");
        assertThat(modelsFor("sphere:20")).doesNotContain("crowded");
        assertThat(Files.readString(MODELS.resolve("crowded.md")))
                .contains("| hexagons | taken into account", "| triangles, spheres | no value |");
    }

    @Test
    void theUniversalCalculation() throws IOException {
        for (String board : List.of("hex:6", "tri:6", "sphere:20")) {
            assertThat(modelsFor(board)).contains("checks", "universal");
        }
        assertThat(Files.readString(MODELS.resolve("universal.md")))
                .contains("hexagons (`hex:6`), triangles (`tri:6`) and spheres (`sphere:20`) by Pieceworth's reading")
                .doesNotContain("ideal attack values only");
    }

    /// The models with a value of a rook.
    private static List<String> modelsFor(String board) {
        return CommandRun.of("value", "R", "--board", board, "--models", "crowded,checks,universal", "--format", "json")
                .json()
                .path("rows")
                .valueStream()
                .filter(row -> row.path("value").isNumber())
                .map(row -> row.path("model").asString())
                .toList();
    }
}
