package org.pieceworth.engine.uci;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/// The thread that searches, one at a time.
final class UciSearchThread {

    /// Deep lines need room on the stack.
    private static final long STACK = 64L << 20;

    private final UciOutput out;
    private Optional<Job> job = Optional.empty();

    private record Job(Thread thread, Runnable stop, AtomicBoolean failed) {}

    UciSearchThread(UciOutput out) {
        this.out = out;
    }

    /// Starts some work; the work before it must be over.
    ///
    /// @param stop ends it soon
    /// @param answer lines of the answer if it fails
    /// @param after runs on its thread when it is over
    void start(Runnable work, Runnable stop, List<String> answer, Runnable after) {
        AtomicBoolean failed = new AtomicBoolean();
        Thread thread = new Thread(
                null,
                () -> {
                    guard(work, failed, answer);
                    after.run();
                },
                "search",
                STACK);
        thread.setDaemon(true);
        job = Optional.of(new Job(thread, stop, failed));
        thread.start();
    }

    /// After an error of the engine a GUI still receives an answer.
    private void guard(Runnable work, AtomicBoolean failed, List<String> answer) {
        try {
            work.run();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | AssertionError e) {
            failed.set(true);
            out.info("the search failed, which is a bug of the engine: " + e);
            out.lines(answer);
        }
    }

    boolean isBusy() {
        return job.filter(running -> running.thread().isAlive()).isPresent();
    }

    /// Ends the work and waits until it is over.
    ///
    /// @return whether it had failed
    boolean stop() {
        if (job.isEmpty()) {
            return false;
        }
        job.get().stop().run();
        return await();
    }

    /// Waits until the work is over.
    ///
    /// @return whether it had failed
    boolean await() {
        if (job.isEmpty()) {
            return false;
        }
        Job running = job.get();
        try {
            running.thread().join();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        job = Optional.empty();
        return running.failed().get();
    }
}
