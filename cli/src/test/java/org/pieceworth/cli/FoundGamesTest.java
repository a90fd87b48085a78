package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Games that are found by their tags and positions, as they are written.
class FoundGamesTest {

    private static final String KNIGHT = """
            [Event "knight"]
            [Date "2021.03.04"]
            [Result "1-0"]

            1. e4 {best} e5 2. Nf3 Nc6 3. Nxe5 Nf6 4. Nxc6 bxc6 5. a3 a6 6. b3 h6 1-0
            """.strip();

    private static final String LEVEL = """
            [Event "level"]
            [Date "2019.12.31"]
            [Result "1/2-1/2"]

            1. e4 e5 2. a3 a6 3. h3 h6 4. b3 b6 1/2-1/2
            """.strip();

    private static final String UNKNOWN = "[Event \"unknown\"]\n\n1. e4 e5 *";

    @TempDir
    Path folder = Path.of("");

    private String games = "";

    @BeforeEach
    void write() throws IOException {
        String text = String.join("\n\n", LEVEL, UNKNOWN, KNIGHT, LEVEL) + "\n";
        games = Files.writeString(folder.resolve("games.pgn"), text).toString();
    }

    private String found(String... more) throws IOException {
        Path file = folder.resolve("found.pgn");
        String[] words = new String[4 + more.length];
        System.arraycopy(new String[] {"count", games, "-o", file.toString()}, 0, words, 0, 4);
        System.arraycopy(more, 0, words, 4, more.length);
        CommandRun run = CommandRun.of(words);
        assertThat(run.code()).as(run.err()).isZero();
        return Files.readString(file);
    }

    /// Without duplicates and games that cannot be used.
    @Test
    void gamesThatAreUsedAreCopied() throws IOException {
        assertThat(found()).isEqualTo(LEVEL + "\n\n" + KNIGHT + "\n\n");
        assertThat(found("--keep-duplicates")).isEqualTo(LEVEL + "\n\n" + KNIGHT + "\n\n" + LEVEL + "\n\n");
    }

    @Test
    void tagsPickGames() throws IOException {
        assertThat(found("--where", "year(Date) >= 2020")).isEqualTo(KNIGHT + "\n\n");
        assertThat(found("--where", "month(Date) = 12 and year(Date) < 2020")).isEqualTo(LEVEL + "\n\n");
        assertThat(found("--where", "Date > 2019.12.30 and Date < 2020")).isEqualTo(LEVEL + "\n\n");
    }

    /// Not how many were searched alone.
    @Test
    void theAnswerSaysHowManyWereFound() {
        String file = folder.resolve("found.pgn").toString();
        CommandRun some = CommandRun.of("count", games, "--positions", "imbalance = 'P:'", "-o", file);
        assertThat(some.err()).startsWith("1 game with such a position. Games searched:\n4 games found, 2 games used");
        assertThat(CommandRun.of("count", games, "-o", file).err()).startsWith("4 games found, 2 games used");
    }

    /// Such games keep the number of games, and are no rows.
    @Test
    void gamesWithoutRowsAreSaid() throws IOException {
        String file = folder.resolve("rows.csv").toString();
        CommandRun run = CommandRun.of("count", games, "--min-ply", "9", "-o", file, "--format", "rows");
        assertThat(run.err())
                .contains("row (0.5 a game).\n1 game without rows: written with neither ply nor features.\n");
        assertThat(Files.readString(Path.of(file))).containsOnlyOnce(",,,,,\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            count  | Evnt ~ 'x'         | ; the first game has no tag Evnt, did you mean Event?
            count  | Quality > 3        | ; the first game has no tag Quality
            count  | event ~ 'nothing'  |
            ratings| Evnt ~ 'x'         | ; the first game has no tag Evnt, did you mean Event?
            choices| Evnt ~ 'x'         | ; the first game has no tag Evnt, did you mean Event?
            """)
    void tagsThatGamesLackAreNamed(String command, String condition, String hint) {
        CommandRun run = command.equals("count")
                ? CommandRun.of("count", games, "-o", folder.resolve("f.pgn").toString(), "--where", condition)
                : CommandRun.of(command, games, "--where", condition);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).hasLineCount(1);
        if (hint == null) {
            assertThat(run.err()).doesNotContain("has no tag");
        } else {
            assertThat(run.err().strip()).endsWith(hint);
        }
    }

    /// White won two pawns in all, a knight for a knight.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            imbalance = 'P:'           | knight
            P > 0 and ply >= 8         | knight
            imbalance = ':' and ply < 8| level
            N != 0                     |
            not (imbalance = ':')      | knight
            subfen = '8/8/8/8/4P3/5N2/8/8'                      | knight
            subfen = '8/8/2N5/8/8/8/8/8 b'                      | knight
            subfen = '8/8/2N5/8/8/8/8/8 w'                      |
            subfen = '8/8/8/8/4P3/1P5P/8/8' and ply < 8         | level
            subfen = 'rnbqkbnr/pppppppp/8/8/8/8/8/8' and ply > 0| level
            subfen != '8/8/8/8/8/8/4P3/8' and P = 0 and ply > 8 |
            material = 'QRRBBNNPPPPPPPP:QRRBBNPPPPPPP'          | knight
            material = 'QRRBBNPPPPPPPP:QRRBBNPPPPPPP'           | knight
            imbalance = 'NP:' and quiet >= 1                    |
            imbalance = 'NP:' and quiet = 0                     | knight
            phase < 24                                          | knight
            phase = 22 and quiet >= 4                           | knight
            phase < 22                                          |
            phase = 24 and quiet = 8                            | level
            """)
    void positionsPickGames(String condition, String event) throws IOException {
        String found = found("--positions", condition);
        if (event == null) {
            assertThat(found).isEmpty();
        } else {
            assertThat(found).contains("[Event \"" + event + "\"]");
        }
    }

    @Test
    void whatIsFoundIsFoundAgain() throws IOException {
        String once = found("--where", "Event ~ 'e'");
        games = Files.writeString(folder.resolve("again.pgn"), once).toString();
        assertThat(found()).isEqualTo(once);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            imbalance = 'RR:Q' and X > 1 | found 'X', expected ply, imbalance, material, phase, quiet, subfen or a piece: P N B R Q
            imbalance = 'NB:R'           | expected 'BN:R': the strongest pieces first
            imbalance = 'QN:NP'          | expected 'Q:P'
            imbalance = 'q:rr'           | pieces of White and Black with a colon
            ply >                        | expected a number
            not                          | --positions: found the end
            material = 'PQ:Q'            | expected 'QP:Q': the strongest pieces first
            material = 'KQ:K'            | pieces of White and Black with a colon between them, of P N B R Q
            material > 3                 | found material compared with a number, expected a text in quotes
            phase = 'end'                | found phase compared with 'end', expected a number
            subfen = '8/8/8/8/3P4/8/8'   | expected 8 ranks with slashes between them, not 7
            subfen = '8/8/8/8/3P3/8/8/8' | expected 8 squares in each rank, not 7 as in '3P3'
            subfen = '8/8/8/8/3P5/8/8/8' | expected 8 squares in each rank, not 9 as in '3P5'
            subfen = '8/8/8/99/3P5/8/8/8' | expected 8 squares in each rank, not 99 as in '99'
            subfen = '8/8/8/8/8PPP/8/8/8'| expected 8 squares in each rank, not 11 as in '8PPP'
            subfen = '8/8/8/8/3X4/8/8/8' | expected a piece of P N B R Q K for 'X'
            subfen = '8/8/8/8/3!4/8/8/8' | expected letters of pieces and numbers of free squares in '3!4'
            subfen = '8/8/8/8/8/8/8/8'   | expected a piece, at least
            subfen = ''                  | expected 8 ranks with slashes between them, not 1
            subfen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1' | perhaps w or b for the side to move
            subfen ~ '8/8/8/8/3P4/8/8/8' | found subfen with another comparison, expected = or !=
            """)
    void whatIsNoConditionIsRefused(String condition, String message) {
        CommandRun run =
                CommandRun.of("count", games, "-o", folder.resolve("f.pgn").toString(), "--positions", condition);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(message).hasLineCount(1);
        assertThat(Files.exists(folder.resolve("f.pgn"))).isFalse();
    }

    @Test
    void otherFormsAreRefused() {
        List<List<String>> asked = List.of(
                List.of("count", games, "-o", folder.resolve("f.csv").toString(), "--positions", "ply > 1"),
                List.of("count", "-", "-o", folder.resolve("f.pgn").toString()));
        for (List<String> words : asked) {
            CommandRun run = CommandRun.of(words.toArray(String[]::new));
            assertThat(run.code()).isEqualTo(2);
            assertThat(run.err()).hasLineCount(1);
        }
    }

    @Test
    void tagsAloneFindGames() throws IOException {
        Path file = folder.resolve("found.pgn");
        CommandRun run = CommandRun.of("find", games, "--where", "Result=1-0", "-o", file.toString());
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(Files.readString(file)).isEqualTo(KNIGHT + "\n\n");
        CommandRun none = CommandRun.of("find", games);
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.err()).contains("--positions: found none").contains("--where");
    }
}
