package org.pieceworth.lab.uci;

import java.util.concurrent.locks.LockSupport;

/// Kills a process that does not answer in time. The reader blocks on the process's output without a limit of its
/// own, which costs least; when the process is killed the reading ends.
final class Watchdog implements AutoCloseable {

    private static final long NEVER = Long.MAX_VALUE;

    private final Process process;
    private final Thread thread;
    private final long origin = System.nanoTime();
    private volatile long deadline = NEVER;
    private volatile long wake = NEVER;
    private volatile boolean bitten;
    private volatile boolean closed;

    Watchdog(Process process, String name) {
        this.process = process;
        thread = Thread.ofPlatform().daemon().name("time limit of " + name).start(this::watch);
    }

    /// From now on an answer is expected within so many nanoseconds.
    void expect(long nanos) {
        long until = now() + nanos;
        deadline = until;
        if (until < wake) {
            LockSupport.unpark(thread);
        }
    }

    /// The answer has come.
    void relax() {
        deadline = NEVER;
    }

    /// Whether it has killed the process.
    boolean hasBitten() {
        return bitten;
    }

    private long now() {
        return System.nanoTime() - origin;
    }

    private void watch() {
        while (!closed) {
            wake = deadline;
            long left = deadline;
            if (left != wake) {
                continue;
            }
            if (left == NEVER) {
                LockSupport.park(this);
            } else if (left > now()) {
                LockSupport.parkNanos(this, left - now());
            } else {
                bitten = true;
                kill(process);
                return;
            }
        }
    }

    /// Ends a process and those that it has started: an engine may hide behind a script, and would keep its output
    /// open.
    static void kill(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(thread);
    }
}
