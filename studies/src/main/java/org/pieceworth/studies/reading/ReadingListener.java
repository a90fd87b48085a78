package org.pieceworth.studies.reading;

import org.pieceworth.empirical.input.ReadProgress;

/// Receives the progress of reading.
@FunctionalInterface
public interface ReadingListener {

    /// Ignores all reports.
    ReadingListener NONE = _ -> new Progress() {
        @Override
        public void read(long bytes, long games) {}

        @Override
        public void close() {}
    };

    /// Reading begins.
    ///
    /// @param bytes total number of bytes, as far as is known
    /// @return the receiver of each step, closed when all is read
    Progress begin(long bytes);

    /// Receives each step.
    interface Progress extends ReadProgress, AutoCloseable {

        @Override
        void close();
    }
}
