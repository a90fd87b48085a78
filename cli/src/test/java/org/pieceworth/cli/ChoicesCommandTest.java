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

    private static CommandRun choices(String... more) {
        return CommandRun.of(
                Stream.concat(Stream.of("choices", games, "--quiet", "--every", "1", "--all-moves"), Stream.of(more))
                        .toArray(String[]::new));
    }

    @Test
    void valuesStandBesideThoseFromResults() {
        CommandRun run =
                choices("--format", "json", "--export", folder.resolve("c.csv").toString());
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
        CommandRun run = choices("--threads", "1");
        assertThat(run.out())
                .startsWith("By the moves chosen, a knight is worth ")
                .contains("by moves chosen", "by results", "Moves count all.", "Errors: clustered by ", "gives check");
        assertThat(choices("--threads", "2").out()).isEqualTo(run.out());
        assertThat(choices("--format", "csv").out()).startsWith("feature,value,se,low,high,coefficient,");
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
