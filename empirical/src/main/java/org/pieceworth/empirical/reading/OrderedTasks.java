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

/// Tasks that threads work at ahead, and whose results come in the order of the tasks; with one thread the
/// caller works at each when its result is asked for.
public final class OrderedTasks<T> implements AutoCloseable {

    private final int threads;
    private final Optional<ExecutorService> workers;
    private final Deque<Future<T>> tasks = new ArrayDeque<>();

    public OrderedTasks(int threads) {
        this.threads = threads;
        workers = threads == 1 ? Optional.empty() : Optional.of(Executors.newFixedThreadPool(threads));
    }

    /// Whether more should be added before a result is taken: a task for each thread and one more.
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

    /// The result of the first task that is left; empty when none is.
    public Optional<T> take() {
        Future<T> task = tasks.pollFirst();
        if (task instanceof FutureTask<T> own && workers.isEmpty()) {
            own.run();
        }
        return Optional.ofNullable(task).map(OrderedTasks::resultOf);
    }

    /// Passes over the first task that is left: nobody waits for its result.
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

    /// Lets the threads go; tasks that were not begun are dropped.
    @Override
    public void close() {
        workers.ifPresent(ExecutorService::shutdownNow);
        workers.ifPresent(ExecutorService::close);
    }
}
