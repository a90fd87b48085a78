package org.pieceworth.studies.output;

import java.io.PrintWriter;
import java.util.Optional;
import java.util.function.Consumer;

/// A destination of text.
public sealed interface Destination {

    /// Writes the text.
    ///
    /// @throws OutputException when that fails
    void write(Consumer<PrintWriter> content);

    /// The file, where it is one.
    Optional<OutputFile> file();

    /// A file.
    ///
    /// @param to is written whole or not at all
    record Named(OutputFile to) implements Destination {
        @Override
        public void write(Consumer<PrintWriter> content) {
            to.write(content);
        }

        @Override
        public Optional<OutputFile> file() {
            return Optional.of(to);
        }
    }

    /// A stream that stays open, such as standard output.
    ///
    /// @param out takes the text
    record Stream(PrintWriter out) implements Destination {
        @Override
        public void write(Consumer<PrintWriter> content) {
            content.accept(out);
            out.flush();
        }

        @Override
        public Optional<OutputFile> file() {
            return Optional.empty();
        }
    }
}
