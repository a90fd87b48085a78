package org.pieceworth.empirical.settings;

import java.io.IOException;
import java.io.Serial;
import java.nio.file.NoSuchFileException;
import java.util.Optional;

/// Thrown if temporary files cannot be written, which is not an error of the input: their folder is missing,
/// or its disk is full.
public final class TemporarySpaceException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private static final String FOLDER = "java.io.tmpdir";

    public TemporarySpaceException(IOException cause) {
        super(
                "temporary files cannot be written to " + System.getProperty(FOLDER, "their folder") + ": "
                        + reason(cause)
                        + "; make room there, or name another folder, for example JAVA_TOOL_OPTIONS=-D" + FOLDER
                        + "=/var/tmp",
                cause);
    }

    private static String reason(IOException cause) {
        return cause instanceof NoSuchFileException
                ? "there is no such folder"
                : Optional.ofNullable(cause.getMessage())
                        .orElse(cause.getClass().getSimpleName());
    }
}
