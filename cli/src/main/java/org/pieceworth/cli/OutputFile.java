package org.pieceworth.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.Consumer;
import org.pieceworth.rules.InputException;

/// Writes files whole or not at all: beside their place first, then moved there.
final class OutputFile {

    private OutputFile() {}

    static void write(String name, Consumer<PrintWriter> content) {
        Path path = Path.of(name).toAbsolutePath();
        Path folder = path.getParent();
        if (folder == null || !Files.isDirectory(folder) || Files.isDirectory(path)) {
            throw new InputException(name + ": cannot be written there; expected a file in a folder that exists");
        }
        try {
            Path draft = Files.createTempFile(folder, "." + path.getFileName(), ".part");
            try {
                writeDraft(draft, name, content);
                Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(draft);
            }
        } catch (IOException e) {
            throw new OutputException(name + ": cannot be written: " + e.getMessage());
        }
    }

    private static void writeDraft(Path draft, String name, Consumer<PrintWriter> content) throws IOException {
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(draft, StandardCharsets.UTF_8))) {
            content.accept(out);
            if (out.checkError()) {
                throw new OutputException(name + ": cannot be written; is the disk full?");
            }
        }
    }
}
