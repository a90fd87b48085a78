package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Pieces measured by play that hardly can be.
class OddPiecesIT {

    private static CommandRun measure(String... more) {
        List<String> words = new ArrayList<>(List.of("measure", "--quiet", "--no-systematics"));
        words.addAll(List.of(more));
        return CommandRun.of(words.toArray(String[]::new));
    }

    /// What is odd gets an answer or a sentence, never a stack trace, and never a number without bounds.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            5x5   | mK     | Note: mK never captures
            5x5   | gQ     | Note: gQ only moves over other pieces
            5x5   | F      | Note: F never leaves the colour of its square
            8x8   | QNNADH | at 10 nodes per move
            8x8   | A      | Note: A never leaves the colour of its square
            12x10 | cK     | Note: cK only moves by capturing
            12x10 | QN     | at 10 nodes per move
            """)
    void oddPiecesAreAnswered(String board, String piece, String words) {
        CommandRun run = measure(piece, "--board", board, "--games", "60", "--nodes", "10");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains(words);
        assertThat(run.out().lines().findFirst().orElse(""))
                .matches("(" + piece + ": -?\\d.* pawns, 95 % interval .*, sampling error only \\(.*|" + piece
                        + " has no value on .*: .*)");
    }
}
