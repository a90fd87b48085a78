package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class ChoicesCommandTest {

    @TempDir
    static Path folder;

    private static String games;

    @BeforeAll
    static void playGames() {
        games = folder.resolve("games.pgn").toString();
        CommandRun run = CommandRun.of("selfplay", "--games", "30", "--nodes", "60", "-o", games, "--quiet");
        assertThat(run.code()).isZero();
    }

    /// A position in eight is enough: `ChoiceFitterTest` looks at values and their errors.
    private static CommandRun choices(String... more) {
        return CommandRun.of(
                Stream.concat(Stream.of("choices", games, "--quiet", "--every", "8", "--all-moves"), Stream.of(more))
                        .toArray(String[]::new));
    }

    @Test
    void valuesStandBesideThoseFromResults() {
        CommandRun run = choices(
                "--format",
                "json",
                "--threads",
                "1",
                "--export",
                folder.resolve("c.csv").toString());
        assertThat(run.err()).isEmpty();
        JsonNode answer = run.json();
        assertThat(answer.path("games").asInt()).isEqualTo(30);
        assertThat(answer.path("unit").asString()).isEqualTo("P");
        JsonNode pawn = answer.path("values").path(0);
        assertThat(pawn.path("value").asDouble()).isEqualTo(100);
        assertThat(pawn.path("se").asDouble()).isZero();
        JsonNode rook = answer.path("values").path(3);
        assertThat(rook.path("feature").asString()).isEqualTo("R");
        assertThat(rook.path("value").asDouble()).isBetween(150.0, 900.0);
        assertThat(rook.path("low").asDouble()).isLessThan(rook.path("value").asDouble());
        assertThat(rook.path("value").asDouble())
                .isCloseTo(
                        100
                                * rook.path("coefficient").asDouble()
                                / answer.path("unitCoefficient").asDouble(),
                        within(1e-9));
        assertThat(answer.path("widths").size()).isEqualTo(4);
        assertThat(answer.path("effects").path(0).path("feature").asString()).isEqualTo("check");
        List<String> rows = lines(folder.resolve("c.csv"));
        assertThat(rows.getFirst()).startsWith("set,game,chosen,P,N,B,R,Q,check,");
        assertThat(rows).hasSize(answer.path("alternatives").asInt() + 1);
        assertThat(rows.stream().skip(1).filter(row -> row.split(",")[2].equals("1")))
                .hasSize(answer.path("choices").asInt());
        List<String> table =
                choices("--format", "csv", "--threads", "2").out().lines().toList();
        assertThat(table.getFirst()).startsWith("feature,value,se,low,high,coefficient,");
        for (int piece = 1; piece < 5; piece++) {
            JsonNode value = answer.path("values").path(piece);
            String[] cells = table.get(1 + piece).split(",");
            assertThat(cells[0]).isEqualTo(value.path("feature").asString());
            assertThat(Double.parseDouble(cells[1]))
                    .isEqualTo(value.path("value").asDouble());
            assertThat(Double.parseDouble(cells[2])).isEqualTo(value.path("se").asDouble());
        }
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void theTextLeadsWithASentenceAndSaysHow() {
        assertThat(choices().out())
                .startsWith("By the moves chosen, a knight is worth ")
                .contains("by moves chosen", "by results", "Moves count all.", "Errors: clustered by ", "gives check");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                choices - | standard input: found a stream, expected a file, since the games are read twice
                choices none.pgn | none.pgn: no such file
                choices none.pgn --within 2 --all-moves | within
                choices none.pgn --within 0 | found 0.0, expected 0.5 to 100
                """)
    void mistakesAreNamed(String command, String expected) {
        CommandRun run = CommandRun.of(command.split(" "));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(expected);
    }
}
