package org.pieceworth.studies.reading;

import org.pieceworth.empirical.input.ReadProgress;

/// Hears that files are read, and how far.
@FunctionalInterface
public interface ReadingListener {

    /// Hears nothing.
    ReadingListener NONE = _ -> new Progress() {
        @Override
        public void read(long bytes, long games) {}

        @Override
        public void close() {}
    };

    /// Reading begins.
    ///
    /// @param bytes how many there are to read, as far as is known
    /// @return what hears of each step, and is closed when all is read
    Progress begin(long bytes);

    /// Hears of each step.
    interface Progress extends ReadProgress, AutoCloseable {

        @Override
        void close();
    }
}
