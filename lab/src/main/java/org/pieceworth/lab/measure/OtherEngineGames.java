package org.pieceworth.lab.measure;

import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.pieceworth.lab.experiment.GamePlayer;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.OrderedGames;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.GameRunner.Seat;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.selfplay.SelfPlaySettings;
import org.pieceworth.lab.uci.UciPlayer;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.text.InputException;

/// Games of another engine against itself, one process for each concurrent game.
///
/// A loss by the engine's own error would count for the other army, so it ends the measurement.
final class OtherEngineGames implements GamePlayer {

    private final OtherEngine engine;
    private final MeasuredGame game;
    private final SelfPlaySettings settings;
    private final GameRunner runner;
    private final Queue<UciPlayer> idle = new ConcurrentLinkedQueue<>();

    OtherEngineGames(OtherEngine engine, MeasuredGame game, SelfPlaySettings settings) {
        this.engine = engine;
        this.game = game;
        this.settings = settings;
        runner = new GameRunner(
                settings.limits().adjudication(), settings.limits().plyCap());
    }

    @Override
    public void play(long from, long to, int threads, GameSink sink) {
        try (GameFile file = GameFile.of(game)) {
            try (OrderedGames games = new OrderedGames(threads, number -> played(number, file))) {
                games.play(from, to, sink);
            } finally {
                closeIdle();
            }
        }
    }

    private PlayedGame played(long number, GameFile file) {
        UciPlayer player = Optional.ofNullable(idle.poll())
                .orElseGet(() -> UciPlayer.start(engine.how().withVariantFile(file.name()), game.rules()));
        try {
            Seat seat = new Seat(player, settings.limits().control());
            PlayedGame played = runner.play(settings.openings().opening(number), seat, seat);
            if (played.termination().isForfeit()) {
                throw failed(number, played);
            }
            return played;
        } finally {
            idle.add(player);
        }
    }

    private static InputException failed(long number, PlayedGame played) {
        VariantPosition position = played.opening().position();
        played.moves().forEach(position::make);
        return InputException.about(
                "engine",
                "game " + (number + 1) + ": " + played.detail() + " in " + position.fen()
                        + "; expected a legal move, since forfeited games measure nothing");
    }

    private void closeIdle() {
        for (Optional<UciPlayer> player = Optional.ofNullable(idle.poll());
                player.isPresent();
                player = Optional.ofNullable(idle.poll())) {
            player.get().close();
        }
    }
}
