package org.pieceworth.studies.output;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.text.InputException;

/// A file to be written completely or not at all: under a temporary name first, then moved. Links are
/// followed; pipes and devices are written directly.
///
/// @param name the name as typed
/// @param path its path
public record OutputFile(String name, Path path) {

    /// The file of `--plot`.
    ///
    /// @throws InputException when it cannot be written
    public static OutputFile picture(String name) {
        if (!name.endsWith(".svg")) {
            throw InputException.about("plot", "found '" + name + "', expected a name that ends in .svg");
        }
        return of(name);
    }

    /// Looks whether the file can be written, before the work that fills it.
    ///
    /// @throws InputException when it cannot be
    public static OutputFile of(String name) {
        if (name.equals(ObservationReader.STANDARD_STREAM)) {
            throw new InputException(
                    "found - for a file in addition to the report, which uses standard output; give a file name");
        }
        if (name.isBlank()) {
            throw new InputException("found an empty name for a file; expected one such as games.pgn");
        }
        Path path = resolve(name);
        Path folder = path.getParent();
        if (Files.isDirectory(path)) {
            throw new InputException(name + ": is a folder; expected a file");
        }
        if (folder == null || !Files.isDirectory(folder)) {
            throw new InputException(name + ": there is no such folder; expected a file in a folder that exists");
        }
        if (!Files.isWritable(Files.isRegularFile(path) || Files.notExists(path) ? folder : path)) {
            throw new InputException(name + ": may not be written; choose another place");
        }
        return new OutputFile(name, path);
    }

    private static Path resolve(String name) {
        try {
            Path path = Path.of(name).toAbsolutePath();
            if (Files.exists(path)) {
                return path.toRealPath();
            }
            Path folder = path.getParent();
            return folder != null && Files.isDirectory(folder)
                    ? folder.toRealPath().resolve(path.getFileName())
                    : path;
        } catch (InvalidPathException e) {
            throw new InputException(name + ": is not a valid file name here: " + e.getReason());
        } catch (IOException e) {
            throw new InputException(name + ": cannot be reached: " + e.getMessage());
        }
    }

    /// Writes the content.
    ///
    /// @throws OutputException when that fails; the old file, if any, is then unchanged
    public void write(Consumer<PrintWriter> content) {
        writeStream(stream -> fill(stream, content));
    }

    /// Writes bytes.
    ///
    /// @throws OutputException when that fails; the old file, if any, is then unchanged
    public void writeBytes(Consumer<OutputStream> content) {
        writeStream(stream -> {
            try (stream) {
                content.accept(stream);
            } catch (UncheckedIOException e) {
                throw new OutputException(name + ": cannot be written: " + e.getMessage());
            }
        });
    }

    /// Lets something write the whole file by its name.
    ///
    /// @throws OutputException when that fails; the old file, if any, is then unchanged
    public void writeWhole(Consumer<Path> writer) {
        Path draft = draft();
        try {
            writer.accept(draft);
            Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException | UncheckedIOException e) {
            draft.toFile().delete();
            throw new OutputException(name + ": cannot be written: " + e.getMessage());
        }
    }

    private Path draft() {
        Drafts.sweep(path);
        Path draft = Drafts.of(path);
        draft.toFile().deleteOnExit();
        return draft;
    }

    /// Fills a stream and closes it.
    @FunctionalInterface
    private interface Filling {
        void fill(OutputStream stream) throws IOException;
    }

    private void writeStream(Filling filling) {
        try {
            if (Files.exists(path) && !Files.isRegularFile(path)) {
                filling.fill(Files.newOutputStream(path));
                return;
            }
            Path draft = draft();
            try {
                filling.fill(Files.newOutputStream(draft, StandardOpenOption.CREATE_NEW));
                Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
            } finally {
                Files.deleteIfExists(draft);
            }
        } catch (IOException e) {
            throw new OutputException(name + ": cannot be written: " + e.getMessage());
        }
    }

    private void fill(OutputStream stream, Consumer<PrintWriter> content) {
        try (PrintWriter out = new PrintWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8))) {
            content.accept(out);
            if (out.checkError()) {
                throw new OutputException(name + ": cannot be written; is the disk full?");
            }
        }
    }

    /// Files with a temporary name until they are complete. An interrupted run leaves its file: the next run
    /// that writes to the same place removes it.
    private static final class Drafts {

        /// A file modified a moment ago may belong to a run on another machine, with other process numbers.
        private static final Duration YOUNG = Duration.ofMinutes(1);

        private Drafts() {}

        static Path of(Path path) {
            return path.resolveSibling(
                    "." + path.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        }

        static void sweep(Path path) {
            Pattern left = Pattern.compile("\\.{1,2}" + Pattern.quote(String.valueOf(path.getFileName()))
                    + "\\.(\\d{1,18})\\.part(\\.\\d{1,18}\\.part)?");
            try (Stream<Path> beside = Files.list(path.resolveSibling("."))) {
                List<Path> dead = beside.filter(file -> isDead(file, left))
                        .map(Path::normalize)
                        .toList();
                for (Path file : dead) {
                    Files.deleteIfExists(file);
                }
            } catch (IOException _) {
                // A file that cannot be removed remains.
            }
        }

        private static boolean isDead(Path file, Pattern left) {
            Matcher draft = left.matcher(file.getFileName().toString());
            return draft.matches()
                    && ProcessHandle.of(Long.parseLong(draft.group(1))).isEmpty()
                    && isOld(file);
        }

        private static boolean isOld(Path file) {
            try {
                return Files.getLastModifiedTime(file)
                        .toInstant()
                        .isBefore(Instant.now().minus(YOUNG));
            } catch (IOException _) {
                return false;
            }
        }
    }
}
