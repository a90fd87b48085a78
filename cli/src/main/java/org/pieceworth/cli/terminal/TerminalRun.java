package org.pieceworth.cli.terminal;

import java.io.OutputStream;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import me.tongfei.progressbar.ProgressState;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.answer.Printer;
import org.pieceworth.lab.experiment.GameExecutor;
import org.pieceworth.studies.run.InputReader;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.Counted;

/// A bar over the steps of each part of long work, with their rate and the time left, in a terminal; elsewhere nothing.
/// Warnings and notes are lines of standard error.
public final class TerminalRun implements Run, AutoCloseable {

    private static final String GAMES = "games";

    /// Below this many bytes reading is over before a bar can be read.
    private static final long WORTH_SHOWING = 4_000_000;

    private static final long MEGABYTE = 1_000_000;
    private static final int STEP = 1 << 16;

    private final boolean quiet;
    private final boolean watched;
    private final GameExecutor executor;
    private final InputReader reader;
    private Optional<ProgressBar> bar = Optional.empty();
    private Optional<Thread> farewell = Optional.empty();
    private String kept = "they are not saved; -o FILE would save them";
    private volatile long wanted;
    private final AtomicLong there = new AtomicLong();
    private int showEvery;
    private int sinceShown;
    private boolean reads;
    private long bytesShown;
    private long gamesRead;
    private String tasks = "";

    /// @param quiet turns all reports off
    /// @param executor the executor of games
    /// @param reader the reader of games
    public TerminalRun(boolean quiet, GameExecutor executor, InputReader reader) {
        this.quiet = quiet;
        this.executor = executor;
        this.reader = reader;
        watched = !quiet && Boolean.getBoolean("pieceworth.stderr.terminal");
    }

    @Override
    public GameExecutor executor() {
        return executor;
    }

    @Override
    public InputReader reader() {
        return reader;
    }

    @Override
    public OutputStream standardOutput() {
        return System.out;
    }

    @Override
    public void warning(String warning) {
        note("pieceworth: " + warning);
    }

    @Override
    public void note(String text) {
        if (!quiet) {
            Terminal.say(text);
        }
    }

    @Override
    public void look(String text) {
        if (watched) {
            Terminal.say(text);
        }
    }

    @Override
    public void part(String what) {
        look(what + " ...");
    }

    @Override
    public void keepsBeside(String file) {
        kept = "they are saved next to " + file + "; run the same command again to continue";
    }

    @Override
    public synchronized void begins(String unit, long done, long wanted) {
        if (reads && unit.equals(BYTES)) {
            return;
        }
        there.set(done);
        this.wanted = wanted;
        boolean games = unit.equals(GAMES);
        reads = unit.equals(BYTES);
        if (!quiet && games) {
            farewell = Optional.of(new Thread(this::stopped));
            Runtime.getRuntime().addShutdownHook(farewell.get());
        }
        boolean worthShowing = watched && (!reads || wanted >= WORTH_SHOWING);
        bar = worthShowing ? Optional.of(bar(games, done, wanted)) : Optional.empty();
    }

    private ProgressBar bar(boolean games, long done, long wanted) {
        return new ProgressBarBuilder()
                .setTaskName(reads ? "reading" : games ? "playing" : "fitting")
                .setInitialMax(wanted)
                .startsFrom(done, Duration.ZERO)
                .setUnit(reads ? " MB" : games ? " games" : "", reads ? MEGABYTE : 1)
                .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                .setUpdateIntervalMillis(250)
                .setConsumer(new BarLine(System.err))
                .setSpeedUnit(ChronoUnit.SECONDS)
                .showSpeed()
                .setEtaFunction(TerminalRun::left)
                .build();
    }

    private static Optional<Duration> left(ProgressState state) {
        double done = (double) state.getCurrent() - state.getStart();
        double rest = (double) state.getMax() - state.getCurrent();
        return done <= 0
                ? Optional.empty()
                : Optional.of(Duration.ofMillis(
                        Math.round(state.getElapsedAfterStart().toMillis() * rest / done)));
    }

    /// Printed when the user, or the system, stops the program while games are played.
    private void stopped() {
        bar.ifPresent(_ -> System.err.println());
        Terminal.say("pieceworth: stopped after " + Counted.number(there.get()) + " of " + Counted.of(wanted, "game")
                + ": " + kept);
    }

    @Override
    public void at(long done) {
        bar.ifPresent(shown -> shown.stepTo(done));
    }

    /// When other machines read, tasks report bytes and the merging thread reports games, in two threads.
    @Override
    public synchronized void read(long bytes, long games) {
        if (bar.isEmpty()) {
            return;
        }
        boolean further = bytes - bytesShown >= STEP;
        if (further) {
            bytesShown = bytes;
            at(bytes);
        }
        if (further || games > gamesRead) {
            gamesRead = Math.max(gamesRead, games);
            bar.get().setExtraMessage("  " + Counted.number(gamesRead) + " games" + tasks);
        }
    }

    @Override
    public synchronized void tasks(long done, long planned) {
        tasks = ", " + Counted.number(done) + " of " + Counted.of(planned, "task");
    }

    @Override
    public void step() {
        there.incrementAndGet();
        bar.ifPresent(ProgressBar::step);
    }

    @Override
    public void showEvery(int steps) {
        showEvery = steps;
    }

    /// Games of an earlier run are not shown: all are added at once.
    @Override
    public void soFar(Supplier<Document> answer) {
        if (showEvery > 0 && wanted > 0 && ++sinceShown % showEvery == 0) {
            System.err.println();
            new Printer(System.err, Terminal.width()).print(answer.get(), Format.TABLE);
        }
    }

    @Override
    public void ends() {
        if (reads) {
            at(wanted);
            reads = false;
        }
        if (farewell.isPresent()) {
            try {
                Runtime.getRuntime().removeShutdownHook(farewell.get());
            } catch (IllegalStateException _) {
                // The program is being stopped just now.
            }
        }
        close();
    }

    @Override
    public void close() {
        // No method reference, which would load the library of bars at every start.
        if (bar.isPresent()) {
            bar.get().close();
        }
    }
}
