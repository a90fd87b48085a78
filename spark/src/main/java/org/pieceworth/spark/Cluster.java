package org.pieceworth.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.pieceworth.empirical.settings.TemporarySpaceException;
import org.pieceworth.studies.reading.ReadingException;
import org.pieceworth.text.InputException;

/// The machines that Spark works on, started when they are first needed.
final class Cluster implements AutoCloseable {

    private static final String MASTER = "spark.master";
    private static final String HERE = "127.0.0.1";
    private static final String PAGE = "spark.ui.enabled";

    /// The only setting of the page's address.
    private static final String ADDRESS = "SPARK_LOCAL_IP";

    /// Minimum bytes that Spark needs for messages to tasks.
    private static final int LEAST_SPACE = 1 << 20;

    private final Optional<String> master;
    private Optional<JavaSparkContext> started = Optional.empty();

    /// The valid addresses of masters.
    private static final Pattern KNOWN =
            Pattern.compile("local(\\[(\\*|\\d+)(,\\d+)?])?|local-cluster\\[[\\d, ]+]|spark://.+|k8s://.+|yarn");

    /// @param master address of the Spark master; empty for that of `spark-submit`, else all processors of
    /// this machine
    /// @throws InputException when it is invalid
    Cluster(Optional<String> master) {
        this.master = master;
        master.filter(url -> !KNOWN.matcher(url).matches()).ifPresent(url -> {
            throw InputException.about(
                    "master", "found '" + url + "', expected local[N], spark://HOST:PORT, yarn or k8s://…");
        });
    }

    JavaSparkContext context() {
        if (started.isEmpty()) {
            started = Optional.of(start());
        }
        return started.get();
    }

    private JavaSparkContext start() {
        SparkConf conf = new SparkConf().setAppName("pieceworth");
        master.ifPresent(conf::setMaster);
        conf.setIfMissing(MASTER, "local[*]");
        String url = conf.get(MASTER);
        if (isHere(url)) {
            conf.setIfMissing("spark.driver.host", HERE);
            conf.setIfMissing("spark.driver.bindAddress", HERE);
        }
        // Results are pieces of games, a few at a time.
        conf.setIfMissing("spark.driver.maxResultSize", "0");
        conf.setIfMissing("spark.ui.showConsoleProgress", "false");
        // Spark's own page has no password, and a plain request to it can end a run.
        conf.setIfMissing(PAGE, "false");
        conf.setIfMissing("spark.ui.killEnabled", "false");
        if (isHere(url) && conf.getBoolean(PAGE, false) && System.getenv(ADDRESS) == null) {
            throw new InputException(PAGE + ": Spark would open its page to other machines; set the variable " + ADDRESS
                    + "=" + HERE + " as well");
        }
        if (isHere(url)) {
            // Executors are other processes of this machine.
            conf.setIfMissing("spark.executor.extraClassPath", System.getProperty("java.class.path", ""));
        }
        if (url.startsWith("local") && !url.startsWith("local-cluster")) {
            // A task without memory fails like any other and is reported; by default it would end this
            // program without a message.
            conf.setIfMissing("spark.executor.killOnFatalError.depth", "0");
        }
        checkTemporaryFolder();
        try {
            return new JavaSparkContext(conf);
        } catch (Exception e) {
            // Spark's own are checked and not declared.
            throw new ReadingException("Spark cannot be started on " + url + ": "
                    + Causes.mended(e).orElseGet(() -> Causes.message(e)));
        }
    }

    /// Tests the temporary folder: Spark would end the program without a message if it cannot write there.
    private static void checkTemporaryFolder() {
        try {
            Path file = Files.createTempFile("pieceworth", ".spark");
            try {
                Files.write(file, new byte[LEAST_SPACE]);
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new TemporarySpaceException(e);
        }
    }

    private static boolean isHere(String url) {
        return url.startsWith("local") || url.startsWith("spark://127.0.0.") || url.startsWith("spark://localhost:");
    }

    @Override
    public void close() {
        started.ifPresent(JavaSparkContext::close);
        started = Optional.empty();
    }
}
