package org.pieceworth.spark;

import java.io.IOException;
import java.util.Optional;
import java.util.stream.Stream;
import org.pieceworth.studies.reading.ReadingException;
import org.pieceworth.text.InputException;

/// The causes of failures, which Spark wraps.
final class Causes {

    /// Of the driver, which has the tasks in it where the master is local.
    static final String NO_MEMORY = "not enough memory; give more, for example JAVA_TOOL_OPTIONS=-Xmx4g, or less input";

    /// So ends an executor whose heap is full.
    private static final String EXECUTOR_WITHOUT_MEMORY = "exited with code 52";

    private static final String MORE = "; an executor had not enough memory: give more, for example"
            + " JAVA_TOOL_OPTIONS=-Dspark.executor.memory=4g";

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
    static boolean isOfSpark(Throwable failure) {
        return all(failure).anyMatch(cause -> cause.getClass().getName().startsWith("org.apache.spark."));
    }

    /// A failure as it is told: what Spark could not do by its inmost cause, and want of memory with what to change; a
    /// fault of the program stays one.
    static RuntimeException told(RuntimeException failure) {
        if (failure instanceof InputException || failure instanceof ReadingException) {
            return failure;
        }
        if (all(failure).anyMatch(OutOfMemoryError.class::isInstance)) {
            return new ReadingException(NO_MEMORY);
        }
        if (!isOfSpark(failure)) {
            return failure;
        }
        String message = message(failure);
        return new ReadingException(
                "Spark gave up: " + message + (message.contains(EXECUTOR_WITHOUT_MEMORY) ? MORE : ""));
    }

    private static Stream<Throwable> all(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .limit(50);
    }
}
