package org.pieceworth.lab.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.Variants;

/// Habits of engines that other match runners have stumbled over: none costs a game, but for moves that are none.
class UciMannersTest {

    private static final VariantRules CHESS =
            VariantRules.of(Variants.open("chess").variant());
    private static final TimeControl NODES = TimeControl.nodes(50);
    private static final String MATE_BY_PROMOTION = "6k1/P4ppp/8/8/8/8/8/K7 w - - 0 1";
    private static final String MATE_BY_CASTLING = "4rkr1/4p1p1/8/8/8/8/8/4K2R w K - 0 1";

    @TempDir
    Path folder = Path.of("");

    /// The engine walks into the fool's mate: it moves twice, and has to be understood both times.
    private PlayedGame foolsMate(ShellEngine engine) {
        String[] replies = {"e7e5", "d8h4"};
        int[] next = {0};
        Player black = new AnsweringPlayer(
                "script",
                game -> new Answer.Choice(Uci.read(game.position(), replies[next[0]++]), Answer.NO_SCORE, 0, 0));
        return play(engine, Opening.start(CHESS), black);
    }

    private static PlayedGame play(ShellEngine engine, Opening opening, Player black) {
        try (UciPlayer white = UciPlayer.start(engine.command(), CHESS)) {
            return new GameRunner(Adjudication.OFF, 60).play(opening, new Seat(white, NODES), new Seat(black, NODES));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bestmove f2f3\r",
                "bestmove f2f3 ponder",
                "bestmove f2f3 ponder (none)",
                "bestmove f2f3 ponder a1a1",
                "  bestmove   f2f3   ",
                "bestmove\tf2f3",
                "bestmove F2F3",
                "readyok\nbestmove f2f3",
                "\n\nbestmove f2f3",
                "bestmoves\nbestmove f2f3",
                "info depth 3 score cp 1e9 nodes -5 pv zz99 e2e4\ninfo depth\nbestmove f2f3",
                "info score mate 0\ninfo score\ninfo\nbestmove f2f3"
            })
    void habitsCostNothing(String answer) throws IOException {
        PlayedGame game = foolsMate(ShellEngine.of(folder, List.of(), answer, "bestmove g2g4"));
        assertThat(game.termination()).as(game.detail()).isEqualTo(Termination.CHECKMATE);
        assertThat(game.moves()).hasSize(4);
    }

    /// More than a pipe holds, in one line, and bytes that are no text.
    @Test
    void longLinesAndOddBytes() throws IOException {
        ShellEngine engine = ShellEngine.of(folder, List.of(), "", "bestmove g2g4");
        String first = "info string " + "x".repeat(200_000) + "\ninfo string \u00ff\u00fe\u00e9\nbestmove f2f3\n";
        Files.write(Path.of(engine.program() + ".1"), first.getBytes(StandardCharsets.ISO_8859_1));
        assertThat(foolsMate(engine).termination()).isEqualTo(Termination.CHECKMATE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "id author nobody\nuciok\n",
                "info string hello\nLicense: x\n\nid name Shell 1.0\nuciok\n",
                "id name Shell 1.0\r\noption name Hash type spin default 16 min 1 max 1024\r\nuciok\r\n",
                "\u00ff\u00fe\nid name \u00c9ng\u00eene\nuciok\n"
            })
    void introductions(String hello) throws IOException {
        ShellEngine engine = ShellEngine.of(folder, List.of(), "bestmove f2f3", "bestmove g2g4");
        engine.says("hello", hello);
        assertThat(foolsMate(engine).termination()).isEqualTo(Termination.CHECKMATE);
    }

    /// Letters in either case, and castling onto the rook, are the same moves; signs of SAN are none.
    @ParameterizedTest
    @CsvSource({
        "a7a8q, CHECKMATE",
        "a7a8Q, CHECKMATE",
        "A7A8Q, CHECKMATE",
        "a7a8=q, ILLEGAL_MOVE",
        "a8=Q, ILLEGAL_MOVE",
        "a7a8, ILLEGAL_MOVE",
        "a7a8k, ILLEGAL_MOVE",
        "NULL, ILLEGAL_MOVE",
        "a1a5, ILLEGAL_MOVE",
        "e1g1, CHECKMATE",
        "e1h1, CHECKMATE",
        "E1G1, CHECKMATE",
        "O-O, ILLEGAL_MOVE",
        "e1c1, ILLEGAL_MOVE"
    })
    void movesAsTheyAreSpelled(String move, Termination expected) throws IOException {
        boolean castles = move.toLowerCase(Locale.ROOT).startsWith("e1") || move.startsWith("O");
        Opening opening = new Opening(CHESS, castles ? MATE_BY_CASTLING : MATE_BY_PROMOTION, List.of());
        Player nobody = new AnsweringPlayer("nobody", _ -> new Answer.Forfeit(Termination.CRASH, "was asked"));
        PlayedGame game = play(ShellEngine.of(folder, List.of(), "bestmove " + move), opening, nobody);
        assertThat(game.termination()).as(game.detail()).isEqualTo(expected);
    }
}
