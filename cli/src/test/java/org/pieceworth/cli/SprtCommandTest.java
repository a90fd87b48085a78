package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of counted results.
class SprtCommandTest {

    /// Pairs of independent games and the games themselves tell nearly the same.
    @Test
    void gamesAndTheirPairsAgree() {
        String pairs =
                CommandRun.of("sprt", "--pentanomial", "40,150,240,170,50").out();
        String games = CommandRun.of("sprt", "--losses", "310", "--draws", "640", "--wins", "350")
                .out();
        assertThat(pairs).startsWith("Elo 10.7 ± ").contains("650 pairs of games", "not decided");
        assertThat(games).startsWith("Elo 10.7 ± ").contains("1,300 games", "taken for independent");
    }

    @Test
    void aPlanNeedsNoResults() {
        String plan = CommandRun.of("sprt", "--plan", "--format", "csv").out();
        assertThat(plan.lines()).hasSize(6).first().isEqualTo("points,acceptedPercent,games");
    }

    @Test
    void resultsAreALineOfCsv() {
        assertThat(CommandRun.of("sprt", "--wins", "10", "--losses", "5", "--draws", "20", "--format", "csv")
                        .out()
                        .lines())
                .hasSize(2)
                .first()
                .isEqualTo("games,score,elo,eloLow,eloHigh,nElo,los,llr,lower,upper,state");
        assertThat(CommandRun.of("sprt", "--pentanomial", "0,0,0,0,2", "--format", "csv")
                        .out())
                .contains("\n2,1.0,,,,,0.")
                .endsWith(",open\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --pentanomial 1,2,3                 | expected five counts of pairs of games
            --pentanomial 1,2,3,4,-5            | expected five counts of pairs of games
            --pentanomial 0,0,0,0,0             | found no results
            --wins 0                            | found no results
            --wins 3 --pentanomial 1,2,3,4,5    | expected at most one of them
            --plan --sprt elo0=5,elo1=5         | expected for example elo0=0
            --format json                       | there is nothing to test
            """)
    void whatIsNoResultIsRefused(String options, String message) {
        String[] words = ("sprt " + options.strip()).split(" +");
        CommandRun run = CommandRun.of(words);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(message.strip()).hasLineCount(1);
    }

    /// All alike: no error, no correction, and still an answer.
    @ParameterizedTest
    @CsvSource({"'0,0,0,0,9'", "'0,0,9,0,0'", "'9,0,0,0,0'", "'1,0,0,0,0'"})
    void resultsThatAreAllAlikeHaveAnAnswer(String counts) {
        CommandRun run = CommandRun.of("sprt", "--pentanomial", counts, "--plan", "--format", "json");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("\"state\"", "\"plan\"");
    }
}
