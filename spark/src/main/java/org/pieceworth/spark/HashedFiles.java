package org.pieceworth.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Serial;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.PairFunction;
import org.apache.spark.broadcast.Broadcast;
import scala.Tuple2;

/// The SHA-256 of files as stored, a task each, worked out when first asked for.
final class HashedFiles implements Supplier<Map<String, String>> {

    private final JavaSparkContext spark;
    private final Broadcast<TaskSettings> settings;
    private final List<String> locations;
    private Map<String, String> known = Map.of();

    HashedFiles(JavaSparkContext spark, Broadcast<TaskSettings> settings, List<String> locations) {
        this.spark = spark;
        this.settings = settings;
        this.locations = locations;
    }

    @Override
    public Map<String, String> get() {
        if (known.isEmpty()) {
            known = Map.copyOf(spark.parallelize(locations, locations.size())
                    .mapToPair(new Hash(settings))
                    .collectAsMap());
        }
        return known;
    }

    private record Hash(Broadcast<TaskSettings> settings) implements PairFunction<String, String, String> {

        @Serial
        private static final long serialVersionUID = 1L;

        @Override
        public Tuple2<String, String> call(String location) throws IOException, NoSuchAlgorithmException {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            try (InputStream in = settings.value().storage().open(location, 0)) {
                new DigestInputStream(in, digest).transferTo(OutputStream.nullOutputStream());
            } catch (IOException e) {
                throw new IOException(location + ": cannot be read: " + Causes.message(e), e);
            }
            return new Tuple2<>(location, HexFormat.of().formatHex(digest.digest()));
        }
    }
}
