package org.pieceworth.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/// In the place of standard output: what a thread prints, and what those print that it starts, can be diverted, so that
/// one process runs several commands at a time.
final class ThreadOutput extends OutputStream {

    private final PrintStream usual;
    private final InheritableThreadLocal<OutputStream> diverted;

    private ThreadOutput(PrintStream usual, InheritableThreadLocal<OutputStream> diverted) {
        this.usual = usual;
        this.diverted = diverted;
    }

    /// @param put sets the standard output of the process
    static ThreadOutput instead(PrintStream usual, Consumer<PrintStream> put) {
        ThreadOutput output = new ThreadOutput(usual, new InheritableThreadLocal<>());
        put.accept(new PrintStream(output, true, StandardCharsets.UTF_8) {
            // A command that closes what it printed on ends no other's.
            @Override
            public void close() {
                flush();
            }
        });
        return output;
    }

    void divert(OutputStream to) {
        diverted.set(to);
    }

    void undivert() {
        diverted.remove();
    }

    private OutputStream current() {
        OutputStream own = diverted.get();
        return own == null ? usual : own;
    }

    @Override
    public void write(int b) throws IOException {
        current().write(b);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        current().write(bytes, from, length);
    }

    @Override
    public void flush() throws IOException {
        current().flush();
    }
}
