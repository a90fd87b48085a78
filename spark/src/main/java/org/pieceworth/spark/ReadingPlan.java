package org.pieceworth.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaSparkContext;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.spark.TextRange.Form;
import org.pieceworth.store.ParquetGames;
import org.pieceworth.text.InputException;

/// The division of the reading between tasks and the driver.
///
/// @param inputs inputs in their order
record ReadingPlan(List<Input> inputs) {

    /// Text of a compressed file for one task: its games must fit into the memory of two machines.
    private static final long LONG_PIECE = 1L << 32;

    /// Compressed text becomes at least this many times as long when unpacked.
    private static final long PACKED = 4;

    /// Minimum number of rows of a task, since it must open the table.
    private static final long FEWEST_ROWS = 100;

    private static final byte[] PARQUET = "PAR1".getBytes(StandardCharsets.US_ASCII);

    ReadingPlan {
        inputs = List.copyOf(inputs);
    }

    /// An input.
    ///
    /// @param location its location for tasks; empty if they cannot read it
    /// @param bytes its size, as stored
    /// @param pieces the pieces for tasks; none if the driver reads it
    record Input(GameInput input, String location, long bytes, List<TextRange> pieces) {

        Input {
            pieces = List.copyOf(pieces);
        }

        boolean isTable() {
            return pieces.getFirst().form() == Form.ROWS;
        }

        /// The bytes of each piece, as stored.
        Stream<Long> sizes() {
            return pieces.stream()
                    .map(piece -> piece.form() == Form.PLAIN || piece.form() == Form.FRAMES
                            ? Math.min(bytes, piece.to()) - piece.from()
                            : bytes / pieces.size());
        }
    }

    /// All pieces, in their order.
    List<TextRange> pieces() {
        return inputs.stream().flatMap(each -> each.pieces().stream()).toList();
    }

    /// Their bytes, as stored.
    long[] sizes() {
        return inputs.stream().flatMap(Input::sizes).mapToLong(Long::longValue).toArray();
    }

    /// The files that inputs stand for: an address may be a pattern or a folder.
    ///
    /// @throws InputException when there is none
    static List<GameInput> files(List<GameInput> inputs, Function<GameInput, Storage> storage) {
        List<GameInput> files = new ArrayList<>();
        for (GameInput input : inputs) {
            if (Storage.isAddress(input.name())) {
                attempt(input, () -> storage.apply(input).files(input.name())).stream()
                        .map(GameInput::of)
                        .forEach(files::add);
            } else {
                checkThere(input);
                files.add(input);
            }
        }
        return files;
    }

    private static void checkThere(GameInput input) {
        try {
            if (!input.isStandard() && Files.notExists(Path.of(input.name()))) {
                throw new InputException(input.name() + ": no such file");
            }
        } catch (InvalidPathException _) {
            // Reading it will say so.
        }
    }

    @FunctionalInterface
    interface Attempt<T> {
        T run() throws IOException;
    }

    /// Runs work that may not find a file.
    static <T> T attempt(GameInput input, Attempt<T> work) {
        try {
            return work.run();
        } catch (IOException e) {
            boolean none = e instanceof FileNotFoundException;
            throw new InputException(
                    input.name() + ": " + (none ? "no such file" : "cannot be read: " + Causes.message(e)));
        }
    }

    /// An input's location for tasks; empty if only the driver can read it.
    static String location(GameInput input) {
        if (Storage.isAddress(input.name())) {
            return input.name();
        }
        return input.file().map(path -> path.toAbsolutePath().toString()).orElse("");
    }

    /// Plans the reading of an input.
    ///
    /// @param split bytes of a plain text that a task reads
    static Input of(GameInput input, Storage storage, long split) {
        String location = location(input);
        if (location.isEmpty()) {
            return new Input(input, "", 0, List.of());
        }
        return attempt(input, () -> {
            try (InputStream in = storage.open(location, 0)) {
                byte[] head = in.readNBytes(GameInput.LOOK);
                long bytes = storage.length(location);
                return new Input(input, location, bytes, pieces(input, storage, head, bytes, split));
            } catch (IOException e) {
                if (Storage.isAddress(location)) {
                    throw e;
                }
                // The driver will report the error.
                return new Input(input, location, 0, List.of());
            }
        });
    }

    private static List<TextRange> pieces(GameInput input, Storage storage, byte[] head, long bytes, long split)
            throws IOException {
        String location = location(input);
        if (Arrays.equals(Arrays.copyOf(head, PARQUET.length), PARQUET)) {
            return rows(input, location, bytes, split);
        }
        return switch (GameInput.form(input.name(), head)) {
            case GAMES -> cut(new TextRange(input.name(), location, Form.PLAIN, 0, Math.max(1, bytes)), split);
            case GAMES_FROM_BEGINNING -> packed(input, location, storage.frames(location, head, bytes), split);
            case OTHER -> others(input);
        };
    }

    /// Adjacent frames with as much text as a task reads; the whole file, if it has no frames.
    private static List<TextRange> packed(GameInput input, String location, long[] starts, long split) {
        if (starts.length <= 2) {
            return List.of(new TextRange(input.name(), location, Form.FROM_BEGINNING, 0, Math.max(LONG_PIECE, split)));
        }
        List<TextRange> pieces = new ArrayList<>();
        int first = 0;
        long behind = 0;
        for (int frame = 1; frame < starts.length; frame++) {
            boolean last = frame == starts.length - 1;
            if (last || starts[frame + 1] - starts[first] > split / PACKED) {
                pieces.add(new TextRange(input.name(), location, Form.FRAMES, starts[first], starts[frame], behind));
                behind = starts[frame - 1];
                first = frame;
            }
        }
        return pieces;
    }

    /// The database finds rows in files of this machine only; of another a task reads all.
    private static List<TextRange> rows(GameInput input, String location, long bytes, long split) {
        if (Storage.isAddress(location)) {
            return List.of(new TextRange(input.name(), location, Form.ROWS, 0, Long.MAX_VALUE));
        }
        OptionalLong rows = ParquetGames.rows(input);
        if (rows.isEmpty()) {
            return List.of();
        }
        double tasks = PACKED * (double) bytes / split;
        long each = Math.max(FEWEST_ROWS, (long) (rows.getAsLong() / tasks));
        return cut(new TextRange(input.name(), location, Form.ROWS, 0, Math.max(1, rows.getAsLong())), each);
    }

    private static List<TextRange> others(GameInput input) {
        if (Storage.isAddress(input.name())) {
            throw new InputException(input.name()
                    + ": is no file of games (PGN, plain or compressed with gzip, bzip2, xz or Zstandard; Parquet); other"
                    + " files are read from this machine only, so fetch it first");
        }
        return List.of();
    }

    private static List<TextRange> cut(TextRange whole, long size) {
        List<TextRange> pieces = new ArrayList<>();
        for (long from = 0; from < whole.to(); from += size) {
            pieces.add(new TextRange(whole.name(), whole.location(), whole.form(), from, from + size));
        }
        return pieces;
    }

    /// Looks through compressed files for damage, side by side.
    ///
    /// @return the damaged files, with a description of the damage
    static DamagedFiles damaged(JavaSparkContext spark, List<GameInput> files) {
        return DamagedFiles.among(
                spark,
                files.stream()
                        .map(ReadingPlan::location)
                        .filter(location -> !location.isEmpty())
                        .distinct()
                        .toList());
    }
}
