package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.ExecutionException;

/// `java.util.concurrent.Future`.
public interface TFuture<V> {

    /// Waits for the result.
    V get() throws InterruptedException, ExecutionException;
}
