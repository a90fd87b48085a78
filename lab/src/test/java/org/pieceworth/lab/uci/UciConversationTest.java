package org.pieceworth.lab.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Queue;
import java.util.SequencedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.engine.search.Score;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.Answer;
import org.pieceworth.lab.game.AnsweringPlayer;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.GameRunner.Seat;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Player;
import org.pieceworth.lab.game.Termination;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;

/// What is said to an engine line by line, and what is made of its answers.
class UciConversationTest {

    private static final VariantRules CHESS = rules("chess");
    private static final List<String> HASH =
            List.of("name Hash type spin default 16 min 1 max 1024", "name Clear Hash type button");
    private static final TimeControl NODES = TimeControl.nodes(50);

    @TempDir
    Path folder = Path.of("");

    private static VariantRules rules(String name) {
        return VariantRules.of(Variants.open(name).variant());
    }

    /// A player whose moves are given beforehand.
    private static Player scripted(String... moves) {
        Queue<String> left = new ArrayDeque<>(List.of(moves));
        return new AnsweringPlayer(
                "script", game -> new Answer.Choice(Uci.read(game.position(), left.remove()), Answer.NO_SCORE, 0, 0));
    }

    private static PlayedGame play(Opening opening, TimeControl control, Player white, Player black) {
        return new GameRunner(Adjudication.OFF, 60).play(opening, new Seat(white, control), new Seat(black, control));
    }

    private static SequencedMap<String, String> options(String... namesAndValues) {
        SequencedMap<String, String> options = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            options.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return options;
    }

    @Test
    void aGameFromTheStart() throws IOException {
        ShellEngine engine = ShellEngine.of(
                folder,
                HASH,
                "info depth 1 score cp 35 nodes 20\nbestmove f2f3 ponder e7e5",
                "info string no score\nbestmove g2g4");
        PlayedGame game;
        try (UciPlayer white = UciPlayer.start(engine.command().with(options("hash", "64", "clear hash", "")), CHESS)) {
            assertThat(white.name()).isEqualTo("Shell 1.0");
            game = play(Opening.start(CHESS), NODES, white, scripted("e7e5", "d8h4"));
        }
        assertThat(game.termination()).isEqualTo(Termination.CHECKMATE);
        assertThat(game.scores()).containsExactly(35, Answer.NO_SCORE, Answer.NO_SCORE, Answer.NO_SCORE);
        assertThat(engine.log())
                .containsExactly(
                        "uci",
                        "setoption name Hash value 64",
                        "setoption name Clear Hash",
                        "isready",
                        "ucinewgame",
                        "isready",
                        "position startpos",
                        "go nodes 50",
                        "position startpos moves f2f3 e7e5",
                        "go nodes 50",
                        "quit");
    }

    /// UCI allows any white space between words, before and behind them.
    @Test
    void tabsAreBlanks() throws IOException {
        ShellEngine engine = ShellEngine.of(
                folder, HASH, "\tinfo\tdepth\t3\tscore\tcp\t35\nbestmove\tf2f3", "\tbestmove\tg2g4\tponder\ta7a6\t");
        engine.says("hello", "id\tname\tShell\t1.0\noption\tname\tHash\ttype\tspin\tmin\t1\tmax\t64\n\tuciok\t\n");
        engine.says("ready", "info\tstring\thello\n\treadyok \n");
        PlayedGame game;
        try (UciPlayer white = UciPlayer.start(engine.command().with(options("hash", "64")), CHESS)) {
            game = play(Opening.start(CHESS), NODES, white, scripted("e7e5", "d8h4"));
        }
        assertThat(game.termination()).isEqualTo(Termination.CHECKMATE);
        assertThat(game.scores()).startsWith(35);
        assertThat(game.detail()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            60000 | 600 | go wtime 60000 btime 60000 winc 600 binc 600
            5000  | 0   | go wtime 5000 btime 5000
            0     | 100 | go wtime 1 btime 1 winc 100 binc 100
            """)
    void aClockIsTold(long base, long increment, String expected) throws IOException {
        ShellEngine engine = ShellEngine.of(folder, HASH, "bestmove f2f3", "bestmove g2g4");
        try (UciPlayer white = UciPlayer.start(engine.command(), CHESS)) {
            play(Opening.start(CHESS), TimeControl.clock(base, increment, 60_000), white, scripted("e7e5", "d8h4"));
        }
        assertThat(engine.log()).contains(expected);
    }

    @Test
    void movesToGoAreTold() throws IOException {
        ShellEngine engine = ShellEngine.of(folder, HASH, "bestmove f2f3", "bestmove g2g4");
        try (UciPlayer white = UciPlayer.start(engine.command(), CHESS)) {
            play(Opening.start(CHESS), TimeControl.clock(5000, 0, 60_000).every(40), white, scripted("e7e5", "d8h4"));
        }
        assertThat(engine.log())
                .contains("go wtime 5000 btime 5000 movestogo 40")
                .anyMatch(line -> line.endsWith("movestogo 39"));
    }

    @Test
    void limitsOfAMoveAreTold() throws IOException {
        ShellEngine engine = ShellEngine.of(folder, HASH, "bestmove f2f3", "bestmove g2g4");
        try (UciPlayer white = UciPlayer.start(engine.command(), CHESS)) {
            play(Opening.start(CHESS), TimeControl.depth(7), white, scripted("e7e5", "d8h4"));
        }
        assertThat(engine.log()).contains("go depth 7");
        Files.delete(Path.of(engine.program() + ".log"));
        try (UciPlayer white = UciPlayer.start(engine.command(), CHESS)) {
            play(Opening.start(CHESS), TimeControl.moveTime(2500), white, scripted("e7e5", "d8h4"));
        }
        assertThat(engine.log()).contains("go movetime 2500");
    }

    /// An opening elsewhere is told by its FEN and its moves.
    @Test
    void anOpeningElsewhere() throws IOException {
        String fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1";
        VariantPosition position = CHESS.position(fen);
        Opening opening = new Opening(CHESS, fen, List.of(Uci.read(position, "g8f8")));
        ShellEngine engine = ShellEngine.of(folder, HASH, "bestmove h2h3", "bestmove a1a8");
        PlayedGame game;
        try (UciPlayer white = UciPlayer.start(engine.command(), CHESS)) {
            game = play(opening, NODES, white, scripted("f8g8"));
        }
        assertThat(game.outcome()).isEqualTo(new Outcome.Won(Side.WHITE));
        assertThat(engine.log())
                .contains("position fen " + fen + " moves g8f8", "position fen " + fen + " moves g8f8 h2h3 f8g8");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            bestmove                       | NO_MOVE      | gave no move although there is one: 'bestmove '
            bestmove (none)                | NO_MOVE      | gave no move although there is one: 'bestmove (none)'
            bestmove none                  | NO_MOVE      | gave no move although there is one: 'bestmove none'
            bestmove 0000 ponder e7e5      | NO_MOVE      | gave no move although there is one: 'bestmove 0000'
            bestmove e2e5                  | ILLEGAL_MOVE | made an illegal move: 'e2e5'
            bestmove abcdefghijklmnopqrst  | ILLEGAL_MOVE | made an illegal move: 'abcdefghijklmnopqrst'
            bestmove abcdefghijklmnopqrstu | ILLEGAL_MOVE | made an illegal move: 'abcdefghijklmnopqrst…'
            """)
    void badAnswersLose(String answer, Termination reason, String detail) throws IOException {
        ShellEngine engine = ShellEngine.of(folder, HASH, answer);
        try (UciPlayer white = UciPlayer.start(engine.command(), CHESS)) {
            PlayedGame game = play(Opening.start(CHESS), NODES, white, scripted());
            assertThat(game.termination()).isEqualTo(reason);
            assertThat(game.outcome()).isEqualTo(new Outcome.Won(Side.BLACK));
            assertThat(game.detail()).isEqualTo("Shell 1.0 " + detail);
        }
    }

    /// It dies at its second move, loses that game, and is started again for the next one.
    @Test
    void whoDiesIsStartedAgain() throws IOException {
        ShellEngine engine = ShellEngine.of(folder, HASH, "bestmove f2f3");
        try (UciPlayer white = UciPlayer.start(engine.command(), CHESS)) {
            for (int round = 0; round < 2; round++) {
                PlayedGame game = play(Opening.start(CHESS), NODES, white, scripted("e7e5", "d8h4"));
                assertThat(game.termination()).isEqualTo(Termination.CRASH);
                assertThat(game.moves()).hasSize(2);
                assertThat(game.detail()).isEqualTo("Shell 1.0 exited in the middle of the game");
            }
        }
        assertThat(engine.log().stream().filter("uci"::equals)).hasSize(2);
    }

    @Test
    void whoSaysNothingIsKilled() throws IOException {
        ShellEngine engine = ShellEngine.of(folder, HASH, "info depth 1");
        ExternalEngineCommand brief = engine.command().within(ExternalEngineCommand.LIMIT, Duration.ofMillis(300));
        try (UciPlayer white = UciPlayer.start(brief, CHESS)) {
            PlayedGame game = play(Opening.start(CHESS), NODES, white, scripted());
            assertThat(game.termination()).isEqualTo(Termination.TIME);
            assertThat(game.detail()).isEqualTo("Shell 1.0 did not answer in time and was killed");
        }
    }

    @Test
    void whatDoesNotAnswerUciIsRefused() throws IOException {
        ShellEngine engine = ShellEngine.of(folder, HASH);
        engine.says("hello", "hello\n");
        assertThatThrownBy(() -> UciPlayer.start(
                        engine.command().within(Duration.ofMillis(300), ExternalEngineCommand.LIMIT), CHESS))
                .isInstanceOf(InputException.class)
                .hasMessage(engine.program() + ": not a UCI engine: it did not answer within 0 s after `uci` was sent;"
                        + " expected `self` or the path of a UCI engine");
        assertThatThrownBy(() -> UciPlayer.start(ExternalEngineCommand.of("/bin/true"), CHESS))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("/bin/true: not a UCI engine: it ended after `uci` was sent");
    }

    @Test
    void aVariantIsSetOrRefused() throws IOException {
        ShellEngine engine = ShellEngine.of(
                folder, List.of("name UCI_Variant type combo default chess var chess var capablanca"), "bestmove e2e4");
        UciPlayer.start(engine.command(), rules("capablanca")).close();
        assertThat(engine.log())
                .containsExactly("uci", "setoption name UCI_Variant value capablanca", "isready", "quit");
        assertThatThrownBy(() -> UciPlayer.start(engine.command(), rules("amazon")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("does not play 'amazon'");
        ShellEngine plain = ShellEngine.of(folder, HASH);
        assertThatThrownBy(() -> UciPlayer.start(plain.command(), rules("capablanca")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("plays only chess (it has no option UCI_Variant), found the variant capablanca");
        // What the user sets goes before what we would set.
        ShellEngine told =
                ShellEngine.of(folder, List.of("name UCI_Variant type combo default chess var chess var capablanca"));
        Files.delete(Path.of(told.program() + ".log"));
        UciPlayer.start(told.command().with(options("UCI_Variant", "capablanca")), CHESS)
                .close();
        assertThat(told.log())
                .contains("setoption name UCI_Variant value capablanca")
                .doesNotContain("setoption name UCI_Variant value chess");
    }

    @ParameterizedTest
    @CsvSource({"chess960, true", "chess, false"})
    void castlingOfChess960IsAskedForOrNot(String variant, String value) throws IOException {
        ShellEngine engine = ShellEngine.of(
                folder,
                List.of(
                        "name UCI_Chess960 type check default false",
                        "name UCI_Variant type combo default chess var chess var chess960"));
        UciPlayer.start(engine.command(), rules(variant)).close();
        assertThat(engine.log()).contains("setoption name UCI_Chess960 value " + value);
    }

    private static final List<String> WITH_PATH = List.of(
            "name VariantPath type string default <empty>",
            "name UCI_Variant type combo default chess var chess var own");

    /// White has pawn moves and kings alone; the numbers are those of perft 2.
    private Path own() throws IOException {
        return Files.writeString(
                folder.resolve("own.ini"),
                "[own:chess]\nstartFen = 4k3/8/8/8/8/8/P7/4K3 w - - 0 1\ncastling = false\n");
    }

    private static final String COUNTS =
            "a2a3: 5\na2a4: 5\ne1d1: 5\ne1f1: 5\ne1d2: 5\ne1e2: 5\ne1f2: 5\n\nNodes searched: 35\n";

    @Test
    void afterAFileIsReadItsOptionsAndMovesAreAskedFor() throws IOException {
        Path file = own();
        VariantRules own = rules("@" + file + ":own");
        ShellEngine engine = ShellEngine.of(folder, WITH_PATH);
        engine.says("perft", COUNTS);
        UciPlayer.start(engine.command().withVariantFile(file.toString()), own).close();
        assertThat(engine.log())
                .containsExactly(
                        "uci",
                        "setoption name VariantPath value " + file,
                        "isready",
                        "uci",
                        "setoption name UCI_Variant value own",
                        "isready",
                        "position startpos",
                        "go perft 2",
                        "quit");
    }

    /// By its file an engine would play other pieces, and lose by moves that are none.
    @Test
    void aFileInADialectOfOursIsRefused() throws IOException {
        Path file = Files.writeString(
                folder.resolve("mine.ini"),
                "[own:chess]\nbetza = standard\ncustomPiece1 = g:FyafsF\nstartFen = 4k3/8/8/8/8/8/P7/4K3 w - - 0 1\n");
        VariantRules own = rules("@" + file + ":own");
        ShellEngine engine = ShellEngine.of(folder, WITH_PATH);
        engine.says("perft", COUNTS);
        ExternalEngineCommand how = engine.command().withVariantFile(file.toString());
        assertThatThrownBy(() -> UciPlayer.start(how, own))
                .isInstanceOf(InputException.class)
                .hasMessage(engine.program() + ": cannot read the piece g:FyafsF of own, whose section has betza ="
                        + " standard, a key that only Pieceworth knows; expected `self`, or pieces that engines know");
        assertThat(engine.log()).noneMatch(line -> line.contains("VariantPath"));
        Path round = Files.writeString(folder.resolve("round.ini"), "[own:chess]\nboard = cylinder\n");
        assertThatThrownBy(() -> UciPlayer.start(
                        engine.command().withVariantFile(round.toString()), rules("@" + round + ":own")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot play own on 8x8:cylinder, since only Pieceworth knows the key board");
        Path many = Files.writeString(folder.resolve("many.ini"), "[own:chess]\ncustomPiece1 = n':FN\n");
        assertThatThrownBy(() ->
                        UciPlayer.start(engine.command().withVariantFile(many.toString()), rules("@" + many + ":own")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cannot read the letter N' of own, since only Pieceworth reads");
        engine.says("hello", "id name Pieceworth 1\noption " + String.join("\noption ", WITH_PATH) + "\nuciok\n");
        UciPlayer.start(how, own).close();
    }

    @ParameterizedTest
    @CsvSource({
        "e1f2: 5, e1f2: 4, after e1f2 at the start it counts 4 replies, but there are 5",
        "e1f2: 5, '', after e1f2 at the start it counts 0 replies, but there are 5",
        "e1f2: 5, e1g3: 5, after e1g3 at the start it counts 5 replies, but there are 0",
    })
    void otherMovesAreOtherRules(String line, String instead, String message) throws IOException {
        Path file = own();
        VariantRules own = rules("@" + file + ":own");
        ShellEngine engine = ShellEngine.of(folder, WITH_PATH);
        engine.says("perft", COUNTS.replace(line, instead));
        ExternalEngineCommand how = engine.command().withVariantFile(file.toString());
        assertThatThrownBy(() -> UciPlayer.start(how, own))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("plays own by other rules: " + message);
        engine.says("perft", "I do not count\nNodes searched: 0\n");
        UciPlayer.start(how, own).close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"info string Unknown key 'x'", "Error: no such file", "Invalid piece"})
    void complaintsAboutAFileRefuseIt(String complaint) throws IOException {
        Path file = own();
        VariantRules own = rules("@" + file + ":own");
        ShellEngine engine = ShellEngine.of(folder, WITH_PATH);
        engine.says("ready", "loading\n" + complaint + "\n");
        assertThatThrownBy(() -> UciPlayer.start(engine.command().withVariantFile(file.toString()), own))
                .isInstanceOf(InputException.class)
                .hasMessage(engine.program() + ": does not take VariantPath=" + file + ": it says '" + complaint
                        + "'; expected a file that this version of the engine understands");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            info depth 12 seldepth 20 score cp -73 nodes 12345 nps 1 pv e2e4 depth 3 | -73 | 12 | 12345
            info score cp 12 lowerbound depth 4                                       | 12  | 4  | 0
            info depth 5 multipv 2 score cp 99                                        | 7   | 1  | 2
            info depth 5 multipv 1 score cp 99                                        | 99  | 5  | 2
            info string score cp 50                                                   | 7   | 1  | 2
            info score cp x depth y nodes                                             | 7   | 1  | 2
            info score                                                                | 7   | 1  | 2
            info score wdl 1                                                          | 7   | 1  | 2
            info nodes 1234567890123                                                  | 7   | 1  | 2
            info nodes 123456789012                                                   | 7   | 1  | 123456789012
            """)
    void informationIsRead(String line, int score, int depth, long nodes) {
        UciInfo before = line.contains("depth 12") || line.contains("lowerbound") ? UciInfo.NONE : new UciInfo(7, 1, 2);
        assertThat(before.with(line)).isEqualTo(new UciInfo(score, depth, nodes));
    }

    /// Mate in n of one's own moves is 2n − 1 plies away, being mated in n moves 2n.
    @Test
    void scoresOfMates() {
        assertThat(UciInfo.NONE.with("info score mate 1").score()).isEqualTo(Score.winIn(1));
        assertThat(UciInfo.NONE.with("info score mate 3").score()).isEqualTo(Score.winIn(5));
        assertThat(UciInfo.NONE.with("info score mate 0").score()).isEqualTo(Score.lossIn(0));
        assertThat(UciInfo.NONE.with("info score mate -2").score()).isEqualTo(Score.lossIn(4));
        assertThat(UciInfo.NONE.with("info score mate 99999").score()).isBetween(Score.MIN_WIN, Score.WIN - 1);
        assertThat(UciInfo.NONE.with("info score mate x").score()).isEqualTo(Answer.NO_SCORE);
        assertThat(UciInfo.NONE.with("info score cp 999999").score()).isEqualTo(Score.MIN_WIN - 1);
        assertThat(UciInfo.NONE.with("info score cp -999999").score()).isEqualTo(1 - Score.MIN_WIN);
    }
}
