package org.pieceworth.web.api;

import io.javalin.http.sse.SseClient;
import org.pieceworth.web.jobs.Job;
import org.pieceworth.web.jobs.Jobs;

/// News of a job as they come.
final class JobEvents {

    private static final long BEAT_MILLIS = 10_000;
    private static final long BETWEEN_MILLIS = 200;

    private JobEvents() {}

    static void serve(Jobs jobs, Job job, SseClient client) {
        client.keepAlive();
        Thread.ofVirtual().name("events").start(() -> tell(jobs, job, client));
    }

    private static void tell(Jobs jobs, Job job, SseClient client) {
        try {
            long known = -1;
            while (!client.terminated()) {
                long version = job.version();
                if (version == known) {
                    client.sendComment("still there");
                } else {
                    known = version;
                    boolean over = job.state().isOver();
                    client.sendEvent("job", jobs.json(job).toString());
                    if (over) {
                        break;
                    }
                    Thread.sleep(BETWEEN_MILLIS);
                }
                job.awaitNews(known, BEAT_MILLIS);
            }
        } catch (InterruptedException _) {
            // The server is stopped.
        } finally {
            client.close();
        }
    }
}
