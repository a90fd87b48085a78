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
import org.pieceworth.studies.output.Run;
import org.pieceworth.text.Counted;

/// A bar over the steps of each part of long work, with their rate and the time left, in a terminal; elsewhere nothing.
/// Warnings and notes are lines of standard error.
public final class TerminalRun implements Run, AutoCloseable {

    private static final String GAMES = "games";

    private final boolean quiet;
    private final boolean watched;
    private final GameExecutor executor;
    private Optional<ProgressBar> bar = Optional.empty();
    private Optional<Thread> farewell = Optional.empty();
    private String kept = "they are not saved; -o FILE would save them";
    private volatile long wanted;
    private final AtomicLong there = new AtomicLong();
    private int showEvery;
    private int sinceShown;

    /// @param quiet turns all reports off
    /// @param executor the executor of games
    public TerminalRun(boolean quiet, GameExecutor executor) {
        this.quiet = quiet;
        this.executor = executor;
        watched = !quiet && Boolean.getBoolean("pieceworth.stderr.terminal");
    }

    @Override
    public GameExecutor executor() {
        return executor;
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
        there.set(done);
        this.wanted = wanted;
        boolean games = unit.equals(GAMES);
        if (!quiet && games) {
            farewell = Optional.of(new Thread(this::stopped));
            Runtime.getRuntime().addShutdownHook(farewell.get());
        }
        bar = watched ? Optional.of(bar(games, done, wanted)) : Optional.empty();
    }

    private static ProgressBar bar(boolean games, long done, long wanted) {
        return new ProgressBarBuilder()
                .setTaskName(games ? "playing" : "fitting")
                .setInitialMax(wanted)
                .startsFrom(done, Duration.ZERO)
                .setUnit(games ? " games" : "", 1)
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
