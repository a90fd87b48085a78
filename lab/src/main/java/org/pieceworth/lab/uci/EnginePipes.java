package org.pieceworth.lab.uci;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// Input and output of a process, each on its own thread: a read or a write may block for ever, even when the
/// process is dead, since a child of it may hold the other end. So other threads never wait for a pipe, only
/// for transferred data, and only up to a time limit. Data that surely fits into an empty pipe is written at
/// once, since waking a thread costs more than the writing.
final class EnginePipes {

    private static final int CHUNK = 1 << 13;

    /// A process that prints unasked is blocked by its own pipe at this amount of waiting data.
    private static final int CHUNKS_WAITING = 64;

    private static final byte[] END = {};

    /// The smallest pipe of Linux (pipe(7)) takes this much without a reader.
    private static final int PIPE = 4096;

    private static final long STUCK = TimeUnit.SECONDS.toNanos(5);

    private final BlockingQueue<byte[]> coming = new ArrayBlockingQueue<>(CHUNKS_WAITING);
    private final BlockingQueue<byte[]> going = new LinkedBlockingQueue<>();
    private final Process process;
    private final Thread reader;
    private final OutputStream out;
    private volatile boolean broken;

    /// The start time of the current write, 0 if there is none.
    private volatile long writing;

    /// Bytes sent that the process need not have read yet.
    private int unread;

    EnginePipes(Process process, String name) {
        this.process = process;
        InputStream in = process.getInputStream();
        out = process.getOutputStream();
        reader = Thread.ofPlatform().daemon().name("output of " + name).start(() -> read(in));
        Thread.ofPlatform().daemon().name("input of " + name).start(this::write);
    }

    private void read(InputStream in) {
        byte[] buffer = new byte[CHUNK];
        try {
            for (int count = in.read(buffer); count > 0; count = in.read(buffer)) {
                hand(Arrays.copyOf(buffer, count));
            }
        } catch (IOException _) {
            // It has ended.
        } catch (InterruptedException _) {
            return;
        }
        end(coming);
    }

    /// A process that prints answers without reading questions blocks its caller: it is ended.
    private void hand(byte[] bytes) throws InterruptedException {
        while (!coming.offer(bytes, 1, TimeUnit.SECONDS)) {
            if (writing != 0 && System.nanoTime() - writing > STUCK) {
                process.destroyForcibly();
            }
        }
    }

    private static void end(BlockingQueue<byte[]> queue) {
        try {
            queue.put(END);
        } catch (InterruptedException _) {
            // Nothing to do: the reader has stopped as well.
        }
    }

    private void write() {
        try (OutputStream closed = out) {
            for (byte[] bytes = going.take(); bytes.length > 0; bytes = going.take()) {
                closed.write(bytes);
                closed.flush();
            }
        } catch (IOException | InterruptedException _) {
            broken = true;
        }
    }

    /// Sends bytes some time.
    void send(byte[] bytes) {
        boolean behind = unread > PIPE;
        unread = Math.min(unread + bytes.length, PIPE + 1);
        if (behind || unread > PIPE) {
            going.add(bytes);
            return;
        }
        writing = System.nanoTime();
        try {
            out.write(bytes);
            out.flush();
        } catch (IOException _) {
            broken = true;
        }
        writing = 0;
    }

    /// The process has answered, so it has read everything sent.
    void answered() {
        unread = 0;
    }

    /// True if sent data cannot arrive.
    boolean isBroken() {
        return broken;
    }

    /// The next bytes, if they arrive within this many nanoseconds; none at the end.
    Optional<byte[]> next(long nanos) {
        try {
            return Optional.ofNullable(coming.poll(nanos, TimeUnit.NANOSECONDS));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.of(END);
        }
    }

    /// Sends nothing more once the waiting data is on its way.
    void endInput() {
        going.add(END);
    }

    /// The caller needs nothing more.
    void close() {
        endInput();
        reader.interrupt();
    }
}
