package org.pieceworth.cli.terminal;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import me.tongfei.progressbar.ProgressState;
import org.pieceworth.studies.reading.ReadingListener;
import org.pieceworth.text.Counted;

/// A progress bar on standard error, for long work in a terminal; elsewhere nothing.
public sealed interface ReadingProgress extends ReadingListener.Progress {

    /// Below this many bytes reading is over before a bar can be read.
    long WORTH_SHOWING = 4_000_000;

    /// Shows the progress of reading.
    static ReadingListener reading(boolean quiet) {
        return bytes -> of(bytes, quiet);
    }

    /// A bar, unless the work is short, the user wants quiet or standard error is no terminal.
    static ReadingProgress of(long totalBytes, boolean quiet) {
        boolean terminal = Boolean.getBoolean("pieceworth.stderr.terminal");
        return terminal && !quiet && totalBytes >= WORTH_SHOWING ? new Bar(totalBytes) : new Silent();
    }

    /// Shows nothing.
    record Silent() implements ReadingProgress {
        @Override
        public void read(long bytes, long games) {}

        @Override
        public void close() {}
    }

    /// Shows bytes, rate, time left and games.
    final class Bar implements ReadingProgress {
        private static final long MEGABYTE = 1_000_000;
        private static final int STEP = 1 << 16;

        private final ProgressBar bar;
        private long shown;
        private long shownGames;
        private String tasks = "";

        Bar(long totalBytes) {
            bar = new ProgressBarBuilder()
                    .setTaskName("reading")
                    .setInitialMax(totalBytes)
                    .setUnit(" MB", MEGABYTE)
                    .setStyle(ProgressBarStyle.UNICODE_BLOCK)
                    .setUpdateIntervalMillis(250)
                    .setConsumer(new BarLine(System.err))
                    .setSpeedUnit(ChronoUnit.SECONDS)
                    .showSpeed()
                    .setEtaFunction(Bar::left)
                    .build();
        }

        private static Optional<Duration> left(ProgressState state) {
            double done = state.getCurrent();
            double rest = state.getMax() - done;
            return done == 0
                    ? Optional.empty()
                    : Optional.of(Duration.ofMillis(
                            Math.round(state.getElapsedAfterStart().toMillis() * rest / done)));
        }

        /// When other machines read, tasks report bytes and the merging thread reports games, in two threads.
        @Override
        public synchronized void read(long bytes, long games) {
            boolean further = bytes - shown >= STEP;
            if (further) {
                shown = bytes;
                bar.stepTo(bytes);
            }
            if (further || games > shownGames) {
                shownGames = Math.max(shownGames, games);
                bar.setExtraMessage("  " + Counted.number(shownGames) + " games" + tasks);
            }
        }

        @Override
        public synchronized void tasks(long done, long planned) {
            tasks = ", " + Counted.number(done) + " of " + Counted.of(planned, "task");
        }

        @Override
        public void close() {
            bar.stepTo(bar.getMax());
            bar.close();
        }
    }
}
