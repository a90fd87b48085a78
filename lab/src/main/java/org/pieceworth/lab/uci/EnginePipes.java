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

/// Input and output of a process, each on a thread of its own: a read or a write may block for ever,
/// even when the process is dead, since a child of it may hold the other end. So nobody else waits for a pipe, only
/// for what is handed over, and that no longer than wanted.
final class EnginePipes {

    private static final int CHUNK = 1 << 13;

    /// A process that prints without being asked is held up by its own pipe when so much waits.
    private static final int CHUNKS_WAITING = 64;

    private static final byte[] END = {};

    private final BlockingQueue<byte[]> coming = new ArrayBlockingQueue<>(CHUNKS_WAITING);
    private final BlockingQueue<byte[]> going = new LinkedBlockingQueue<>();
    private final Thread reader;
    private volatile boolean broken;

    EnginePipes(Process process, String name) {
        InputStream in = process.getInputStream();
        OutputStream out = process.getOutputStream();
        reader = Thread.ofPlatform().daemon().name("output of " + name).start(() -> read(in));
        Thread.ofPlatform().daemon().name("input of " + name).start(() -> write(out));
    }

    private void read(InputStream in) {
        byte[] buffer = new byte[CHUNK];
        try {
            for (int count = in.read(buffer); count > 0; count = in.read(buffer)) {
                coming.put(Arrays.copyOf(buffer, count));
            }
        } catch (IOException _) {
            // It has ended.
        } catch (InterruptedException _) {
            return;
        }
        end(coming);
    }

    private static void end(BlockingQueue<byte[]> queue) {
        try {
            queue.put(END);
        } catch (InterruptedException _) {
            // Nobody wants it.
        }
    }

    private void write(OutputStream out) {
        try (out) {
            for (byte[] bytes = going.take(); bytes.length > 0; bytes = going.take()) {
                out.write(bytes);
                out.flush();
            }
        } catch (IOException | InterruptedException _) {
            broken = true;
        }
    }

    /// Sends bytes some time.
    void send(byte[] bytes) {
        going.add(bytes);
    }

    /// True if what was sent cannot arrive.
    boolean isBroken() {
        return broken;
    }

    /// The next bytes, if they come within this many nanoseconds; none at the end.
    Optional<byte[]> next(long nanos) {
        try {
            return Optional.ofNullable(coming.poll(nanos, TimeUnit.NANOSECONDS));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return Optional.of(END);
        }
    }

    /// Nothing more is sent once what waits is on its way.
    void endInput() {
        going.add(END);
    }

    /// Nothing more is wanted.
    void close() {
        endInput();
        reader.interrupt();
    }
}
