package org.pieceworth.studies.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.text.InputException;

class GameFilesTest {

    @TempDir
    Path folder;

    @BeforeEach
    void fill() throws IOException {
        for (String name : List.of(
                "b.pgn",
                "a.PGN.zst",
                "2026/01.pgn",
                "2026/02.pgn",
                "2026/.03.pgn",
                ".git/x.pgn",
                "notes.txt",
                "p[1].pgn",
                "deep/er/z.7z")) {
            Path file = folder.resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, "");
        }
        Files.createDirectories(folder.resolve("empty"));
    }

    private List<String> found(String... arguments) {
        return GameFiles.of(
                        Stream.of(arguments).map(name -> folder + "/" + name).toList())
                .stream()
                .map(name -> folder.relativize(Path.of(name)).toString().replace('\\', '/'))
                .toList();
    }

    @Test
    void aFolderStandsForItsGames() {
        assertThat(found(""))
                .containsExactly("2026/01.pgn", "2026/02.pgn", "a.PGN.zst", "b.pgn", "deep/er/z.7z", "p[1].pgn");
        assertThat(found("2026")).containsExactly("2026/01.pgn", "2026/02.pgn");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> found("empty"))
                .withMessageContaining("empty: is a folder without games; expected files such as .pgn");
    }

    @Test
    void aPatternStandsForWhatMatches() {
        assertThat(found("*.pgn")).containsExactly("b.pgn", "p[1].pgn");
        assertThat(found("*")).containsExactly("a.PGN.zst", "b.pgn", "notes.txt", "p[1].pgn");
        assertThat(found("*/*.pgn")).containsExactly("2026/01.pgn", "2026/02.pgn");
        assertThat(found("**.7z")).containsExactly("deep/er/z.7z");
        assertThat(found("2026/0{1,3}.pgn")).containsExactly("2026/01.pgn");
        assertThat(found("b.pgn", "2026/0?.pgn")).containsExactly("b.pgn", "2026/01.pgn", "2026/02.pgn");
    }

    /// Reading them says what is wrong.
    @Test
    void anythingElseStays() {
        List<String> others = List.of("-", "none.pgn", "hdfs:///games/*.pgn", "no/*.pgn", "[", "{a", "\0", "");
        assertThat(GameFiles.of(others)).isEqualTo(others);
        assertThat(found("p[1].pgn")).containsExactly("p[1].pgn");
    }
}
