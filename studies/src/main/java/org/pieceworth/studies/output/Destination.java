package org.pieceworth.studies.output;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Consumer;

/// A destination of text.
public sealed interface Destination {

    /// Writes the text.
    ///
    /// @throws OutputException when that fails
    void write(Consumer<PrintWriter> content);

    /// Writes bytes.
    ///
    /// @throws OutputException when that fails
    void writeBytes(Consumer<OutputStream> content);

    /// The file, if it is one.
    Optional<OutputFile> file();

    /// A file.
    ///
    /// @param to file to be written completely or not at all
    record Named(OutputFile to) implements Destination {
        @Override
        public void write(Consumer<PrintWriter> content) {
            to.write(content);
        }

        @Override
        public void writeBytes(Consumer<OutputStream> content) {
            to.writeBytes(content);
        }

        @Override
        public Optional<OutputFile> file() {
            return Optional.of(to);
        }
    }

    /// A stream that remains open, such as standard output.
    ///
    /// @param out takes the text in UTF-8, or the bytes
    record Stream(OutputStream out) implements Destination {
        @Override
        public void write(Consumer<PrintWriter> content) {
            PrintWriter text = new PrintWriter(out, false, StandardCharsets.UTF_8);
            content.accept(text);
            text.flush();
        }

        @Override
        public void writeBytes(Consumer<OutputStream> content) {
            content.accept(out);
            try {
                out.flush();
            } catch (IOException e) {
                throw new OutputException("standard output: cannot be written: " + e.getMessage());
            }
        }

        @Override
        public Optional<OutputFile> file() {
            return Optional.empty();
        }
    }
}
