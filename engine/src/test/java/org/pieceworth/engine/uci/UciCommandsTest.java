package org.pieceworth.engine.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.engine.weights.EngineNumbers;
import org.pieceworth.text.InputException;

class UciCommandsTest {

    @TempDir
    Path folder = Path.of("");

    private static String fen(List<String> board) {
        return board.stream()
                .filter(line -> line.startsWith("Fen: "))
                .map(line -> line.substring("Fen: ".length()))
                .findFirst()
                .orElseThrow();
    }

    private static String fen(Talk talk) {
        return fen(talk.answers("d"));
    }

    @Test
    void perftCountsBelowEachMove() {
        try (Talk talk = Talk.begin()) {
            List<String> lines = talk.say("go perft 4").until("Nodes searched");
            assertThat(lines).hasSize(22).contains("e2e4: 13160").endsWith("Nodes searched: 197281");
            talk.say("go perft 30").say("stop");
            assertThat(talk.until("Nodes searched").getLast()).endsWith("(stopped)");
        }
    }

    /// As scripts expect that send several commands at once.
    @Test
    void whatFollowsACountWaitsForIt() {
        try (Talk talk = Talk.begin()) {
            talk.say("go perft 4", "position startpos moves e2e4", "go perft 3", "d", "isready");
            List<String> lines = talk.until("readyok");
            assertThat(lines).containsSubsequence("e2e4: 13160", "Nodes searched: 197281", "Nodes searched: 13160");
            assertThat(lines).anyMatch(line -> line.startsWith("Fen: rnbqkbnr/pppppppp/8/8/4P3/"));
        }
    }

    @Test
    void aCountIsFinishedAtTheEndOfTheInput() {
        try (Talk talk = Talk.begin()) {
            talk.say("go perft 4", "position startpos moves e2e4", "go perft 3", "quit");
            assertThat(talk.hangUp()).contains("Nodes searched: 197281", "Nodes searched: 13160");
        }
    }

    /// The second count is either ended or, when the engine is asked to quit first, never begun.
    @Test
    void quitAndStopEndACountAtOnce() {
        try (Talk talk = Talk.begin()) {
            talk.say("go perft 30", "position startpos moves e2e4", "go perft 30", "stop");
            assertThat(talk.until("Nodes searched").getLast()).endsWith("(stopped)");
            assertThat(talk.quit())
                    .filteredOn(line -> line.startsWith("Nodes searched"))
                    .allMatch(line -> line.endsWith("(stopped)"));
        }
    }

    @Test
    void rightsToCastleAreFilesOfRooksWhereAskedFor() {
        try (Talk talk = Talk.begin()) {
            talk.say("setoption name UCI_Chess960 value true");
            assertThat(talk.answers("d")).contains("Fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
        }
    }

    @Test
    void theBoardIsShownAlsoWhileSearching() {
        try (Talk talk = Talk.begin()) {
            List<String> board = talk.answers("d");
            assertThat(board)
                    .hasSize(12)
                    .startsWith("  r  n  b  q  k  b  n  r  8")
                    .contains("Variant: chess");
            talk.say("go infinite").until("info depth 1");
            assertThat(talk.answers("d")).containsAll(board);
            assertThat(talk.best("stop")).isNotEqualTo("(none)");
            assertThat(talk.answers("eval")).singleElement().asString().startsWith("info string evaluation cp ");
        }
    }

    @Test
    void aCommandThatNeedsTheEngineEndsTheSearch() {
        try (Talk talk = Talk.begin()) {
            talk.say("go infinite", "position startpos moves e2e4", "go depth 1");
            talk.until("bestmove");
            talk.until("bestmove");
            assertThat(fen(talk)).startsWith("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b");
            talk.say("go infinite", "setoption name Hash value 2", "ucinewgame", "setoption name Clear Hash");
            talk.until("bestmove");
            assertThat(talk.best("go depth 1")).isNotEqualTo("(none)");
        }
    }

    private String ini(String text) throws IOException {
        return Files.writeString(folder.resolve("my variants.ini"), text).toString();
    }

    @Test
    void theVariantsOfAFileJoin() throws IOException {
        String path = ini("""
                [mine:chess]
                customPiece1 = a:NB
                startFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1

                [broken:nosuchparent]
                startFen = x
                """);
        try (Talk talk = Talk.begin()) {
            List<String> answers = talk.answers("setoption name VariantPath value " + path);
            assertThat(answers).anyMatch(line -> line.contains("nosuchparent"));
            assertThat(answers.getLast()).isEqualTo("info string UCI_Variant now also takes mine");
            assertThat(talk.say("uci").until("uciok")).anyMatch(line -> line.endsWith(" var mine"));
            assertThat(talk.answers("setoption name UCI_Variant value mine")).isEmpty();
            assertThat(talk.best("go depth 1 searchmoves d1e3 d1c3")).isIn("d1e3", "d1c3");
            assertThat(talk.answers("setoption name UCI_Variant value broken")).hasSize(1);
            assertThat(fen(talk)).startsWith("rnbakbnr");
            talk.say("setoption name VariantPath value <empty>");
            assertThat(talk.answers("setoption name UCI_Variant value mine"))
                    .singleElement()
                    .asString()
                    .contains("no variant is named 'mine'");
        }
    }

    @Test
    void aFileCanBeGivenFromTheStart() throws IOException {
        String path = ini("[mine:chess]\n");
        try (Talk talk = Talk.begin(new UciSettings("Test", "nobody", 1, 1, "even", path, EngineNumbers.SHIPPED))) {
            assertThat(talk.say("uci").until("uciok")).anyMatch(line -> line.endsWith(" var mine"));
            assertThat(talk.answers("setoption name UCI_Variant value mine")).isEmpty();
            assertThat(talk.best("go depth 1")).matches("[a-h][1-8][a-h][1-8]");
        }
        assertThatThrownBy(() -> Talk.begin(new UciSettings("Test", "nobody", 1, 1, "odd", "", EngineNumbers.SHIPPED)))
                .isInstanceOf(InputException.class)
                .hasMessage("values 'odd': there are none");
        assertThatThrownBy(() ->
                        Talk.begin(new UciSettings("Test", "nobody", 1, 1, "", path + "x", EngineNumbers.SHIPPED)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("there is no such file");
    }

    @Test
    void valuesAreTakenAndRefused() {
        try (Talk talk = Talk.begin()) {
            assertThat(talk.answers("setoption name PieceValues value even")).isEmpty();
            assertThat(talk.best("go depth 1")).matches("[a-h][1-8][a-h][1-8]");
            assertThat(talk.answers("setoption name piecevalues value odd"))
                    .containsExactly("info string values 'odd': there are none");
            assertThat(talk.answers("setoption name PieceValues value chess only"))
                    .containsExactly("info string values 'chess only': none for chess");
            assertThat(talk.answers("setoption name PieceValues value <empty>")).isEmpty();
        }
        try (Talk talk = Talk.begin(new UciSettings("Test", "nobody", 1, 1, "chess only", "", EngineNumbers.SHIPPED))) {
            assertThat(talk.answers())
                    .containsExactly("info string values 'chess only': none for chess; chess is played by mobility");
            assertThat(talk.best("go depth 1")).matches("[a-h][1-8][a-h][1-8]");
        }
    }

    @Test
    void rulesThatAreNotPlayedAreNamed() {
        try (Talk talk = Talk.begin()) {
            assertThat(talk.answers("setoption name UCI_Variant value koedem"))
                    .anyMatch(line -> line.startsWith("info string koedem is played without: "));
        }
    }

    /// Lines that cannot be obeyed; each is answered by one remark.
    static List<String> badLines() {
        return List.of(
                "xyzzy",
                "joho debug on",
                "help",
                "\u0001\u0002",
                "ä ö ü",
                "bestmove e2e4",
                "info depth 1",
                "go xyz",
                "go xyz abc",
                "go depth none",
                "go depth 0x10",
                "go nodes 1_000",
                "go perft -1",
                "go perft 1.5",
                "go movetime 1s",
                "position fenx",
                "position startpos startpos",
                "go depth",
                "go depth x",
                "go depth 0",
                "go depth -1",
                "go depth 1.5",
                "go depth 99999999999999999999999",
                "go nodes",
                "go nodes x",
                "go nodes 0",
                "go nodes -5",
                "go nodes 1e6",
                "go mate 0",
                "go mate x",
                "go movetime",
                "go movetime soon",
                "go wtime",
                "go wtime x btime y",
                "go winc",
                "go movestogo x",
                "go perft",
                "go perft 0",
                "go perft 31",
                "go perft x",
                "go searchmoves xyz",
                "go searchmoves e2e5",
                "go searchmoves 0000",
                "go searchmoves depthx",
                "position",
                "position fen",
                "position fen x",
                "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
                "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
                "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
                "position fen rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w KQkq - 0 1",
                "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - x 1",
                "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 1x 1",
                "position startpos move e2e4",
                "position endpos",
                "position rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
                "setoption",
                "setoption name",
                "setoption Hash 16",
                "setoption name Hash",
                "setoption name Hash value",
                "setoption name Hash value 0",
                "setoption name Hash value 1000000",
                "setoption name Hash value many",
                "setoption name Threads value 0",
                "setoption name Threads value -1",
                "setoption name MultiPV value 0",
                "setoption name MultiPV value 501",
                "setoption name UCI_Chess960 value perhaps",
                "setoption name Ponder value 1",
                "setoption name UCI_Variant value nosuchgame",
                "setoption name UCI_Variant",
                "setoption name UCI_Elo value 2000",
                "setoption name value value value",
                "setoption name VariantPath value /no/such/file.ini",
                "setoption name VariantPath value .",
                "setoption name PieceValues value nonsense",
                "ponderhit",
                "x".repeat(100_000),
                "go " + "nodes ".repeat(10_000));
    }

    @Test
    void noBadLineIsFatal() {
        assertThat(badLines()).hasSizeGreaterThanOrEqualTo(60);
        try (Talk talk = Talk.begin()) {
            talk.say("position startpos moves e2e4 e7e5");
            String before = fen(talk);
            for (String bad : badLines()) {
                List<String> answers = talk.answers(bad);
                String shown = bad.length() > 80 ? bad.substring(0, 80) : bad;
                assertThat(answers.getFirst())
                        .as(shown)
                        .startsWith("info string ")
                        .hasSizeLessThan(420);
                boolean answered = bad.startsWith("go") && !bad.startsWith("go perft");
                assertThat(answers).as(shown).hasSize(answered ? 2 : 1);
                assertThat(answers.getLast()).startsWith(answered ? "bestmove " : "info string ");
            }
            assertThat(talk.answers("", "   ", "\t", "debug on", "debug", "register later"))
                    .isEmpty();
            assertThat(fen(talk)).isEqualTo(before);
            talk.say("position startpos moves e2e4 e7e5");
            assertThat(talk.best("go depth 1")).matches("[a-h][1-8][a-h][1-8]");
            assertThat(talk.quit()).isEmpty();
        }
    }

    @Test
    void optionsAreKnownWhateverTheirCapitals() {
        try (Talk talk = Talk.begin()) {
            assertThat(talk.answers(
                            "setoption name HASH value 2",
                            "SetOption NAME multipv VALUE 2",
                            "setoption name clear hash",
                            "setoption  name  UCI_AnalyseMode  value  true",
                            "setoption name ponder value FALSE",
                            "setoption name uci_variant value Three Check"))
                    .isEmpty();
            assertThat(talk.answers("d")).contains("Variant: 3check");
        }
    }

    /// The files of Gliński's board are a to l without j, each with ranks of its own.
    @Test
    void boardsOfHexagonsAreLabelledAsTheirMoves() {
        try (Talk talk = Talk.begin()) {
            assertThat(talk.answers("setoption name UCI_Variant value glinski", "position startpos", "d"))
                    .contains(
                            "                 b  k  n  r  p  .",
                            "  .  .  P  .  .  B  K",
                            "  .  P  R  N  Q  B",
                            "  a  b  c  d  e  f  g  h  i  k  l");
        }
    }
}
