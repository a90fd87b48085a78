package org.pieceworth.lab.selfplay;

import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.LongFunction;
import org.pieceworth.lab.experiment.GamePlayer;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.OrderedGames;
import org.pieceworth.lab.game.EnginePlayer;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.GameRunner.Seat;
import org.pieceworth.lab.game.PlayedGame;

/// Plays games of the engine against itself with any number of threads; the result does not depend on it.
public final class SelfPlay implements GamePlayer {

    private final SelfPlaySettings settings;
    private final GameRunner runner;
    private final ConcurrentLinkedQueue<EnginePlayer> idle = new ConcurrentLinkedQueue<>();

    /// Self-play with the given settings.
    public SelfPlay(SelfPlaySettings settings) {
        this.settings = settings;
        runner = new GameRunner(
                settings.limits().adjudication(), settings.limits().plyCap());
    }

    /// Plays game g, from 0.
    public PlayedGame play(long game) {
        EnginePlayer player = Optional.ofNullable(idle.poll())
                .orElseGet(() -> EnginePlayer.of("pieceworth", settings.rules(), settings.engine()));
        Seat seat = new Seat(player, settings.limits().control());
        PlayedGame played = runner.play(settings.openings().opening(game), seat, seat, settings.tests(game));
        idle.add(player);
        return played;
    }

    @Override
    public Optional<LongFunction<PlayedGame>> byNumber() {
        return Optional.of(this::play);
    }

    @Override
    public void play(long from, long to, int threads, GameSink sink) {
        try (OrderedGames games = new OrderedGames(threads, this::play)) {
            games.play(from, to, sink);
        }
    }
}
