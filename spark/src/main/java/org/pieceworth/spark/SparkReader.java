package org.pieceworth.spark;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.rows.SourceFile;
import org.pieceworth.empirical.settings.TemporarySpaceException;
import org.pieceworth.studies.reading.ReadingException;
import org.pieceworth.studies.run.InputReader;
import org.pieceworth.text.InputException;

/// Reads files of games in pieces by the tasks of Spark and adds them up in the order of the files, so that
/// the observations are those of one machine, to the last bit. The driver reads all other inputs, as the
/// command of one machine does.
final class SparkReader implements InputReader {

    private final Cluster cluster;
    private final TypedWords words;
    private final long split;

    /// @param words the command, used by tasks to read their settings
    /// @param split bytes of a plain text that a task reads
    SparkReader(Cluster cluster, TypedWords words, long split) {
        this.cluster = cluster;
        this.words = words;
        this.split = split;
    }

    @Override
    public void read(List<GameInput> inputs, ObservationReader into) {
        try {
            List<GameInput> files = ReadingPlan.files(inputs, this::storage);
            DamagedFiles damaged = into.options().games().skipCorrupt()
                    ? ReadingPlan.damaged(cluster.context(), files)
                    : DamagedFiles.NONE;
            read(
                    new ReadingPlan(files.stream()
                            .map(file -> damaged.of(ReadingPlan.location(file)).isPresent()
                                    ? new ReadingPlan.Input(file, ReadingPlan.location(file), 0, List.of())
                                    : ReadingPlan.of(file, storage(file), split))
                            .toList()),
                    damaged,
                    into);
        } catch (InputException | ReadingException e) {
            throw e;
        } catch (RuntimeException e) {
            throw failure(e);
        }
    }

    private void read(ReadingPlan plan, DamagedFiles damaged, ObservationReader into) {
        List<TextRange> pieces = plan.pieces();
        if (pieces.isEmpty()) {
            plan.inputs().forEach(each -> readHere(each, damaged, into));
            return;
        }
        JavaSparkContext spark = cluster.context();
        Broadcast<TaskSettings> settings = spark.broadcast(new TaskSettings(words, into, spark.hadoopConfiguration()));
        TaskProgress progress = new TaskProgress(plan.sizes(), into.progress());
        spark.sc().addSparkListener(progress);
        try (PieceStream results = new PieceStream(spark, new PieceTask(settings), pieces)) {
            Supplier<Map<String, String>> hashes = hashes(spark, settings, plan, into);
            for (ReadingPlan.Input each : plan.inputs()) {
                if (each.pieces().isEmpty()) {
                    readHere(each, damaged, into);
                } else {
                    into.addPieces(
                            each.input(),
                            each.isTable(),
                            games -> results.readFile(each.pieces(), games),
                            () -> new SourceFile(
                                    each.input().name(),
                                    each.bytes(),
                                    hashes.get().getOrDefault(each.location(), "")));
                }
            }
        } finally {
            spark.sc().removeSparkListener(progress);
        }
    }

    private static void readHere(ReadingPlan.Input input, DamagedFiles damaged, ObservationReader into) {
        Optional<String> damage = damaged.of(input.location());
        if (damage.isPresent()) {
            into.leaveOut(input.input().name(), damage.get());
        } else {
            InputReader.HERE.read(List.of(input.input()), into);
        }
    }

    private Storage storage(GameInput input) {
        return new Storage(
                Storage.isAddress(input.name()) ? cluster.context().hadoopConfiguration() : new Configuration(false));
    }

    @Override
    public Optional<String> firstVariant(GameInput input) {
        if (!Storage.isAddress(input.name())) {
            return InputReader.HERE.firstVariant(input);
        }
        Storage storage = storage(input);
        try {
            String first = storage.files(input.name()).getFirst();
            try (InputStream in = storage.open(first, 0)) {
                return GameInput.firstVariant(first, in.readNBytes(GameInput.LOOK));
            }
        } catch (IOException | RuntimeException _) {
            // The reader will report the error.
            return Optional.empty();
        }
    }

    @Override
    public long bytes(GameInput input) {
        if (!Storage.isAddress(input.name())) {
            return InputReader.HERE.bytes(input);
        }
        Storage storage = storage(input);
        try {
            long bytes = 0;
            for (String file : storage.files(input.name())) {
                bytes += storage.length(file);
            }
            return bytes;
        } catch (IOException | RuntimeException _) {
            return 0;
        }
    }

    /// A failure in Spark is reported by its innermost cause; a bug in this program is passed on unchanged.
    private static RuntimeException failure(RuntimeException e) {
        boolean ofFile = Causes.mended(e).isEmpty() && !(e instanceof TemporarySpaceException);
        return Causes.ofFile(e)
                .filter(_ -> ofFile)
                .<RuntimeException>map(file -> new InputException(String.valueOf(file.getMessage())))
                .orElseGet(() -> Causes.told(e));
    }

    /// Hashes of all files that tasks read, by their locations, computed at the first request.
    private static Supplier<Map<String, String>> hashes(
            JavaSparkContext spark, Broadcast<TaskSettings> settings, ReadingPlan plan, ObservationReader into) {
        if (!into.wantsHashes()) {
            return Map::of;
        }
        List<String> files = plan.inputs().stream()
                .filter(each -> !each.pieces().isEmpty())
                .map(ReadingPlan.Input::location)
                .distinct()
                .toList();
        return new HashedFiles(spark, settings, files);
    }
}
