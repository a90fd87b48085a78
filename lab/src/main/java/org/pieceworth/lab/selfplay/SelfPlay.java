package org.pieceworth.lab.selfplay;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadFactory;
import org.pieceworth.lab.game.EnginePlayer;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.game.Seat;

/// Plays games of the engine against itself with any number of threads; what comes out does not depend on it.
public final class SelfPlay {

    /// Games that may wait for a slow one before them, per thread.
    private static final int AHEAD = 16;

    private final SelfPlaySettings settings;
    private final GameRunner runner;
    private final ConcurrentLinkedQueue<EnginePlayer> idle = new ConcurrentLinkedQueue<>();

    /// Self-play by those settings.
    public SelfPlay(SelfPlaySettings settings) {
        this.settings = settings;
        runner = new GameRunner(settings.adjudication(), settings.plyCap());
    }

    /// Plays game g, from 0.
    public PlayedGame play(long game) {
        EnginePlayer player = Optional.ofNullable(idle.poll())
                .orElseGet(() -> EnginePlayer.of("pieceworth", settings.rules(), settings.engine()));
        Seat seat = new Seat(player, settings.control());
        PlayedGame played = runner.play(settings.opening(game), seat, seat, settings.tests(game));
        idle.add(player);
        return played;
    }

    /// Plays games from one number to before another, and hands them on in their order, on the thread that
    /// calls.
    ///
    /// @param threads how many games are played at a time, 1 or more
    public void play(long from, long to, int threads, GameSink sink) {
        ThreadFactory daemons =
                Thread.ofPlatform().daemon().name("self-play-", 1).factory();
        ExecutorService workers = Executors.newFixedThreadPool(threads, daemons);
        Deque<Future<PlayedGame>> ahead = new ArrayDeque<>();
        try {
            long next = from;
            boolean wanted = true;
            for (long game = from; game < to && wanted; game++) {
                while (next < to && ahead.size() < AHEAD * threads) {
                    long number = next++;
                    ahead.add(workers.submit(() -> play(number)));
                }
                wanted = sink.game(game, result(ahead.removeFirst()));
            }
        } finally {
            workers.shutdownNow();
        }
    }

    private static PlayedGame result(Future<PlayedGame> game) {
        try {
            return game.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : new IllegalStateException(e.getCause());
        }
    }
}
