package org.pieceworth.web.api;

import io.javalin.http.sse.SseClient;
import java.util.function.Function;
import org.pieceworth.web.jobs.Job;
import tools.jackson.databind.node.ObjectNode;

/// Events of a job, sent when they occur.
final class JobEvents {

    private static final long BEAT_MILLIS = 10_000;
    private static final long BETWEEN_MILLIS = 200;

    private JobEvents() {}

    /// @param json public information on a job
    static void serve(Job job, Function<Job, ObjectNode> json, SseClient client) {
        client.keepAlive();
        Thread.ofVirtual().name("events").start(() -> tell(job, json, client));
    }

    private static void tell(Job job, Function<Job, ObjectNode> json, SseClient client) {
        try {
            long known = -1;
            while (!client.terminated()) {
                long version = job.version();
                if (version == known) {
                    client.sendComment("still there");
                } else {
                    known = version;
                    boolean over = job.state().isOver();
                    client.sendEvent("job", json.apply(job).toString());
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
