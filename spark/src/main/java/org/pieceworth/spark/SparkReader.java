package org.pieceworth.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.pieceworth.empirical.GameInput;
import org.pieceworth.empirical.ObservationReader;
import org.pieceworth.empirical.rows.SourceFile;
import org.pieceworth.studies.reading.InputReader;
import org.pieceworth.studies.reading.ReadingException;
import org.pieceworth.text.InputException;

/// Reads files of games in pieces by the tasks of Spark and adds them up in the order of the files, so that the
/// observations are those of one machine, to the last bit. What else may be an input is read by the driver, as by the
/// command of one machine.
final class SparkReader implements InputReader {

    /// Bytes that are looked at to know a file's form.
    private static final int LOOK = 1 << 18;

    /// Text of a compressed file that one task collects: its games have to fit into the memory of two machines.
    private static final long LONG_PIECE = 1L << 32;

    private final Cluster cluster;
    private final TypedWords words;
    private final long split;

    /// @param words the command, from which tasks read their settings
    /// @param split bytes of a plain text that a task reads
    SparkReader(Cluster cluster, TypedWords words, long split) {
        this.cluster = cluster;
        this.words = words;
        this.split = split;
    }

    /// An input.
    ///
    /// @param pieces those that tasks read; none if the driver reads it
    private record Planned(GameInput input, String location, long bytes, List<TextRange> pieces) {}

    @Override
    public void read(List<GameInput> inputs, ObservationReader into) {
        inputs.forEach(SparkReader::checkThere);
        boolean anyAddress = inputs.stream().anyMatch(input -> Storage.isAddress(input.name()));
        Storage here = new Storage(
                anyAddress ? cluster.context().hadoopConfiguration() : new org.apache.hadoop.conf.Configuration(false));
        List<Planned> plan = inputs.stream().map(input -> plan(input, here)).toList();
        List<TextRange> pieces =
                plan.stream().flatMap(each -> each.pieces().stream()).toList();
        if (pieces.isEmpty()) {
            InputReader.HERE.read(inputs, into);
            return;
        }
        JavaSparkContext spark = cluster.context();
        Broadcast<TaskSettings> settings = spark.broadcast(new TaskSettings(words, into, spark.hadoopConfiguration()));
        try (PieceStream results = new PieceStream(spark, new PieceTask(settings), pieces)) {
            Supplier<Map<String, String>> hashes = hashes(spark, settings, plan, into);
            for (Planned each : plan) {
                if (each.pieces().isEmpty()) {
                    InputReader.HERE.read(List.of(each.input()), into);
                } else {
                    into.addPieces(
                            each.input(),
                            games -> results.readFile(each.pieces(), games),
                            () -> new SourceFile(
                                    each.input().name(),
                                    each.bytes(),
                                    hashes.get().getOrDefault(each.location(), "")));
                }
            }
        } catch (InputException | ReadingException e) {
            throw e;
        } catch (RuntimeException e) {
            throw failure(e);
        }
    }

    /// What Spark could not do is told by its inmost cause; a fault of the program stays one.
    private static RuntimeException failure(RuntimeException e) {
        if (Causes.ofFile(e).isPresent()) {
            return new InputException(String.valueOf(Causes.ofFile(e).get().getMessage()));
        }
        return Causes.told(e);
    }

    private static void checkThere(GameInput input) {
        if (Storage.isAddress(input.name()) || input.isStandard()) {
            return;
        }
        try {
            if (Files.notExists(Path.of(input.name()))) {
                throw new InputException(input.name() + ": no such file");
            }
        } catch (InvalidPathException _) {
            // Reading it will say so.
        }
    }

    private Planned plan(GameInput input, Storage storage) {
        boolean address = Storage.isAddress(input.name());
        if (!address && input.file().isEmpty()) {
            return new Planned(input, "", 0, List.of());
        }
        String location =
                address ? input.name() : Path.of(input.name()).toAbsolutePath().toString();
        try (InputStream in = storage.open(location, 0)) {
            long bytes = storage.length(location);
            List<TextRange> pieces = switch (GameInput.form(input.name(), in.readNBytes(LOOK))) {
                case GAMES -> cut(input.name(), location, bytes);
                case GAMES_FROM_BEGINNING ->
                    List.of(new TextRange(input.name(), location, false, 0, Math.max(LONG_PIECE, split)));
                case OTHER -> others(input, address);
            };
            return new Planned(input, location, bytes, pieces);
        } catch (IOException e) {
            if (!address) {
                return new Planned(input, location, 0, List.of());
            }
            boolean none = e instanceof FileNotFoundException;
            throw new InputException(
                    input.name() + ": " + (none ? "no such file" : "cannot be read: " + Causes.message(e)));
        }
    }

    private static List<TextRange> others(GameInput input, boolean address) {
        if (address) {
            throw new InputException(input.name()
                    + ": is no file of games (PGN), plain or compressed with gzip or Zstandard; other files are read from"
                    + " this machine only, so fetch it first");
        }
        return List.of();
    }

    private List<TextRange> cut(String name, String location, long bytes) {
        List<TextRange> pieces = new ArrayList<>();
        for (long from = 0; from < Math.max(1, bytes); from += split) {
            pieces.add(new TextRange(name, location, true, from, from + split));
        }
        return pieces;
    }

    /// Hashes of all files that tasks read, by their locations, worked out when the first is asked for.
    private static Supplier<Map<String, String>> hashes(
            JavaSparkContext spark, Broadcast<TaskSettings> settings, List<Planned> plan, ObservationReader into) {
        if (!into.wantsHashes()) {
            return Map::of;
        }
        List<String> files = plan.stream()
                .filter(each -> !each.pieces().isEmpty())
                .map(Planned::location)
                .distinct()
                .toList();
        return new HashedFiles(spark, settings, files);
    }
}
