package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Variants with more kinds of pieces than letters, from the command line.
class ManyKindsCommandTest {

    private static final String MINE = """
            [mine:crazyhouse]
            customPiece1 = n':FN
            customPiece2 = q':WA
            promotionPieceTypes = qn'
            startFen = rn'bq'kbnr/pppppppp/8/8/8/8/PPPPPPPP/RN'BQ'KBNR[N'n'q'] w KQkq - 0 1
            """;

    private static final String VALUES = "P,100\nN,300\nB,300\nR,500\nQ,900\nN',500\nQ',380\n";

    @TempDir
    Path folder = Path.of("");

    private String mine = "";

    @BeforeEach
    void write() throws IOException {
        mine = "@" + Files.writeString(folder.resolve("my.ini"), MINE);
    }

    private String path(String file) {
        return folder.resolve(file).toString();
    }

    private static CommandRun run(String... arguments) {
        CommandRun run = CommandRun.of(arguments);
        assertThat(run.code()).as(run.err()).isZero();
        return run;
    }

    @Test
    void dressedLettersStandInTablesAndWarnings() {
        CommandRun listed = run("variants", "--file", path("my.ini"));
        assertThat(listed.out())
                .contains("N'      customPiece1  FN", "line 2: Fairy-Stockfish reads the letters a to z");
        assertThat(run("value", mine, "--models", "mobility", "--format", "csv").out())
                .contains("\nN',priest,mobility,");
        assertThat(run("value", mine, "--models", "mobility,crowded", "--format", "ini")
                        .out())
                .contains("\n# Fairy-Stockfish reads the letters a to z only, and none of n' q'\n", " n':", " q':");
        assertThat(run("perft", "--variant", mine, "--depth", "1", "--divide").out())
                .contains("\nN'@e4 ");
        assertThat(run("material", mine, "--captured", "white:n'", "--format", "json")
                        .out())
                .contains("\"letter\" : \"N'\"");
    }

    /// Games are played by values of a list, written, read again and fitted.
    @Test
    void gamesWithDressedLettersAreReadAgain() throws IOException {
        String list = Files.writeString(folder.resolve("list.csv"), VALUES).toString();
        run("selfplay", "--variant", mine, "--values", list, "--games", "6", "--nodes", "20", "-o", path("games.pgn"));
        assertThat(Files.readString(folder.resolve("games.pgn"))).containsPattern(" N'[a-h1-8x@]");
        CommandRun counted = run("count", "--variant", mine, path("games.pgn"), "-o", path("rows.csv"));
        assertThat(counted.err() + counted.out()).contains("6 games").doesNotContain("skipped");
        String heading =
                Files.readString(folder.resolve("rows.csv")).lines().findFirst().orElseThrow();
        assertThat(heading).startsWith("P,N,B,R,Q,N',Q',Q~,N'~,").contains(",hand:N',");
        String[] features = {"--features", "material,pair:N',squares:Q',imbalance:N'Q'"};
        JsonNode fit = run(
                        "fit",
                        "--variant",
                        mine,
                        path("games.pgn"),
                        features[0],
                        features[1],
                        "--ridge",
                        "1",
                        "--unit",
                        "logit",
                        "--draws",
                        "drop",
                        "--format",
                        "json")
                .json();
        assertThat(fit.path("values").findValuesAsString("feature"))
                .contains("N'", "N'~", "pair:N'", "squares:Q':d4", "imbalance:N'Q'");
    }
}
