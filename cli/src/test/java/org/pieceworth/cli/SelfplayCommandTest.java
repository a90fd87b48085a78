package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/// Self-play from the command line.
class SelfplayCommandTest {

    @TempDir
    Path folder = Path.of("");

    private CommandRun play(String file, String... more) {
        String[] arguments = new String[more.length + 9];
        String[] first = {"selfplay", "--games", "6", "--nodes", "20", "--format", "json", "-o", path(file)};
        System.arraycopy(first, 0, arguments, 0, first.length);
        System.arraycopy(more, 0, arguments, first.length, more.length);
        return CommandRun.of(arguments);
    }

    private String path(String file) {
        return folder.resolve(file).toString();
    }

    @Test
    void gamesAreCountedAndWritten() throws IOException {
        CommandRun run = play("games.pgn");
        assertThat(run.code()).as(run.err()).isZero();
        JsonNode json = run.json();
        assertThat(json.path("games").asInt()).isEqualTo(6);
        int results = json.path("whiteWins").asInt()
                + json.path("draws").asInt()
                + json.path("blackWins").asInt();
        assertThat(results).isEqualTo(6);
        assertThat(Files.readString(folder.resolve("games.pgn"))).contains("[Round \"6\"]");
        assertThat(folder.resolve("games.pgn.part")).doesNotExist();
        assertThat(CommandRun.of("fit", path("games.pgn"), "--ridge", "0.1", "--unit", "logit", "--draws", "drop")
                        .code())
                .isZero();
    }

    /// Whatever the notation, the games are the same.
    @Test
    void gamesAreWrittenInTheNotationThatIsAskedFor() throws IOException {
        Set<String> rows = new HashSet<>();
        for (String notation : List.of("san", "fsf", "uci")) {
            String file = notation + ".pgn";
            CommandRun run = play(file, "--variant", "minishogi", "--max-plies", "60", "--notation", notation);
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(Files.readString(folder.resolve(file)))
                    .containsPattern(
                            switch (notation) {
                                case "san" -> "=\\+";
                                case "fsf" -> "=[GHD]";
                                default -> "[a-e][1-5][a-e][1-5]\\+";
                            });
            CommandRun counted = CommandRun.of("count", path(file), "-o", "-", "--format", "csv", "--quiet");
            assertThat(counted.code()).as(counted.err()).isZero();
            rows.add(counted.out());
        }
        assertThat(rows).hasSize(1);
    }

    /// An unfinished run is gone on with only under the options that it was begun with.
    @Test
    void anUnfinishedRunIsGoneOnWith() throws IOException {
        play("whole.pgn");
        Path part = folder.resolve("games.pgn.part");
        Files.createDirectory(folder.resolve("games.pgn"));
        assertThat(play("games.pgn").code()).isEqualTo(2);
        Files.delete(folder.resolve("games.pgn"));
        Files.writeString(part, "something else\n");
        assertThat(play("games.pgn").err()).contains("is not an unfinished run").contains("--output");
        assertThat(play("games.pgn", "--fresh").err()).contains("is not an unfinished run");
        assertThat(part).hasContent("something else\n");
        Files.delete(part);
        assertThat(play("games.pgn", "--fresh").code()).isZero();
        assertThat(folder.resolve("games.pgn")).hasSameTextualContentAs(folder.resolve("whole.pgn"));
    }

    /// Games by lot are cut into pairs by their starts, go on where they were stopped, and can be fitted at the start.
    @Test
    void armiesByLotArePlayedAndFitted() throws IOException {
        String lots = "FfW=40,N=14,B=14,R=14,Q=6,empty=12,pawns-off=0-3,imbalance=3";
        CommandRun run = play("lots.pgn", "--armies", lots, "--adjudicate", "off", "--max-plies", "80");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.json().path("drawnArmies").asString()).isEqualTo(lots);
        assertThat(run.json().path("openingPlies").asInt()).isEqualTo(2);
        String games = Files.readString(folder.resolve("lots.pgn"));
        assertThat(games.lines().filter(line -> line.startsWith("[Start ")))
                .containsExactly(
                        "[Start \"1\"]",
                        "[Start \"1\"]",
                        "[Start \"2\"]",
                        "[Start \"2\"]",
                        "[Start \"3\"]",
                        "[Start \"3\"]");
        CommandRun fit = CommandRun.of(
                "fit",
                path("lots.pgn"),
                "--variant",
                "@" + path("lots.ini") + ":armies",
                "--at",
                "start",
                "--ridge",
                "0.1",
                "--unit",
                "logit",
                "--draws",
                "half",
                "--cluster",
                "Start",
                "--format",
                "json");
        assertThat(fit.code()).as(fit.err()).isZero();
        assertThat(fit.json().path("rows").asInt()).isEqualTo(6);
    }

    @Test
    void gamesStartFromAFile() throws IOException {
        Files.writeString(folder.resolve("starts.fen"), """
                # an FfW for each rook, and the same for Black
                rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/FNBQKBNF w kq - 0 1

                fnbqkbnf/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1
                """);
        CommandRun run = play("given.pgn", "--starts", path("starts.fen"), "--piece", "F=FfW");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.json().path("startPositions").asInt()).isEqualTo(2);
        assertThat(Files.readString(folder.resolve("given.pgn"))).contains("PPPPPPPP/FNBQKBNF w kq - 0 1");
        assertThat(play("no.pgn", "--starts", path("starts.fen")).err())
                .contains("starts.fen, line 2: ")
                .contains("'F' on a1 is not a piece of chess");
        assertThat(play("no.pgn", "--starts", path("starts.fen"), "--piece", "F=FfW", "--plies", "0")
                        .err())
                .contains("--games: found 6, expected 2 at most");
        assertThat(play("no.pgn", "--starts", path("starts.fen"), "--armies", "N=1")
                        .err())
                .contains("--armies: found together with --white, --black or --starts");
        assertThat(play("starts.fen", "--starts", path("starts.fen"), "--piece", "F=FfW")
                        .code())
                .isEqualTo(2);
    }

    @Test
    void armiesArePlayedAndCanBeReadBack() {
        CommandRun run = play("armies.pgn", "--white", "R,N,B,archbishop,K,B,N,R", "--black", "RNBQKBNR");
        assertThat(run.code()).as(run.err()).isZero();
        JsonNode armies = run.json().path("armies");
        int results = armies.path("wins").asInt()
                + armies.path("draws").asInt()
                + armies.path("losses").asInt();
        assertThat(results).isEqualTo(6);
        CommandRun count = CommandRun.of(
                "count", path("armies.pgn"), "--variant", "@" + path("armies.ini") + ":armies", "-o", path("a.csv"));
        assertThat(count.code()).as(count.err()).isZero();
        assertThat(count.err()).startsWith("6 games (");
    }

    @Test
    void observationsNeedNoText() {
        for (String file : new String[] {"games.rows", "games.csv", "games.parquet"}) {
            assertThat(play(file, "--variant", "capablanca").code()).isZero();
            assertThat(folder.resolve(file)).isNotEmptyFile();
        }
    }

    @Test
    void aFullDiskIsSaid() {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full));
        CommandRun run = CommandRun.of("selfplay", "--games", "2", "--nodes", "5", "-o", full.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err().lines()).singleElement().asString().contains("cannot be written; is the disk full?");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    --nodes x                | --nodes: found 'x', expected a whole number
                    --games 1.5              | --games: found '1.5', expected a whole number
                    --white RNBQKBN          | found 7 pieces, expected 8 as on the back rank of chess (RNBQKBNR)
                    --white RNBXKBNR         | found 'X', which is not a piece of chess
                    --board 9                | --board: found '9', expected files by ranks, 4x5 to 16x16
                    --board 10x8 --variant 3check | found a board and the variant 3check; expected one of them
                    --board 10x8 --white RNBQKBNR | found 8 pieces, expected 10 as on the back rank of board
                    -o - --format json       | both need standard output
                    -o /                     | /: is a folder
                    -o ''                    | an empty name
                    """)
    void whatIsTypedAmissIsNamed(String typed, String message) {
        List<String> all = Stream.of(("selfplay " + typed).split(" "))
                .map(word -> word.replace("''", ""))
                .toList();
        CommandRun run = CommandRun.of(all.toArray(String[]::new));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).singleElement().asString().contains(message);
    }
}
