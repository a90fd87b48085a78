package org.pieceworth.cli.terminal;

import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/// A progress bar over a number of like things, for long work in a terminal; elsewhere nothing.
public final class CountedProgress implements AutoCloseable {

    private final Optional<ProgressBar> bar;

    private CountedProgress(Optional<ProgressBar> bar) {
        this.bar = bar;
    }

    public static CountedProgress of(int total, boolean quiet) {
        boolean shown = Boolean.getBoolean("pieceworth.stderr.terminal") && !quiet;
        return new CountedProgress(
                shown
                        ? Optional.of(new ProgressBarBuilder()
                                .setTaskName("fitting")
                                .setInitialMax(total)
                                .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                                .setUpdateIntervalMillis(250)
                                .setConsumer(new BarLine(System.err))
                                .showSpeed()
                                .build())
                        : Optional.empty());
    }

    public void at(int done) {
        bar.ifPresent(shown -> shown.stepTo(done));
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}
