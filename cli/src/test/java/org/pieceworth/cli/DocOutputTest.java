package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.cli.DocExample.Mark;

/// Examples of the documentation are read, compared and updated as CONTRIBUTING.md says.
class DocOutputTest {

    /// In all of them / stands for the end of a line.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a/b     | a/b     | true
            a/b     | a       | false
            a       | a/b     | false
            a/…     | a/b/c   | true
            a/…     | b/c     | false
            a/…/c   | a/b/b/c | true
            a/…/c   | a/c     | true
            a/…/c   | a/b/d   | false
            …/c     | a/b/c   | true
            …/b/…/d | a/b/c/d | true
            …/c/…/b | a/b/c   | false
            a … c   | a b c   | true
            a …     | b a     | false
            a 1.5   | a 2.5   | false
            2 games in 0.7 s, 30.37 a second. | 2 games in 1 s, 2 a second. | true
            """)
    void leftOutTextIsAnyText(String shown, String printed, boolean matches) {
        assertThat(new DocOutput(lines(shown), false).matches(lines(printed))).isEqualTo(matches);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            20 games in 0.7 s, 30.37 a second. | 20 games in 1.25 s, 16 a second.   | true
            20 games in 0.7 s                  | 20 matches in 0.7 s                | false
            ──  ───                            | ────  ──                           | true
            Elo: -127.0                        | Elo: 12                            | false
            """)
    void figuresMayVary(String shown, String printed, boolean matches) {
        assertThat(new DocOutput(lines(shown), true).matches(lines(printed))).isEqualTo(matches);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            a 1/b        | a 2/b/c          | a 2/b/c
            a 1/…        | a 2/b/c          | a 2/…
            a/…/x 1/…/z  | a/b/x 2/y/z 3    | a/…/x 2/…/z 3
            ab …/c 1     | ab d/c 2         | ab …/c 2
            """)
    void anUpdateKeepsWhatIsLeftOut(String shown, String printed, String updated) {
        assertThat(new DocOutput(lines(shown), false).updated(lines(printed))).isEqualTo(lines(updated));
    }

    @Test
    void examplesAreReadFromBlocks() {
        DocPage page = DocPage.of("p.md", Path.of("p.md"), """
                <!-- example: long, numbers vary -->
                ```
                $ ./pieceworth fit "a b" \\
                    --where "x
                    y" | head  # a remark
                A  1

                B
                ```

                    $ cat one.csv
                    N,3

                    $ pieceworth value N
                    C

                <!-- file: my.ini -->
                ```ini
                [my:chess]
                ```

                ```
                ./pieceworth value N   # one
                ```
                """.lines().toList());
        assertThat(page.files()).containsEntry("one.csv", "N,3\n").containsEntry("my.ini", "[my:chess]\n");
        assertThat(page.examples())
                .containsExactly(
                        new DocExample(
                                "p.md:3",
                                5,
                                List.of("fit", "a b", "--where", "x y"),
                                List.of("A  1", "", "B"),
                                Set.of(Mark.LONG, Mark.NUMBERS_VARY)),
                        new DocExample("p.md:14", 14, List.of("value", "N"), List.of("C"), Set.of()),
                        new DocExample("p.md:23", 23, List.of("value", "N"), List.of(), Set.of()));
    }

    private static List<String> lines(String text) {
        return List.of(text.strip().split("/"));
    }
}
