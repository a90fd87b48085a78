package org.pieceworth.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Optional;

/// Standard output that remembers the cause of a failed write, which a [PrintStream] does not report: a full
/// disk is an error, a closed pipe (`| head`) is not.
final class StandardOutput extends FilterOutputStream {

    private static final int BUFFER = 1 << 13;

    /// The systems' messages about a closed pipe.
    private static final String GONE = "pipe";

    private Optional<String> failure = Optional.empty();

    private StandardOutput(OutputStream out) {
        super(out);
    }

    /// Puts it in the place of the usual one.
    static StandardOutput watch() {
        StandardOutput watched = new StandardOutput(new FileOutputStream(FileDescriptor.out));
        System.setOut(new PrintStream(new BufferedOutputStream(watched, BUFFER), true, System.out.charset()));
        return watched;
    }

    /// The reason why the output is incomplete; empty if it is complete, or if the pipe was closed.
    Optional<String> failure() {
        System.out.flush();
        return failure.filter(why -> !why.toLowerCase(Locale.ROOT).contains(GONE));
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        try {
            out.write(bytes, offset, length);
        } catch (IOException e) {
            if (failure.isEmpty()) {
                failure = Optional.of(e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
            }
            throw e;
        }
    }
}
