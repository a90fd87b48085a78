package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What users do wrong is answered by a sentence, never by a fault of the program.
class SentencesTest {

    @TempDir
    Path folder = Path.of("");

    /// In all of them ~ stands for the folder.
    private CommandRun run(String typed) throws IOException {
        Files.writeString(folder.resolve("v.pgn"), LaunchedProgram.GAMES);
        Files.writeString(folder.resolve("names"), "Smith = Smyth\n");
        return CommandRun.of(Stream.of(typed.split(" +"))
                .map(word -> word.replace("~", folder.toString()))
                .toArray(String[]::new));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            fit ~/v.pgn --ridge 1e308      | --ridge: found 1.0E308, expected 0, or 1e-12 to 1e6
            fit ~/v.pgn --ridge 1e-320     | expected 0, or 1e-12 to 1e6
            fit ~/v.pgn --ridge NaN        | expected 0, or 1e-12 to 1e6
            fit ~/v.pgn --ridge -1         | expected 0, or 1e-12 to 1e6
            fit ~/v.pgn --threads 9999999  | --threads: found 9999999, expected 1 to 999999
            fit ~/v.pgn --by player:3      | --by: found 'player:3', expected only player
            fit ~/v.pgn --groups 3         | --groups: does nothing without --by HOW
            fit ~/v.pgn --influence-on Q   | --influence-on: does nothing without --influence N
            fit ~/v.pgn --smooth 1e-3      | --smooth: does nothing without --features squares
            fit ~/v.pgn --by Event --alias ~/names | --alias: does nothing without --by player
            count ~/v.pgn -o - --alias ~/names | --alias: does nothing in export
            fit ~/v.pgn --plot-what groups | --plot-what: does nothing without --plot FILE
            selfplay --games 1 --scores    | --scores: does nothing without -o FILE.pgn
            selfplay --games 1 --scores -o ~/x.csv | --scores: does nothing without -o FILE.pgn
            selfplay --games 1 --fresh -o - | --fresh: does nothing without -o FILE
            match self self --fresh        | --fresh: does nothing without -o FILE
            match self self --scores       | --scores: does nothing without -o FILE.pgn
            match self self --threads 2 --concurrency 3 | --concurrency: found together with --threads
            variants --file /dev/zero      | /dev/zero: is larger than a megabyte
            value @/dev/zero:mine          | /dev/zero: is larger than a megabyte
            synergy /dev/zero              | /dev/zero: is larger than a megabyte
            material --piece A             | --piece: found 'A', expected LETTER=PIECE
            """)
    void whatIsTypedIsAnswered(String typed, String message) throws IOException {
        CommandRun run = run(typed);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err().lines()).singleElement().asString().contains(message);
    }

    @Test
    void rowsWithoutGamesAreInNoGroups() throws IOException {
        assertThat(run("count ~/v.pgn -o ~/o.mat").code()).isZero();
        CommandRun run = run("fit ~/o.mat --draws drop --unit logit --ridge 1e-3 --by Event");
        assertThat(run.code()).as(run.err()).isEqualTo(2);
        assertThat(run.err()).contains("--by: groups need the games and their tags, and there are only rows");
    }

    /// Names and comments may hold codes that change a terminal, or turn the order of what is read.
    @Test
    void nothingInFilesReachesATerminalAsACode() throws IOException {
        String codes = "\u001b]0;title\u0007 \u009b31m \u202egnp \u2066 \u200f";
        Files.writeString(
                folder.resolve("c.pgn"),
                LaunchedProgram.GAMES.replace(
                        "[Result", "[White \"a" + codes + "\"]\n[Black \"b" + codes + "\"]\n[Result"));
        Files.writeString(folder.resolve("c.ini"), "[mine:chess]\n# " + codes + "\nnokey" + codes + " = 1\n");
        for (String typed : new String[] {
            "fit ~/c.pgn --draws drop --unit logit --ridge 1e-3 --by player",
            "fit ~/c.pgn --draws drop --unit logit --ridge 1e-3 --by player --format md",
            "fit ~/c.pgn --draws drop --unit logit --ridge 1e-3 --by player --format csv",
            "value @~/c.ini:mine",
            "value @~/c.ini:mine --format ini",
            "variants --file ~/c.ini",
            "fit ~/c" + codes.replace(' ', '.') + ".pgn",
            "value " + codes.replace(' ', '.')
        }) {
            CommandRun run = run(typed);
            assertThat(run.out() + run.err())
                    .as(typed)
                    .isNotEmpty()
                    .doesNotContainPattern("[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u200f\\u202a-\\u202e\\u2066-\\u2069]");
        }
        assertThat(run("fit ~/c.pgn --draws drop --unit logit --ridge 1e-3 --by player")
                        .out())
                .contains("a?]0;title? ?31m ?gnp ? ?");
    }

    /// A board may be empty at the start, such as where all pieces are dropped.
    @Test
    void anEmptyBoardHasValues() throws IOException {
        Files.writeString(folder.resolve("d0.ini"), "[mine:chess]\nstartFen = 8/8/8/8/8/8/8/8 w - - 0 1\n");
        CommandRun run = run("value @~/d0.ini:mine");
        assertThat(run.code()).as(run.err()).isZero();
    }
}
