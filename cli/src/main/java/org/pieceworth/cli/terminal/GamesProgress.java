package org.pieceworth.cli.terminal;

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
import org.pieceworth.studies.play.PlayListener;
import org.pieceworth.text.Counted;

/// A bar over games that are played, with games per second and time left, in a terminal; elsewhere nothing. Warnings
/// are lines of standard error.
public final class GamesProgress implements PlayListener {

    private final boolean quiet;
    private final int standingEvery;
    private int sinceStanding;
    private final String kept;
    private final Thread farewell = new Thread(this::stopped);
    private Optional<ProgressBar> bar = Optional.empty();
    private volatile long wanted;
    private final AtomicLong there = new AtomicLong();

    /// @param quiet turns all reports off
    /// @param output the file that games are to be written to, beside which they are kept; none where they are not
    public GamesProgress(boolean quiet, Optional<String> output) {
        this(quiet, output, 0);
    }

    /// @param quiet turns all reports off
    /// @param output the file that games are to be written to, beside which they are kept; none where they are not
    /// @param standingEvery the result so far is shown after so many games each; 0 for never
    public GamesProgress(boolean quiet, Optional<String> output, int standingEvery) {
        this.quiet = quiet;
        this.standingEvery = standingEvery;
        kept = output.map(file -> "they are kept beside " + file + "; run the same command again to continue")
                .orElse("they are not kept; with -o FILE they would be");
    }

    /// Said when the user, or the system, stops the program while games are played.
    private void stopped() {
        bar.ifPresent(_ -> System.err.println());
        Terminal.say("pieceworth: stopped after " + Counted.number(there.get()) + " of " + Counted.of(wanted, "game")
                + ": " + kept);
    }

    @Override
    public void warning(String warning) {
        if (!quiet) {
            Terminal.say("pieceworth: " + warning);
        }
    }

    @Override
    public void begins(long done, long wanted) {
        there.set(done);
        this.wanted = wanted;
        if (!quiet) {
            Runtime.getRuntime().addShutdownHook(farewell);
        }
        boolean shown = Boolean.getBoolean("pieceworth.stderr.terminal") && !quiet;
        bar = shown ? Optional.of(bar(done, wanted)) : Optional.empty();
    }

    private static ProgressBar bar(long done, long total) {
        return new ProgressBarBuilder()
                .setTaskName("playing")
                .setInitialMax(total)
                .startsFrom(done, Duration.ZERO)
                .setUnit(" games", 1)
                .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                .setUpdateIntervalMillis(250)
                .setConsumer(new BarLine(System.err))
                .setSpeedUnit(ChronoUnit.SECONDS)
                .showSpeed()
                .setEtaFunction(GamesProgress::left)
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

    @Override
    public void played() {
        there.incrementAndGet();
        bar.ifPresent(ProgressBar::step);
    }

    /// Games of an earlier run show nothing: they come all at once.
    @Override
    public void standing(Supplier<Document> answer) {
        if (standingEvery > 0 && wanted > 0 && ++sinceStanding % standingEvery == 0) {
            System.err.println();
            new Printer(System.err, Terminal.width()).print(answer.get(), Format.TABLE);
        }
    }

    @Override
    public void ends() {
        try {
            Runtime.getRuntime().removeShutdownHook(farewell);
        } catch (IllegalStateException _) {
            // The program is being stopped just now.
        }
        bar.ifPresent(ProgressBar::close);
    }
}
