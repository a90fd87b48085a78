package org.teavm.classlib.java.util.concurrent;

/// `java.util.concurrent.Executors`.
public final class TExecutors {

    private TExecutors() {}

    /// @throws UnsupportedOperationException always, since pages have one thread
    @SuppressWarnings("DoNotCallSuggester") // stands for a method that callers know by another name
    public static TExecutorService newFixedThreadPool(int threads) {
        throw new UnsupportedOperationException(threads + " threads");
    }
}
