package org.pieceworth.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// Programs of the shell that tests start.
public final class Scripts {

    private Scripts() {}

    /// Writes an executable file, by another process: a process that another thread starts meanwhile would inherit a
    /// file that is open here, and a program that somebody has open for writing cannot be run ("text file busy").
    ///
    /// @return the file
    public static Path write(Path file, CharSequence text) {
        try {
            Process writer = new ProcessBuilder("sh", "-c", "cat >\"$1\" && chmod +x \"$1\"", "sh", file.toString())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            try (var input = writer.getOutputStream()) {
                input.write(text.toString().getBytes(StandardCharsets.UTF_8));
            }
            if (writer.waitFor() != 0) {
                throw new IllegalStateException("cannot make " + file + " a program");
            }
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
