package org.pieceworth.spark;

import java.io.IOException;
import java.util.Optional;
import java.util.stream.Stream;

/// The causes of failures, which Spark wraps.
final class Causes {

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

    private static Stream<Throwable> all(Throwable failure) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .limit(50);
    }
}
