package org.pieceworth.engine.uci;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// The commands, read on a thread of their own, so that `stop` is received while others wait.
final class UciLines {

    private static final int MAX_AHEAD = 10_000;

    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>(MAX_AHEAD);

    /// A line of input, or its end.
    sealed interface Event {

        record Line(String text) implements Event {}

        /// Some work is over, so that those who waited for it may go on.
        record Over() implements Event {}

        /// The other side is gone.
        record End() implements Event {}
    }

    static UciLines of(InputStream in) {
        UciLines lines = new UciLines();
        Thread reader = new Thread(() -> lines.read(in), "commands");
        reader.setDaemon(true);
        reader.start();
        return lines;
    }

    private void read(InputStream in) {
        BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        try {
            String line = reader.readLine();
            while (line != null) {
                put(new Event.Line(line));
                line = reader.readLine();
            }
        } catch (IOException _) {
            // The other side is gone, which is the same as the end of the input.
        }
        put(new Event.End());
    }

    private void put(Event event) {
        try {
            events.put(event);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// Says that some work is over.
    void over() {
        put(new Event.Over());
    }

    Event next() {
        try {
            return events.take();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return new Event.End();
        }
    }

    /// Waits so long for the input to end.
    boolean ends(long millis) {
        try {
            Optional<Event> next = Optional.ofNullable(events.poll(millis, TimeUnit.MILLISECONDS));
            // Any other event is lost, since nothing is read after the command that asks.
            return next.filter(event -> event instanceof Event.End).isPresent();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return true;
        }
    }
}
