package org.pieceworth.spark;

import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.pieceworth.empirical.reading.OrderedTasks;

/// Runs of games in the order of their numbers. Tasks come in waves, few of them in progress at a time, so
/// that little is played in vain when no more games are wanted.
final class GameWaves implements Iterator<GameWaves.Played>, AutoCloseable {

    /// Number of waves in progress, in addition to the one whose games are passed on.
    private static final int AHEAD = 2;

    private static final int FIRST_GAMES = 4;
    private static final int MOST_GAMES = 512;

    /// Tasks should last far longer than it takes to start them, and no longer than people wait for news.
    private static final double LEAST_SECONDS = 1;

    private static final double MOST_SECONDS = 4;
    private static final double SECOND = 1e9;

    private final JavaSparkContext spark;
    private final Broadcast<GamesSettings> settings;
    private final long to;
    private final String group = UUID.randomUUID().toString();
    private final OrderedTasks<List<Played>> waves = new OrderedTasks<>(AHEAD);
    private final Deque<Played> arrived = new ArrayDeque<>();
    private long begun;
    private long next;

    /// Games of a task, by how long earlier ones took: no result depends on it.
    private volatile int length = FIRST_GAMES;

    /// A run with its games.
    record Played(GameRun run, GamesResult result) {}

    GameWaves(JavaSparkContext spark, GamesSettings games, long from, long to) {
        this.spark = spark;
        this.to = to;
        settings = spark.broadcast(games);
        begun = from;
        next = from;
    }

    @Override
    public boolean hasNext() {
        return next < to;
    }

    @Override
    public Played next() {
        if (arrived.isEmpty()) {
            while (begun < to && waves.wantsMore()) {
                List<GameRun> wave = wave();
                waves.add(() -> played(wave));
            }
            arrived.addAll(waves.take().orElseThrow());
        }
        Played first = arrived.removeFirst();
        next = first.run().to();
        return first;
    }

    private List<GameRun> wave() {
        List<GameRun> wave = new ArrayList<>();
        int games = length;
        for (int tasks = Math.max(2, spark.defaultParallelism()); tasks > 0 && begun < to; tasks--) {
            // The last games are for all.
            long share = (to - begun + tasks - 1) / tasks;
            long end = begun + Math.min(games, share);
            wave.add(new GameRun(begun, end));
            begun = end;
        }
        return wave;
    }

    private List<Played> played(List<GameRun> wave) {
        spark.setJobGroup(
                group,
                "games " + wave.getFirst().from() + " to " + wave.getLast().to());
        long begin = System.nanoTime();
        List<byte[]> results = spark.parallelize(wave, wave.size())
                .map(new GamesTask(settings))
                .collect();
        double seconds = (System.nanoTime() - begin) / SECOND;
        if (seconds < LEAST_SECONDS) {
            length = Math.min(MOST_GAMES, 2 * length);
        } else if (seconds > MOST_SECONDS) {
            length = Math.max(1, length / 2);
        }
        List<Played> played = new ArrayList<>();
        for (int i = 0; i < results.size(); i++) {
            played.add(new Played(wave.get(i), GamesResult.of(results.get(i))));
        }
        return played;
    }

    /// Cancels the work in progress, since nobody uses its results.
    @Override
    public void close() {
        spark.sc().cancelJobGroup(group);
        waves.close();
        settings.unpersist();
    }

    /// Games that a task plays, by their numbers.
    ///
    /// @param from the first
    /// @param to the one after the last
    record GameRun(long from, long to) implements Serializable {}
}
