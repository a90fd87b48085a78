package org.teavm.classlib.java.util.concurrent;

import java.util.List;

/// `java.util.concurrent.ExecutorService`.
public interface TExecutorService {

    /// Runs a task on a thread of the service.
    TFuture<?> submit(Runnable task);

    /// Ends the service.
    List<Runnable> shutdownNow();
}
