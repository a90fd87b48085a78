package org.pieceworth.cli.terminal;

import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.pieceworth.studies.options.Question;

/// A progress bar over steps of like length, from the first report on; nothing where standard error is no terminal.
public final class CountedProgress implements Question.Progress, AutoCloseable {

    private Optional<ProgressBar> bar = Optional.empty();

    public CountedProgress() {}

    @Override
    public synchronized void at(int done, int all) {
        if (bar.isEmpty() && Boolean.getBoolean("pieceworth.stderr.terminal")) {
            bar = Optional.of(new ProgressBarBuilder()
                    .setTaskName("fitting")
                    .setInitialMax(all)
                    .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                    .setUpdateIntervalMillis(250)
                    .setConsumer(new BarLine(System.err))
                    .showSpeed()
                    .build());
        }
        bar.ifPresent(shown -> shown.stepTo(done));
    }

    @Override
    public void close() {
        // No method reference, which would load the library of bars at every start.
        if (bar.isPresent()) {
            bar.get().close();
        }
    }
}
