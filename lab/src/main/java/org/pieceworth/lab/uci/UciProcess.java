package org.pieceworth.lab.uci;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.text.InputException;

/// An engine's process: lines in and out, each answer within a limit.
final class UciProcess implements AutoCloseable {

    private static final int LONGEST_LINE = 1 << 20;

    /// Maximum size of output before an answer; engines print a few hundred lines per move.
    private static final int MOST_BYTES = 1 << 25;

    private static final int MOST_LINES = 250_000;

    /// Bytes of an answer before its lines are dropped; usual answers have a few kilobytes.
    private static final int MOST_STORED = 1 << 21;
    private static final long QUIT_MILLIS = 500;

    /// Interval for checking a silent process, and time limit for its last output.
    private static final long LOOK = 100_000_000;

    private static final Pattern LAST_BRACKETS = Pattern.compile("\\(([^()]+)\\)\\s*$");

    private final Process process;
    private final EnginePipes pipes;
    private final Optional<ErrorOutput> errors;
    private final String called;
    private final EngineTraffic traffic;
    private byte[] chunk = {};
    private byte[] line = new byte[1 << 13];
    private int at;
    private Optional<Long> deadline = Optional.empty();
    private long bytes;
    private int lines;

    private UciProcess(String name, Process process, EngineRun run) {
        this.process = process;
        called = name + "/" + process.pid();
        traffic = run.traffic();
        pipes = new EnginePipes(process, name);
        errors = run.errors().isEmpty() ? Optional.of(ErrorOutput.of(process, name)) : Optional.empty();
        traffic.event(called, "started");
    }

    /// Starts it.
    ///
    /// @param command the program and its arguments
    /// @throws InputException when there is no such program or it must not be run
    static UciProcess start(List<String> command, EngineRun run) {
        List<String> whole = new ArrayList<>(
                run.processors().map(these -> List.of("taskset", "-c", these)).orElse(List.of()));
        whole.addAll(command);
        ProcessBuilder builder = new ProcessBuilder(whole);
        run.folder().ifPresent(folder -> builder.directory(new File(folder)));
        builder.environment().putAll(run.environment());
        run.errors().ifPresent(file -> builder.redirectError(Redirect.appendTo(new File(file))));
        try {
            return new UciProcess(command.getFirst(), builder.start(), run);
        } catch (IOException e) {
            throw new InputException(command.getFirst() + ": cannot be run as an engine ("
                    + reason(String.valueOf(e.getMessage()))
                    + "); expected `self` or the path of a UCI engine");
        }
    }

    /// The system's reason, without the path: the message ends with it, between brackets.
    private static String reason(String message) {
        Matcher brackets = LAST_BRACKETS.matcher(message);
        return brackets.find() ? brackets.group(1) : message;
    }

    /// Sends lines at once.
    ///
    /// @param text each line with its end
    void send(String text) {
        if (traffic.wanted()) {
            text.lines().forEach(each -> traffic.line(called, true, each));
        }
        pipes.send(text.getBytes(StandardCharsets.UTF_8));
    }

    /// Sets a time limit for the next answer, in nanoseconds; if it is late, or too long, the process is
    /// ended.
    void expect(long nanos) {
        deadline = Optional.of(System.nanoTime() + nanos);
        bytes = 0;
        lines = 0;
    }

    /// All expected output has arrived.
    void relax() {
        deadline = Optional.empty();
        pipes.answered();
    }

    /// The next line, without its end and without blanks around it. A line of more than a megabyte is cut.
    ///
    /// @throws UciFailure when the process ends, or was ended because it took too long or printed too much
    String line() {
        int length = 0;
        while (true) {
            if (at == chunk.length) {
                fill();
            }
            byte next = chunk[at++];
            if (next == '\n') {
                lines++;
                String read = new String(line, 0, length, StandardCharsets.UTF_8).strip();
                if (traffic.wanted()) {
                    traffic.line(called, false, read);
                }
                return read;
            }
            if (length == line.length && length < LONGEST_LINE) {
                line = Arrays.copyOf(line, 2 * length);
            }
            if (length < line.length) {
                line[length++] = next;
            }
        }
    }

    /// Sends lines and returns the answer up to the line with a last command, without that line.
    ///
    /// @param nanos time limit of the answer
    List<String> answers(String text, String last, long nanos) {
        List<String> answer = new ArrayList<>();
        expect(nanos);
        send(text);
        for (String next = line(); !UciLine.command(next).equals(last); next = line()) {
            keep(next, answer);
        }
        relax();
        return answer;
    }

    /// Adds a line of an answer to others, unless the answer is too long already.
    void keep(String line, List<String> answer) {
        if (bytes <= MOST_STORED) {
            answer.add(line);
        }
    }

    private void fill() {
        if (bytes > MOST_BYTES || lines > MOST_LINES) {
            throw killed(
                    UciFailure.Kind.FLOODED,
                    "printed more than " + MOST_LINES + " lines or " + (MOST_BYTES >> 20)
                            + " MB without an answer and was killed");
        }
        boolean dead = false;
        while (true) {
            long left = deadline.map(until -> until - System.nanoTime()).orElse(LOOK);
            if (left <= 0) {
                throw killed(UciFailure.Kind.HUNG, "did not answer in time and was killed");
            }
            Optional<byte[]> next = pipes.next(Math.min(left, LOOK));
            if (next.isPresent() && next.get().length > 0) {
                chunk = next.get();
                at = 0;
                bytes += chunk.length;
                return;
            }
            if (next.isPresent() || dead) {
                throw killed(UciFailure.Kind.DIED, "exited in the middle of the game");
            }
            // Its last output before it died may still be on its way; a child with an open pipe never ends
            // it.
            dead = !process.isAlive() || pipes.isBroken();
        }
    }

    private UciFailure killed(UciFailure.Kind kind, String detail) {
        kill();
        traffic.event(called, detail);
        return new UciFailure(kind, detail);
    }

    /// Its error output since the last call, the last 16 kB of it.
    String complaints() {
        return errors.map(ErrorOutput::taken).orElse("");
    }

    /// Nothing more is sent to it.
    void endInput() {
        pipes.endInput();
    }

    /// @return whether it ended within this many milliseconds
    boolean awaitEnd(long millis) {
        try {
            return process.waitFor(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// Kills it, and the processes that it has started: an engine may be behind a script.
    void kill() {
        pipes.close();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    /// Lets it quit, and kills it when it does not.
    @Override
    public void close() {
        send("quit\n");
        pipes.endInput();
        try {
            if (!process.waitFor(QUIT_MILLIS, TimeUnit.MILLISECONDS)) {
                kill();
            }
        } catch (InterruptedException _) {
            kill();
            Thread.currentThread().interrupt();
        }
        pipes.close();
    }
}
