package org.pieceworth.lab.uci;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.Answer;
import org.pieceworth.lab.game.AnsweringPlayer;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.GameRunner.Seat;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Player;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Uci;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.testkit.Scripts;
import org.pieceworth.text.InputException;

/// Engines that ponder, that have manners of their own, or that speak something else.
class UciPonderingTest {

    private static final VariantRules CHESS =
            VariantRules.of(Variants.open("chess").variant());
    private static final List<String> HASH = List.of("name Hash type spin default 16 min 1 max 1024");
    private static final TimeControl NODES = TimeControl.nodes(50);

    @TempDir
    Path folder = Path.of("");

    /// A player whose moves are given beforehand.
    private static Player scripted(String... moves) {
        Queue<String> left = new ArrayDeque<>(List.of(moves));
        return new AnsweringPlayer(
                "script", game -> new Answer.Choice(Uci.read(game.position(), left.remove()), Answer.NO_SCORE, 0, 0));
    }

    private static PlayedGame play(Opening opening, TimeControl control, Player white, Player black) {
        return new GameRunner(Adjudication.OFF, 60).play(opening, new Seat(white, control), new Seat(black, control));
    }

    /// It is told when the reply that it expects is played, and stopped when it is not, or the game is over.
    @Test
    void whoPondersIsToldWhetherItWasRight() throws IOException {
        ShellEngine engine = ShellEngine.of(
                folder,
                List.of("name Ponder type check default false"),
                "bestmove f2f3 ponder e7e5",
                "bestmove g2g4 ponder a7a6",
                "bestmove a2a3");
        EngineRun run = new EngineRun(
                Optional.empty(),
                Map.of("NOTHING", "1"),
                Optional.empty(),
                Optional.empty(),
                List.of("first"),
                new EngineRun.Manners(false, true, false),
                EngineTraffic.NONE);
        try (UciPlayer white = UciPlayer.start(engine.command().with(run), CHESS)) {
            play(Opening.start(CHESS), TimeControl.clock(5000, 0, 60_000), white, scripted("e7e5", "d8h4"));
        }
        assertThat(engine.log().stream().map(line -> line.replaceAll("time \\d+", "time")))
                .startsWith("first", "uci", "setoption name Ponder value true", "isready", "ucinewgame", "isready")
                .endsWith(
                        "position startpos",
                        "go wtime btime",
                        "position startpos moves f2f3 e7e5",
                        "go ponder wtime btime",
                        "ponderhit",
                        "position startpos moves f2f3 e7e5 g2g4 a7a6",
                        "go ponder wtime btime",
                        "stop",
                        "quit");
    }

    @Test
    void anEngineOfAnotherProtocolIsRefusedAtOnce() throws IOException {
        Path program = Scripts.write(folder.resolve("old"), """
                #!/bin/sh
                while read -r line; do
                    case $line in
                    uci) echo "White (1) : Invalid move: uci" ;;
                    protover*) echo "White (1) : feature done=0"; echo "feature ping=1" ;;
                    esac
                done
                """);
        assertThatThrownBy(() -> UciPlayer.start(ExternalEngineCommand.of(program.toString()), CHESS))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(program + ": speaks xboard's protocol and not UCI; expected a UCI engine");
    }

    /// White's scores are turned where the engine plays Black, and it may be started anew for each game.
    @Test
    void manners() throws IOException {
        ShellEngine engine =
                ShellEngine.of(folder, HASH, "info score cp 35\nbestmove e7e5", "info score cp 40\nbestmove d8h4");
        EngineRun run = new EngineRun(
                Optional.of(folder.toString()),
                Map.of(),
                Optional.of(folder.resolve("errors").toString()),
                Optional.empty(),
                List.of(),
                new EngineRun.Manners(true, false, true),
                EngineTraffic.NONE);
        try (UciPlayer black = UciPlayer.start(engine.command().with(run), CHESS)) {
            for (int game = 0; game < 2; game++) {
                PlayedGame played = play(Opening.start(CHESS), NODES, scripted("f2f3", "g2g4"), black);
                assertThat(played.scores()).containsExactly(Answer.NO_SCORE, -35, Answer.NO_SCORE, -40);
            }
        }
        assertThat(engine.log()).filteredOn("uci"::equals).hasSize(2);
        assertThat(folder.resolve("errors")).exists();
    }
}
