package org.pieceworth.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serial;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.PairFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.SerializableConfiguration;
import org.pieceworth.pgn.PgnInput;
import scala.Tuple2;

/// Damaged compressed files, by their locations, with a description of the damage.
record DamagedFiles(Map<String, String> damage) {

    /// No files.
    static final DamagedFiles NONE = new DamagedFiles(Map.of());

    DamagedFiles {
        damage = Map.copyOf(damage);
    }

    Optional<String> of(String location) {
        return Optional.ofNullable(damage.get(location));
    }

    /// Looks through files, a task each. Plain text shows no damage, and is not read.
    static DamagedFiles among(JavaSparkContext spark, List<String> locations) {
        if (locations.isEmpty()) {
            return NONE;
        }
        Broadcast<SerializableConfiguration> conf =
                spark.broadcast(new SerializableConfiguration(spark.hadoopConfiguration()));
        Map<String, String> found = new HashMap<>(spark.parallelize(locations, locations.size())
                .mapToPair(new Look(conf))
                .collectAsMap());
        found.values().removeIf(String::isEmpty);
        return new DamagedFiles(found);
    }

    private record Look(Broadcast<SerializableConfiguration> conf) implements PairFunction<String, String, String> {

        @Serial
        private static final long serialVersionUID = 1L;

        @Override
        public Tuple2<String, String> call(String location) throws IOException {
            try (InputStream in = new Storage(conf.value().value()).open(location, 0)) {
                return new Tuple2<>(
                        location, PgnInput.damage(in, file(location)).orElse(""));
            } catch (IOException e) {
                throw new IOException(location + ": cannot be read: " + Causes.message(e), e);
            }
        }

        private static Optional<Path> file(String location) {
            return Storage.isAddress(location) ? Optional.empty() : Optional.of(Path.of(location));
        }
    }
}
