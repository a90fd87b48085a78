package org.pieceworth.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.spark.SparkException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.studies.reading.ReadingException;

/// What people can mend is told with what to change.
class CausesTest {

    private static RuntimeException ofSpark(String message, @Nullable Throwable cause) {
        return new IllegalStateException(new SparkException(message, cause));
    }

    @ParameterizedTest
    @CsvSource({
        "Lost task 1.3: Reason: Command exited with code 52, -Dspark.executor.memory=4g",
        "java.lang.ClassNotFoundException: org.pieceworth.spark.TextRange, -Dspark.executor.extraClassPath",
        "java.io.IOException: No space left on device, -Djava.io.tmpdir=/var/tmp",
        "SparkContext has been shutdown, expected the URL of one that runs",
        "something else, Spark gave up: something else"
    })
    void byWhatSparkSays(String message, String told) {
        assertThat(Causes.told(ofSpark(message, null)))
                .isInstanceOf(ReadingException.class)
                .hasMessageStartingWith("Spark gave up: ")
                .hasMessageContaining(told);
    }

    @Test
    void wantOfMemoryWhereverItIs() {
        assertThat(Causes.told(ofSpark("a task failed", new OutOfMemoryError("Java heap space"))))
                .hasMessage(Causes.NO_MEMORY);
        assertThat(Causes.told(new IllegalStateException(new OutOfMemoryError())))
                .hasMessage(Causes.NO_MEMORY);
    }

    @Test
    void whatIsNotOfSparkStays() {
        RuntimeException own = new UncheckedIOException(new IOException("No space left on device"));
        assertThat(Causes.told(own)).isSameAs(own);
    }
}
