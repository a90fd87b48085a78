package org.pieceworth.cli.terminal;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import me.tongfei.progressbar.ProgressState;
import org.pieceworth.studies.play.PlayListener;

/// A bar over games that are played, with games per second and time left, in a terminal; elsewhere nothing. Warnings
/// are lines of standard error.
public final class GamesProgress implements PlayListener {

    private final boolean quiet;
    private Optional<ProgressBar> bar = Optional.empty();

    /// @param quiet whether nothing is said at all
    public GamesProgress(boolean quiet) {
        this.quiet = quiet;
    }

    @Override
    public void warning(String warning) {
        if (!quiet) {
            Terminal.say("pieceworth: " + warning);
        }
    }

    @Override
    public void begins(long done, long wanted) {
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
                .setConsumer(new ConsoleProgressBarConsumer(System.err))
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
        bar.ifPresent(ProgressBar::step);
    }

    @Override
    public void ends() {
        bar.ifPresent(ProgressBar::close);
    }
}
