package org.pieceworth.lab.experiment;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import org.pieceworth.lab.game.PlayedGame;

/// Plays games on several threads and hands them on in their order.
public final class OrderedGames implements AutoCloseable {

    /// Games that may wait for a slow one before them, per thread.
    private static final int AHEAD = 16;

    private static final long LAST_MOVES_SECONDS = 10;

    private final int threads;
    private final LongFunction<PlayedGame> player;
    private final ExecutorService workers;

    /// A player of games with a number of threads.
    ///
    /// @param threads number of concurrent games, 1 or more
    /// @param player plays the game of a number; on any of the threads
    public OrderedGames(int threads, LongFunction<PlayedGame> player) {
        this.threads = threads;
        this.player = player;
        workers = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().name("games-", 1).factory());
    }

    /// Plays games from one number to before another, or until the sink wants no more, which receives them on the
    /// thread that calls.
    public void play(long from, long to, GameSink sink) {
        Deque<Future<PlayedGame>> ahead = new ArrayDeque<>();
        long next = from;
        boolean wanted = true;
        for (long game = from; game < to && wanted; game++) {
            while (next < to && ahead.size() < AHEAD * threads) {
                long number = next++;
                ahead.add(workers.submit(() -> player.apply(number)));
            }
            wanted = sink.game(game, result(ahead.removeFirst()));
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

    /// Waits until the running games, no longer needed, have been given up.
    @Override
    public void close() {
        workers.shutdownNow();
        try {
            workers.awaitTermination(LAST_MOVES_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
