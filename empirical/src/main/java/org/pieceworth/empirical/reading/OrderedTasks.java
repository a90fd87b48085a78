package org.pieceworth.empirical.reading;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

/// Runs tasks ahead in threads and returns their results in the order of submission. With one thread, the caller runs
/// each when it asks for the result.
public final class OrderedTasks<T> implements AutoCloseable {

    private final int threads;
    private final Optional<ExecutorService> workers;
    private final Deque<Future<T>> tasks = new ArrayDeque<>();

    public OrderedTasks(int threads) {
        this.threads = threads;
        workers = threads == 1 ? Optional.empty() : Optional.of(Executors.newFixedThreadPool(threads));
    }

    /// True while there are fewer tasks than threads plus one: the caller should add more before taking a result.
    public boolean wantsMore() {
        return tasks.size() <= (workers.isPresent() ? threads : 0);
    }

    public void add(Callable<T> task) {
        if (workers.isPresent()) {
            tasks.add(workers.get().submit(task));
        } else {
            tasks.add(new FutureTask<>(task));
        }
    }

    /// Waits for the first remaining task; empty if none is left.
    public Optional<T> take() {
        Future<T> task = tasks.pollFirst();
        if (task instanceof FutureTask<T> own && workers.isEmpty()) {
            own.run();
        }
        return Optional.ofNullable(task).map(OrderedTasks::resultOf);
    }

    /// Drops the first remaining task without waiting for its result.
    void drop() {
        tasks.pollFirst();
    }

    private static <T> T resultOf(Future<T> task) {
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    /// Stops the threads; tasks not yet started are dropped.
    @Override
    public void close() {
        workers.ifPresent(ExecutorService::shutdownNow);
        workers.ifPresent(ExecutorService::close);
    }
}
