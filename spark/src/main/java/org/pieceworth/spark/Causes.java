package org.pieceworth.spark;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.studies.reading.ReadingException;
import org.pieceworth.text.InputException;

/// The causes of failures, which Spark wraps.
final class Causes {

    /// A message about the driver, which also runs the tasks if the master is local.
    static final String NO_MEMORY = "not enough memory; give more, for example JAVA_TOOL_OPTIONS=-Xmx4g, or less input";

    private static final String SPARK = "org.apache.spark.";

    /// Failures in Spark that the user can fix.
    private enum Mended {
        /// The exit code of an executor with a full heap.
        EXECUTOR_MEMORY(
                "exited with code 52",
                "an executor had not enough memory; give more, for example"
                        + " JAVA_TOOL_OPTIONS=-Dspark.executor.memory=4g"),
        DRIVER_MEMORY(
                "INVALID_DRIVER_MEMORY",
                "Spark needs 450 MB of memory; give more, for example JAVA_TOOL_OPTIONS=-Xmx2g"),
        JARS(
                "ClassNotFoundException: org.pieceworth.",
                "the executors do not have the program's jars; name them, for example"
                        + " JAVA_TOOL_OPTIONS=-Dspark.executor.extraClassPath=/opt/pieceworth/*"),
        DISK(
                "No space left on device",
                "temporary files cannot be written: no space left on device; make room there, or name another folder,"
                        + " for example JAVA_TOOL_OPTIONS=-Djava.io.tmpdir=/var/tmp, and -Dspark.local.dir=/var/tmp for"
                        + " executors"),
        NO_MASTER(
                "SparkContext has been shutdown",
                "the master does not answer, or has ended the program; expected the URL of one that runs, as its page"
                        + " shows it");

        private final String words;
        private final String told;

        Mended(String words, String told) {
            this.words = words;
            this.told = told;
        }
    }

    private Causes() {}

    /// The message of the innermost cause, in one line.
    static String message(Throwable failure) {
        Throwable root = all(failure).reduce((_, inner) -> inner).orElse(failure);
        String text = root.getMessage() == null ? root.getClass().getSimpleName() : root.getMessage();
        return text.lines().findFirst().orElse(text);
    }

    /// The first cause of a file that could not be read.
    static Optional<IOException> ofFile(Throwable failure) {
        return all(failure)
                .filter(IOException.class::isInstance)
                .map(IOException.class::cast)
                .findFirst();
    }

    /// True if Spark itself reports the failure.
    private static boolean isOfSpark(Throwable failure) {
        return all(failure)
                .anyMatch(cause -> cause.getClass().getName().startsWith(SPARK)
                        || Stream.of(cause.getStackTrace())
                                .limit(1)
                                .anyMatch(place -> place.getClassName().startsWith(SPARK)));
    }

    /// The message for a failure that the user can fix.
    static Optional<String> mended(Throwable failure) {
        if (all(failure).anyMatch(OutOfMemoryError.class::isInstance)) {
            return Optional.of(NO_MEMORY);
        }
        List<String> texts = all(failure).map(String::valueOf).toList();
        return Stream.of(Mended.values())
                .filter(each -> texts.stream().anyMatch(text -> text.contains(each.words)))
                .map(each -> each.told)
                .findFirst();
    }

    /// A failure as reported to the user: one in Spark by its innermost cause; a bug in this program is
    /// passed on unchanged.
    static RuntimeException told(RuntimeException failure) {
        if (failure instanceof InputException || failure instanceof ReadingException || !isOfSpark(failure)) {
            return all(failure).anyMatch(OutOfMemoryError.class::isInstance)
                    ? new ReadingException(NO_MEMORY)
                    : failure;
        }
        String told = mended(failure).orElseGet(() -> message(failure));
        return new ReadingException(told.equals(NO_MEMORY) ? told : "Spark gave up: " + told);
    }

    private static Stream<Throwable> all(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .limit(50);
    }
}
