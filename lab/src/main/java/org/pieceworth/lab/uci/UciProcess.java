package org.pieceworth.lab.uci;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.rules.InputException;

/// An engine's process: lines in and out, each answer within a limit.
final class UciProcess implements AutoCloseable {

    private static final int BUFFER = 1 << 13;
    private static final int LONGEST_LINE = 1 << 20;
    private static final long QUIT_MILLIS = 500;
    private static final Pattern LAST_BRACKETS = Pattern.compile("\\(([^()]+)\\)\\s*$");

    private final Process process;
    private final OutputStream out;
    private final InputStream in;
    private final Watchdog watchdog;
    private final ErrorOutput errors;
    private final byte[] buffer = new byte[BUFFER];
    private byte[] line = new byte[BUFFER];
    private int at;
    private int end;

    private UciProcess(String name, Process process) {
        this.process = process;
        out = process.getOutputStream();
        in = process.getInputStream();
        watchdog = new Watchdog(process, name);
        errors = ErrorOutput.of(process, name);
    }

    /// Starts it.
    ///
    /// @param command the program and its arguments
    /// @throws InputException when there is no such program or it may not be run
    static UciProcess start(List<String> command) {
        try {
            return new UciProcess(command.getFirst(), new ProcessBuilder(command).start());
        } catch (IOException e) {
            throw new InputException(command.getFirst() + ": cannot be run as an engine ("
                    + reason(String.valueOf(e.getMessage()))
                    + "); expected `self` or the path of a UCI engine");
        }
    }

    /// What the system says, without the path: the message ends with it, between brackets.
    private static String reason(String message) {
        Matcher brackets = LAST_BRACKETS.matcher(message);
        return brackets.find() ? brackets.group(1) : message;
    }

    /// Sends lines at once.
    ///
    /// @param lines each with its line end
    /// @throws UciFailure when the process is gone
    void send(String lines) {
        try {
            out.write(lines.getBytes(StandardCharsets.UTF_8));
            out.flush();
        } catch (IOException _) {
            throw gone();
        }
    }

    /// From now on lines are expected within so many nanoseconds; what does not come by then ends the process.
    void expect(long nanos) {
        watchdog.expect(nanos);
    }

    /// All that was expected has come.
    void relax() {
        watchdog.relax();
    }

    /// The next line, without its end and without blanks around it. What is longer than a megabyte is cut.
    ///
    /// @throws UciFailure when the process ends, or was ended because it took too long
    String line() {
        int length = 0;
        while (true) {
            if (at == end) {
                fill();
            }
            byte next = buffer[at++];
            if (next == '\n') {
                return new String(line, 0, length, StandardCharsets.UTF_8).strip();
            }
            if (length == line.length && length < LONGEST_LINE) {
                line = Arrays.copyOf(line, 2 * length);
            }
            if (length < line.length) {
                line[length++] = next;
            }
        }
    }

    private void fill() {
        try {
            at = 0;
            end = Math.max(0, in.read(buffer));
        } catch (IOException _) {
            end = 0;
        }
        if (end == 0) {
            throw gone();
        }
    }

    /// What it has written to its error output since this was asked before, the last 16 kB of it.
    String complaints() {
        return errors.taken();
    }

    boolean isAlive() {
        return process.isAlive();
    }

    private UciFailure gone() {
        if (watchdog.hasBitten()) {
            return new UciFailure(UciFailure.Kind.HUNG, "did not answer in time and was killed");
        }
        Watchdog.kill(process);
        return new UciFailure(UciFailure.Kind.DIED, "exited in the middle of the game");
    }

    /// Kills it.
    void kill() {
        watchdog.close();
        Watchdog.kill(process);
    }

    /// Lets it quit, and kills it when it does not.
    @Override
    public void close() {
        watchdog.close();
        try {
            out.write("quit\n".getBytes(StandardCharsets.UTF_8));
            out.close();
            if (!process.waitFor(QUIT_MILLIS, TimeUnit.MILLISECONDS)) {
                Watchdog.kill(process);
            }
        } catch (IOException _) {
            Watchdog.kill(process);
        } catch (InterruptedException _) {
            Watchdog.kill(process);
            Thread.currentThread().interrupt();
        }
    }
}
