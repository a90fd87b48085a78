package org.pieceworth.cli.terminal;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import me.tongfei.progressbar.ProgressState;

/// A bar over games that are played, with games per second and time left, in a terminal; elsewhere nothing.
public final class GamesProgress implements AutoCloseable {

    private final Optional<ProgressBar> bar;

    private GamesProgress(Optional<ProgressBar> bar) {
        this.bar = bar;
    }

    /// @param done games that were there before
    public static GamesProgress of(long done, long total, boolean quiet) {
        boolean shown = Boolean.getBoolean("pieceworth.stderr.terminal") && !quiet;
        return new GamesProgress(shown ? Optional.of(bar(done, total)) : Optional.empty());
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

    public void game() {
        bar.ifPresent(ProgressBar::step);
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}
