package org.pieceworth.lab.experiment;

import java.io.IOException;
import java.io.Serial;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;

/// A journal cannot be read or written. Its games are saved: the run can be continued once the problem is
/// fixed.
public final class JournalException extends UncheckedIOException {

    @Serial
    private static final long serialVersionUID = 1L;

    private final transient Path journal;

    JournalException(Path journal, IOException cause) {
        super(
                journal + ": cannot be written: "
                        + Optional.ofNullable(cause.getMessage()).orElse("for an unknown reason"),
                cause);
        this.journal = journal;
    }

    /// The file of its games.
    public Path journal() {
        return journal;
    }
}
