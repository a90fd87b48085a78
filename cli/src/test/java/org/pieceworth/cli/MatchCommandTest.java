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
            --rounds|0|expected 1 to 5000000
            --margin|50|does nothing without --tc or --movetime
            --engine|cmd=self;nods=3|the nearest is nodes
            --engine|cmd=self;name=third|expected two, or a gauntlet of self
            --engines|no-such.json|there is no such file
            --affinity|0|does nothing without a UCI engine
            --adjudicate|resign=0|expected off, or some of
            --wait|-1|expected 0 to
            --book|no-such.epd|there is no such file
            --book-start|2|does nothing without --book FILE
            --book-plies|2|does nothing without --book FILE
            --book-order|random|does nothing without --book FILE
            """)
    void whatMakesNoSenseIsRefusedInOneLine(String option, String value, String told) {
        String given = option.equals("-o") ? folder.resolve(value).toString() : value;
        CommandRun run = CommandRun.of("match", "self", "self", "--nodes", "20", option, given);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(told).hasLineCount(1);
    }

    /// Options that contradict each other, or do nothing alone.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --round-robin --gauntlet     | --round-robin: found together with --gauntlet
            --round-robin --sprt elo1=5  | --sprt: found together with a round robin
            --round-robin --games 3      | --games: found 3, expected an even number
            --round-robin                | round robin: found two players 'self'
            --rounds 2 --games 4         | --rounds: found together with --games
            --ponder                     | --ponder: does nothing without a UCI engine
            --log-lines                  | --log-lines: does nothing without --log FILE
            --times                      | --times: does nothing without -o FILE.pgn
            """)
    void optionsThatDoNothingAreRefused(String options, String told) {
        CommandRun run = CommandRun.of(("match self self --nodes 20 " + options).split(" "));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(told).hasLineCount(1);
    }

    @Test
    void aRoundRobinHasATable() {
        CommandRun run = CommandRun.of(
                "match",
                "--round-robin",
                "self",
                "self:universal",
                "--engine",
                "cmd=self;name=weak;nodes=5",
                "--rounds",
                "1",
                "--nodes",
                "20",
                "--quiet",
                "--format",
                "json");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.json().path("players")).hasSize(3);
        assertThat(run.json().path("terminations").isEmpty()).isFalse();
    }
}
