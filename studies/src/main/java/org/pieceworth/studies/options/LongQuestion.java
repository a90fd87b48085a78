package org.pieceworth.studies.options;

import org.pieceworth.studies.run.Run;

/// A question with long work: a command with progress, and perhaps a job of the workbench.
public interface LongQuestion extends Question {

    /// Looks whether it makes sense, before it becomes a job.
    ///
    /// @throws org.pieceworth.text.InputException when it does not
    default void check() {}

    /// True if the work also stops when its thread is interrupted, between two reports of progress.
    default boolean heedsInterrupts() {
        return false;
    }

    @Override
    default Reply reply() {
        return reply(Run.SILENT);
    }

    @Override
    Reply reply(Run run);
}
