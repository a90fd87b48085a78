package org.pieceworth.web.http;

import java.lang.management.ManagementFactory;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/// Answers questions in two lanes, so that slow ones never delay quick ones. All begin in the quick lane. A
/// question that takes too long there continues in the slow lane if there is room, else it is stopped and
/// begins again later: the same question has the same answer, and little is lost. On a busy machine a quick
/// question takes long because it hardly runs; it stays in the quick lane for longer. No question computes for
/// longer than the limit, and none continues when its client is gone.
public final class Lanes implements AutoCloseable {

    private static final int BUSY = 503;
    private static final int UNPROCESSABLE = 422;
    private static final int GONE = 408;
    private static final int STUCK_PLACES = 64;
    private static final long LOOK_MILLIS = 100;
    private static final long LOOK_AT_STARVED_MILLIS = 25;
    /// A question whose processor time is less than a limit divided by this is starved, not slow.
    private static final int STARVED_SHARE = 2;
    private static final int STARVED_TIMES = 8;

    private final Limits limits;
    private final ToLongFunction<Thread> processorNanos;
    private final Semaphore quick;
    private final Semaphore slow;
    /// Places for computations that did not stop in time, so that they do not block others.
    private final Semaphore stuck = new Semaphore(STUCK_PLACES);
    private final ExecutorService workers = Executors.newCachedThreadPool(
            Thread.ofPlatform().daemon().name("question-", 0).factory());

    /// The limits of questions that run at once, and of their times.
    ///
    /// @param quickPlaces questions in the quick lane
    /// @param slowPlaces questions in the slow lane
    /// @param quickMillis time limit of the quick lane
    /// @param mostMillis time limit of one question
    /// @param waitMillis waiting time for a place
    /// @param loneMillis time limit of a question after its client closed its side; the client may still read
    public record Limits(
            int quickPlaces, int slowPlaces, long quickMillis, long mostMillis, long waitMillis, long loneMillis) {

        /// The usual ones.
        public static Limits standard() {
            return new Limits(8, Math.max(2, Runtime.getRuntime().availableProcessors()), 250, 10_000, 30_000, 1000);
        }
    }

    public Lanes(Limits limits) {
        this(limits, thread -> ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.threadId()));
    }

    /// @param processorNanos processor time of a thread since its start; less than 0 when unknown
    Lanes(Limits limits, ToLongFunction<Thread> processorNanos) {
        this.limits = limits;
        this.processorNanos = processorNanos;
        quick = new Semaphore(limits.quickPlaces(), true);
        slow = new Semaphore(limits.slowPlaces(), true);
    }

    /// A question at work, with a place in a lane until it ends. The worker's thread works and ends it; the request's
    /// thread waits, moves and stops it.
    private final class Attempt<T> {

        private final long begin = System.nanoTime();
        private Semaphore place;
        private @Nullable Thread worker;
        private @Nullable T answer;
        private @Nullable Throwable failure;
        private long nanosBefore;
        private boolean stopped;
        private boolean over;

        /// @param lane lane of its place
        Attempt(Callable<T> question, Semaphore lane) {
            place = lane;
            workers.execute(() -> work(question));
        }

        private void work(Callable<T> question) {
            begins();
            try {
                ends(question.call(), null);
            } catch (Exception | StackOverflowError | OutOfMemoryError error) {
                ends(null, error);
            }
        }

        private synchronized void begins() {
            worker = Thread.currentThread();
            nanosBefore = processorNanos.applyAsLong(worker);
            if (stopped) {
                worker.interrupt();
            }
        }

        private synchronized void ends(@Nullable T given, @Nullable Throwable why) {
            worker = null;
            // An interruption that came late is not for the next question.
            Thread.interrupted();
            answer = given;
            failure = why;
            over = true;
            place.release();
            notifyAll();
        }

        synchronized void stop() {
            stopped = true;
            if (worker != null) {
                worker.interrupt();
            }
        }

        /// @return whether it has a place there now, or needs none any more
        synchronized boolean movesTo(Semaphore lane) {
            if (over) {
                return true;
            }
            if (!lane.tryAcquire()) {
                return false;
            }
            place.release();
            place = lane;
            return true;
        }

        /// Waits up to the given time.
        synchronized boolean isOver(long millis) throws InterruptedException {
            long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
            for (long left = millis; !over && left > 0; left = (until - System.nanoTime()) / 1_000_000) {
                wait(left);
            }
            return over;
        }

        /// True while it is ready to run but rarely gets a processor.
        synchronized boolean isStarved(long limitMillis) {
            if (over || millis() >= STARVED_TIMES * limitMillis) {
                return false;
            }
            return worker == null
                    || (worker.getState() == Thread.State.RUNNABLE
                            && TimeUnit.NANOSECONDS.toMillis(processorNanos.applyAsLong(worker) - nanosBefore)
                                    < limitMillis / STARVED_SHARE);
        }

        synchronized boolean wasCutShort() {
            return stopped && failure != null;
        }

        synchronized T result() throws Exception {
            if (failure instanceof Exception exception) {
                throw exception;
            }
            if (failure != null || answer == null) {
                throw new RefusedException(
                        UNPROCESSABLE, "Not enough memory", "not enough memory to answer; ask for less");
            }
            return answer;
        }

        long millis() {
            return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
        }
    }

    /// @param isGone says that the client has closed its side
    /// @throws RefusedException when it takes too long, its client is gone, or no place becomes free in time
    public <T> T answer(Callable<T> question, BooleanSupplier isGone) throws Exception {
        Attempt<T> attempt = begin(question, quick, isGone);
        if (!isQuick(attempt)) {
            if (!attempt.movesTo(slow)) {
                stop(attempt);
            }
            await(attempt, isGone);
            if (attempt.wasCutShort()) {
                attempt = begin(question, slow, isGone);
                await(attempt, isGone);
            }
        }
        return attempt.result();
    }

    private boolean isQuick(Attempt<?> attempt) throws InterruptedException {
        boolean over = attempt.isOver(limits.quickMillis());
        while (!over && attempt.isStarved(limits.quickMillis()) && attempt.millis() < limits.mostMillis()) {
            over = attempt.isOver(LOOK_AT_STARVED_MILLIS);
        }
        return over;
    }

    private <T> Attempt<T> begin(Callable<T> question, Semaphore lane, BooleanSupplier isGone)
            throws InterruptedException {
        if (!lane.tryAcquire()) {
            if (!lane.tryAcquire(limits.waitMillis(), TimeUnit.MILLISECONDS)) {
                throw new RefusedException(
                        BUSY, "Busy", "the workbench is busy with other questions; try again in a moment");
            }
            if (isGone.getAsBoolean()) {
                lane.release();
                throw gone();
            }
        }
        return new Attempt<>(question, lane);
    }

    private void await(Attempt<?> attempt, BooleanSupplier isGone) throws InterruptedException {
        while (!attempt.isOver(LOOK_MILLIS)) {
            if (attempt.millis() >= limits.mostMillis() && !attempt.isStarved(limits.mostMillis())) {
                stop(attempt);
                throw new RefusedException(
                        UNPROCESSABLE,
                        "Takes too long",
                        "the answer takes longer than " + limits.mostMillis() / 1000
                                + " s; ask for less, or use the command line, which has no time limit");
            }
            if (attempt.millis() >= limits.loneMillis() && isGone.getAsBoolean()) {
                stop(attempt);
                throw gone();
            }
        }
    }

    private void stop(Attempt<?> attempt) throws InterruptedException {
        attempt.stop();
        if (!attempt.isOver(LOOK_MILLIS)) {
            attempt.movesTo(stuck);
        }
    }

    private static RefusedException gone() {
        return new RefusedException(
                GONE, "Client gone", "the client closed the connection before the answer was ready");
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }
}
