package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Factors of the mobility model by play.
class TuneFactorsTest {

    /// The games of the experiment are written, with its pieces as a variant beside them.
    @Test
    void tenPiecesAreMeasuredFittedAndPlayed(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("ten.pgn");
        CommandRun run = CommandRun.of(
                ("tune factors --games 1000 --nodes 5 --match 40 --quiet --format json -o " + file).split(" "));
        assertThat(run.code()).as(run.err()).isZero();
        JsonNode json = run.json();
        assertThat(json.path("factors").asString().split(",")).hasSize(6);
        assertThat(json.path("fitted").size()).isEqualTo(5);
        assertThat(json.path("pieces").size()).isEqualTo(10);
        assertThat(json.path("degrees").asInt()).isEqualTo(5);
        assertThat(json.path("matchGames").asInt()).isBetween(2, 40);
        assertThat(Files.readString(file).lines().filter(line -> line.startsWith("[Result ")))
                .hasSize(1000);
        assertThat(Files.readString(folder.resolve("ten.ini"))).contains("[measure:chess]");
        assertThat(folder).isDirectoryNotContaining(path -> path.toString().endsWith(".part"));
    }

    @Test
    void theAlgorithmRunsAsWrittenAndSaysItsCostFirst() {
        CommandRun run =
                CommandRun.of("tune", "factors", "--paper", "--proposals", "2", "--games", "2", "--nodes", "3");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.err()).contains("2 proposals × 45 pairs × 2 games = 180 games: about ", "are accepted.");
        assertThat(run.out()).contains("After 2 proposals, ", "from 50,30,24,12,8,3");
    }

    @Test
    void aBudgetEnds() {
        CommandRun run = CommandRun.of("tune", "factors", "--budget", "2s", "--nodes", "2", "--quiet");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains("the best factors are ");
    }

    /// By games a run ends alike, and leaves them as PGN.
    @Test
    void gamesOfTheAlgorithmAreWritten(@TempDir Path folder) throws IOException {
        String file = folder.resolve("races.pgn").toString();
        CommandRun run = CommandRun.of(
                "tune",
                "factors",
                "--budget",
                "1h",
                "--games",
                "90",
                "--nodes",
                "1",
                "--quiet",
                "-o",
                file,
                "--format",
                "json");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.json().path("games").asInt()).isGreaterThanOrEqualTo(90);
        assertThat(Files.readString(Path.of(file)).lines().filter(line -> line.startsWith("[Result ")))
                .hasSize(run.json().path("games").asInt());
        assertThat(folder.resolve("races.pgn.part")).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            tune                                  | expected weights
            tune factors --model synergy          | --model: found 'synergy', expected mobility
            tune factors --paper --budget 1m      | --budget: found together with --paper
            tune factors --proposals 3            | --proposals: does nothing without --paper
            tune factors --budget soon            | --budget: found 'soon'
            tune factors --paper --fresh          | --fresh: does nothing without -o FILE
            tune factors --factors 1,2            | --factors: found '1,2', expected six numbers
            tune factors --games 10               | --games: found 10
            value N --models mobility --factors x | --factors: found 'x'
            selfplay --values mobility:1,2        | --factors: found '1,2'
            """)
    void whatIsTypedAmissIsNamed(String typed, String message) {
        CommandRun run = CommandRun.of(typed.split(" "));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).singleElement().asString().contains(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            value N --models mobility --factors 0,20,0,0,5,3 --format csv                  | 200
            explain N --model mobility --factors 0,20,0,0,5,3                              | md2f = 20
            compare --models mobility --factors 40,30,24,12,8,3                            | mobility
            balance RNBQKBNR ANBQKBNA --model mobility --factors 0,20,0,0,5,3              | 8.68
            selfplay --values mobility:40,30,24,12,8,3 --games 1 --nodes 2 --quiet         | 1 game of chess
            """)
    void factorsGoWhereTheModelGoes(String typed, String shown) {
        CommandRun run = CommandRun.of(typed.split(" "));
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).contains(shown);
    }
}
