package org.pieceworth.engine.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Commands that are partly wrong, and positions with rights that cannot be.
class UciOddCommandsTest {

    private static String fen(Talk talk) {
        return talk.answers("d").stream()
                .filter(line -> line.startsWith("Fen: "))
                .findFirst()
                .orElseThrow()
                .substring("Fen: ".length());
    }

    /// Counts by python-chess and by chessops.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            8/8/5P2/3kP1K1/5Q2/8/6q1/8 w KQkq - 1 85                       | 1 | 6
            2b1k1nB/1p3p1p/n4b2/1NPp4/P7/8/2r1PPPP/R3KBNR b KQk - 0 14     | 2 | 937
            q1kn1br1/3p1p1p/1rpB2p1/1p6/p7/P4P2/BPPP2PP/QRKN3R w KQq - 1 13 | 2 | 790
            4r3/5k2/8/4Pp2/8/8/8/4K3 w - f6 0 29                           | 2 | 93
            7k/8/8/8/1Pp5/8/8/7K w - b3 0 29                               | 2 | 16
            7k/8/8/8/8/8/1Pp5/7K w - c3 0 29                               | 2 | 35
            rnbqkbnr/ppp2ppp/8/3Pp3/8/8/PPPP1PPP/RNBQKBNR w KQkq e6        | 3 | 34964
            8/8/8/8/k1pP3R/8/8/4K3 b - d3 0 1                              | 2 | 95
            8/8/8/8/1k1pP2R/8/8/4K3 b - e3 0 1                             | 2 | 133
            """)
    void rightsThatCannotBeAreDropped(String fen, int depth, long nodes) {
        try (Talk talk = Talk.begin()) {
            assertThat(talk.answers("position fen " + fen)).isEmpty();
            assertThat(talk.say("go perft " + depth).until("Nodes searched").getLast())
                    .isEqualTo("Nodes searched: " + nodes);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "position fen 8/8/8/8/8/8/8/K7 w - - 0 1",
                "position fen 4k3/4R3/8/8/8/8/8/4K3 w - - 0 1",
                "position fen rubbish",
                "position",
                "position startpos e2e4"
            })
    void noMoveIsMadeInAPositionThatWasRefused(String refused) {
        try (Talk talk = Talk.begin()) {
            talk.say("position startpos moves e2e4");
            assertThat(talk.answers(refused)).singleElement().asString().startsWith("info string ");
            assertThat(talk.best("go depth 1")).isEqualTo("(none)");
            assertThat(talk.answers("go perft 1")).singleElement().asString().startsWith("info string no search: ");
            talk.say("position startpos moves e2e4");
            assertThat(talk.best("go depth 1")).isNotEqualTo("(none)");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "position startpos moves e2e4 e7e5 e4e5 g8f6, rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        "position startpos moves 0000, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "'position startpos moves ,', rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "position startpos moves e7e5, rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "position fen 4k3/8/8/8/8/8/8/4K3 w - - moves e1e2 e8e1, 4k3/8/8/8/8/8/4K3/8 b - - 1 1"
    })
    void theMovesBeforeAnIllegalOneArePlayed(String command, String after) {
        try (Talk talk = Talk.begin()) {
            assertThat(talk.answers(command)).singleElement().asString().contains("the moves before it are played");
            assertThat(fen(talk)).isEqualTo(after);
            assertThat(talk.best("go depth 1")).isNotEqualTo("(none)");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "go depth 1 foo",
                "go depth 1 1",
                "go foo depth 1",
                "go movestogo x depth 1",
                "go wtime depth 1",
                "GO DEPTH 1",
                "go depth 1 searchmoves e2e5 e2e4",
                "go\u00a0depth\u20031",
                "go\tdepth\u000b1"
            })
    void whatIsUnderstoodOfGoIsObeyed(String command) {
        try (Talk talk = Talk.begin()) {
            List<String> answers = talk.say(command).until("bestmove");
            assertThat(answers).anyMatch(line -> line.startsWith("info depth 1 "));
            assertThat(answers.getLast()).matches("bestmove [a-h][1-8][a-h][1-8].*");
            if (command.contains("searchmoves")) {
                assertThat(answers.getLast()).startsWith("bestmove e2e4");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SetOption Name uci_variant Value Crazyhouse",
                "setoption\tname\tUCI_VARIANT\tvalue\tcrazyhouse",
                "setoption UCI_Variant value crazyhouse"
            })
    void optionsAreSetInAnySpelling(String command) {
        try (Talk talk = Talk.begin()) {
            assertThat(talk.answers(command)).isEmpty();
            assertThat(talk.answers("d")).contains("Variant: crazyhouse");
        }
    }

    @Test
    void claimsAreForThePlayersAndMatesHaveNoMove() {
        String shuffle = " g1f3 g8f6 f3g1 f6g8";
        try (Talk talk = Talk.begin()) {
            Stream.of(
                            "position startpos moves" + shuffle + shuffle + shuffle,
                            "position fen 4k3/8/8/8/8/8/4P3/R3K3 w - - 100 90",
                            "position startpos moves",
                            "POSITION startpos MOVES e2e4",
                            "position fen r4rk1/pppnbppp/8/3P4/2PP2b1/P3KN2/1P2B1PP/RN5R w - - 1 1 moves",
                            "position\tfen  4k3/8/8/8/8/8/8/R3K2R  w  KQ - 0 1 moves  e1h1\r",
                            "position fen 4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1 moves e1g1")
                    .forEach(position -> assertThat(talk.best(position, "go wtime -50 depth 1"))
                            .as(position)
                            .isNotEqualTo("(none)"));
            assertThat(talk.best("position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "go depth 1"))
                    .isEqualTo("(none)");
        }
    }

    /// Where a limit was meant and none holds for the side to move, a short search answers.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "go btime 1000",
                "go wtime x btime 1000",
                "go wtime btime 1000",
                "go winc 100 binc 100",
                "go movestogo 10",
                "go btime 1000 movestogo 10",
                "go searchmoves e2e4 depth x",
                "go wtime 1s btime 1000",
                "go movetime abc btime 1000",
                "go nodes btime 1000",
                "go btime 1000 btime 2000",
            })
    void aMissingLimitIsAShortSearch(String command) {
        try (Talk talk = Talk.begin()) {
            List<String> answers = talk.say("position startpos", command).until("bestmove");
            assertThat(answers).anyMatch(line -> line.startsWith("info string go: "));
            assertThat(answers.getLast()).matches("bestmove [a-h][1-8][a-h][1-8].*");
        }
    }

    /// A time may have decimals; other words keep their own limit.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "go wtime 40.0 btime 40",
                "go wtime 40. btime 40",
                "go movetime 20.9",
                "go wtime -40.5 btime 40",
                "go wtime 40 movestogo 0",
                "go btime 40 depth 1",
                "go btime 40 nodes 50",
                "go wtime 40 wtime x",
                "go wtime 40 winc 1.5",
            })
    void aLimitThatCanBeReadHolds(String command) {
        try (Talk talk = Talk.begin()) {
            List<String> answers = talk.say("position startpos", command).until("bestmove");
            assertThat(answers).noneMatch(line -> line.contains("no limit for the side to move"));
            assertThat(answers.getLast()).matches("bestmove [a-h][1-8][a-h][1-8].*");
        }
    }

    /// While it ponders a search has no clock; afterwards it is as short as any that lacks one.
    @Test
    void aPonderingSearchWithoutAClockEndsAfterTheHit() {
        try (Talk talk = Talk.begin()) {
            talk.say("position startpos", "go ponder btime 1000").until("info depth 1");
            talk.say("ponderhit");
            assertThat(talk.until("bestmove").getLast()).matches("bestmove [a-h][1-8][a-h][1-8].*");
            talk.say("go infinite btime 1000").until("info depth 1");
            talk.say("stop");
            assertThat(talk.until("bestmove").getLast()).matches("bestmove [a-h][1-8][a-h][1-8].*");
        }
    }
}
