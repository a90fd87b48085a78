package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Matches from the command line, without other engines.
class MatchCommandTest {

    @TempDir
    Path folder = Path.of("");

    @Test
    void aMatchCountsItsGames() {
        CommandRun run = CommandRun.of(
                "match", "self", "self:universal", "--games", "4", "--nodes", "20", "--format", "json", "--quiet");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.json().path("games").asInt()).isEqualTo(4);
        int results = run.json().path("wins").asInt()
                + run.json().path("draws").asInt()
                + run.json().path("losses").asInt();
        assertThat(results).isEqualTo(4);
    }

    /// A name that promises another format, options that nobody takes, limits that contradict each other.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            -o|x.parquet|a match is written as PGN
            --options|Hash=16|does not apply to any UCI engine
            --options|B2:Hash=16|does not apply to any UCI engine
            --tc|1+0.1|expected at most one of them
            --plies|201|expected 0 to 200
            --max-plies|8|expected more than --plies
            """)
    void whatMakesNoSenseIsRefusedInOneLine(String option, String value, String told) {
        String given = option.equals("-o") ? folder.resolve(value).toString() : value;
        CommandRun run = CommandRun.of("match", "self", "self", "--nodes", "20", option, given);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(told).hasLineCount(1);
    }
}
