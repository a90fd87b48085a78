package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// No output replaces an input, another output or a file that nobody has named.
class OutputsTest {

    @TempDir
    Path folder = Path.of("");

    @BeforeEach
    void files() throws IOException {
        Files.writeString(folder.resolve("v.pgn"), LaunchedProgram.GAMES);
        Files.writeString(folder.resolve("v.svg"), LaunchedProgram.GAMES);
        Files.writeString(folder.resolve("v.html"), LaunchedProgram.GAMES);
        Files.createSymbolicLink(folder.resolve("link.html"), folder.resolve("v.html"));
        Files.writeString(folder.resolve("a.csv"), "P,100\nN,320\nB,330\nR,500\nQ,950\n");
        Files.writeString(folder.resolve("t.svg"), "N,320\nB,330\nR,500\nQ,950\n");
        Files.writeString(folder.resolve("names.svg"), "Smith = Smyth\n");
        Files.writeString(folder.resolve("z.ini"), "[my:chess]\nstalemateValue = loss\n");
        Files.writeString(folder.resolve("u.ini"), "# mine\n[u:chess]\n");
        Files.createSymbolicLink(folder.resolve("link.pgn"), folder.resolve("v.pgn"));
        Files.createDirectory(folder.resolve("sub"));
    }

    private Map<String, String> content() throws IOException {
        Map<String, String> content = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                content.put(folder.relativize(file).toString(), Files.readString(file));
            }
        }
        return content;
    }

    /// In all of them ~ stands for the folder.
    private CommandRun run(String typed) {
        return CommandRun.of(Stream.of(typed.split(" "))
                .map(word -> word.replace("~", folder.toString()))
                .toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fit ~/v.html --report ~/v.html",
                "fit ~/link.html --report ~/v.html",
                "fit ~/v.pgn --trace ~/sub/../link.pgn",
                "fit ~/v.svg --plot ~/v.svg",
                "fit ~/v.pgn --by player --alias ~/names.svg --plot ~/names.svg",
                "fit ~/v.pgn --variant @~/z.ini:my --trace ~/z.ini",
                "fit ~/v.pgn --trace ~/new.svg --plot ~/new.svg",
                "fit ~/v.pgn --tables ~/new.csv --trace ~/sub/../new.csv",
                "count ~/v.pgn -o ~/v.pgn --format csv",
                "count ~/a.csv ~/v.pgn -o ~/a.csv",
                "compare ~/v.svg --plot ~/v.svg",
                "compare --targets ~/t.svg --plot ~/t.svg",
                "selfplay --games 1 --nodes 1 --variant @~/z.ini:my --fit --tables ~/z.ini",
                "selfplay --games 1 --nodes 1 --white RNBKQBNR -o ~/w.pgn --fit --tables ~/w.ini",
                "selfplay --games 1 --nodes 1 --values ~/a.csv -o ~/a.csv",
                "selfplay --games 1 --nodes 1 --white RNBKQBNR -o ~/u.pgn",
                "selfplay --games 1 --nodes 1 --variant @~/z.ini:my --white RNBQKBNR --black RNBQKBNR -o ~/z.pgn",
                "match self self --games 1 --nodes 1 --variant @~/z.ini:my -o ~/z.ini",
                "match self self:~/a.csv --games 1 --nodes 1 -o ~/sub/../a.csv"
            })
    void nothingIsReplacedThatIsNeeded(String typed) throws IOException {
        Map<String, String> before = content();
        CommandRun run = run(typed);
        assertThat(run.code()).as(run.err()).isEqualTo(2);
        assertThat(run.err().lines()).singleElement().asString().containsAnyOf("a file of its own", "another", "PGN");
        assertThat(content()).isEqualTo(before);
    }

    /// Its own file of armies is replaced with the games.
    @Test
    void theSameCommandMayBeRunAgain() throws IOException {
        for (String army : new String[] {"RNBKQBNR", "RNBQKNBR"}) {
            CommandRun run = run("selfplay --games 1 --nodes 1 --black " + army + " -o ~/w.pgn");
            assertThat(run.code()).as(run.err()).isZero();
        }
        assertThat(folder.resolve("w.ini")).content().contains("rnbqknbr");
        assertThat(run("count ~/w.pgn --variant @~/w.ini:armies -o -").code()).isZero();
    }

    /// What a killed run has left beside its output goes with the next; what others are writing stays.
    @Test
    void draftsOfKilledRunsAreSwept() throws IOException {
        Path dead = Files.writeString(folder.resolve(".n.csv.999999999.part"), "torn");
        Files.setLastModifiedTime(dead, FileTime.from(Instant.now().minusSeconds(120)));
        Path alive = Files.writeString(
                folder.resolve(".n.csv." + ProcessHandle.current().pid() + "0.part.bak"), "not ours");
        Path young = Files.writeString(folder.resolve(".n.csv.999999998.part"), "just now");
        assertThat(run("count ~/v.pgn -o ~/n.csv --quiet").code()).isZero();
        assertThat(dead).doesNotExist();
        assertThat(alive).exists();
        assertThat(young).exists();
    }

    /// Whatever is thrown away keeps nothing.
    @Test
    void severalOutputsMayGoToTheSameDevice() {
        assertThat(run("fit ~/v.pgn --report /dev/null --trace /dev/null").err())
                .doesNotContain("a file of its own");
    }
}
