package org.pieceworth.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.studies.demo.DemoGames;
import tools.jackson.databind.JsonNode;

/// Jobs run, wait, stop and go on.
class JobsTest {

    private static final String JOBS = "api/v1/jobs/";
    private static final String OVER = "done failed cancelled";

    @TempDir
    Path data;

    private static String id(HttpResponse<String> accepted) {
        assertThat(accepted.statusCode()).as(accepted.body()).isEqualTo(202);
        String id = Visitor.json(accepted).path("id").asString();
        assertThat(accepted.headers().firstValue("Location")).contains("/" + JOBS + id);
        return id;
    }

    @Test
    void aMatchIsPlayedAndItsAnswerKept() throws InterruptedException {
        try (Visitor visitor = new Visitor(data, 1_000_000)) {
            String id =
                    id(visitor.post("api/v1/match?player=self:universal&player=self&games=8&nodes=20&max-plies=40"));
            JsonNode job = visitor.await(id, OVER);
            assertThat(job.path("state").asString()).as(job.toString()).isEqualTo("done");
            assertThat(job.path("command").asString())
                    .isEqualTo("pieceworth match self:universal self --games 8 --nodes 20 --max-plies 40");
            JsonNode answer = visitor.json(JOBS + id + "/files/answer.json");
            assertThat(answer.path("games").asInt()).isEqualTo(8);
            assertThat(visitor.get(JOBS + id + "/files/games.pgn").body()).contains("[Event \"Pieceworth match\"]");
            assertThat(visitor.get(JOBS + id + "/files/answer.txt").body()).doesNotContain(data.toString());
            assertThat(visitor.get(JOBS + id + "/events", "Accept", "text/event-stream")
                            .body())
                    .contains("event: job")
                    .contains("\"state\":\"done\"", "\"name\":\"games.pgn\"");
            assertThat(visitor.ask("DELETE", JOBS + id, new byte[0]).statusCode())
                    .isEqualTo(204);
            assertThat(visitor.get(JOBS + id).statusCode()).isEqualTo(404);
        }
    }

    /// A run that is paused and whose server is stopped gives the same games as one that was left alone.
    @Test
    void aJobThatWasStoppedGoesOnWhereItWas() throws InterruptedException {
        String asked = "api/v1/selfplay?games=60&nodes=40&max-plies=60&seed=5";
        String games;
        String id;
        try (Visitor visitor = new Visitor(data.resolve("one"), 1_000_000)) {
            id = id(visitor.post(asked));
            visitor.await(id, OVER);
            games = visitor.get(JOBS + id + "/files/games.pgn").body();
        }
        assertThat(games).contains("[Result ");
        try (Visitor visitor = new Visitor(data.resolve("two"), 1_000_000)) {
            id = id(visitor.post(asked));
            while (played(visitor, id) < 3) {
                Thread.sleep(10);
            }
            visitor.post(JOBS + id + "/pause");
            JsonNode paused = visitor.await(id, "paused done");
            assertThat(paused.path("state").asString()).isEqualTo("paused");
        }
        try (Visitor visitor = new Visitor(data.resolve("two"), 1_000_000)) {
            assertThat(visitor.json(JOBS + id).path("state").asString()).isEqualTo("paused");
            visitor.post(JOBS + id + "/resume");
            while (played(visitor, id) < 6) {
                Thread.sleep(10);
            }
        }
        try (Visitor visitor = new Visitor(data.resolve("two"), 1_000_000)) {
            assertThat(visitor.await(id, OVER).path("state").asString()).isEqualTo("done");
            assertThat(visitor.get(JOBS + id + "/files/games.pgn").body()).isEqualTo(games);
        }
    }

    /// Readers of news who go, or whose server goes, cost nothing afterwards.
    @Test
    void readersAreForgotten() throws IOException, InterruptedException {
        assertThatWorkIsSeen();
        List<Socket> readers = new ArrayList<>();
        try (Visitor visitor = new Visitor(data, 1_000_000)) {
            String id = id(visitor.post("api/v1/selfplay?games=100000&nodes=40"));
            for (int i = 0; i < 4; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), visitor.port());
                readers.add(socket);
                socket.getOutputStream()
                        .write(("GET /" + JOBS + id + "/events HTTP/1.1\r\nHost: 127.0.0.1:" + visitor.port()
                                        + "\r\nAccept: text/event-stream\r\n\r\n")
                                .getBytes(StandardCharsets.ISO_8859_1));
                assertThat(socket.getInputStream().readNBytes(400)).hasSize(400);
            }
            readers.get(0).close();
            readers.get(1).close();
            // Some more news, which two find no more.
            int played = played(visitor, id);
            while (played(visitor, id) < played + 20) {
                Thread.sleep(20);
            }
        }
        await(() -> busyCarriers() == 0);
        for (Socket socket : readers) {
            socket.close();
        }
    }

    /// Else the test would show nothing.
    private static void assertThatWorkIsSeen() throws InterruptedException {
        Thread working = Thread.startVirtualThread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
        });
        await(() -> busyCarriers() > 0);
        working.interrupt();
        working.join();
    }

    private static int played(Visitor visitor, String id) {
        return visitor.json(JOBS + id).at("/progress/done").asInt();
    }

    private static void await(BooleanSupplier wanted) throws InterruptedException {
        while (!wanted.getAsBoolean()) {
            Thread.sleep(20);
        }
    }

    /// Threads that work for virtual ones, which news are told by.
    private static long busyCarriers() {
        return Thread.getAllStackTraces().values().stream()
                .filter(stack -> Arrays.stream(stack)
                        .anyMatch(frame -> frame.getClassName().equals("java.lang.VirtualThread")
                                && frame.getMethodName().equals("runContinuation")))
                .count();
    }

    @Test
    void jobsAreCancelledAndOthersWait() throws InterruptedException {
        try (Visitor visitor = new Visitor(data, 1_000_000)) {
            String first = id(visitor.post("api/v1/selfplay?games=100000&nodes=40"));
            String second = id(visitor.post("api/v1/measure?piece=FfW&games=40000"));
            visitor.await(first, "running");
            assertThat(visitor.json(JOBS + second).path("state").asString()).isEqualTo("queued");
            assertThat(visitor.ask("DELETE", JOBS + second, new byte[0]).statusCode())
                    .isEqualTo(409);
            visitor.post(JOBS + second + "/cancel");
            visitor.await(second, "cancelled");
            for (int i = 0; i < 19; i++) {
                id(visitor.post("api/v1/selfplay?games=1"));
            }
            HttpResponse<String> oneMore = visitor.post("api/v1/selfplay?games=1");
            assertThat(oneMore.statusCode()).isEqualTo(429);
            visitor.post(JOBS + first + "/cancel");
            visitor.await(first, "cancelled");
            assertThat(StreamSupport.stream(
                            visitor.json("api/v1/jobs").path("jobs").spliterator(), false))
                    .hasSize(21);
        }
    }

    /// A million resamples would take hours.
    @Test
    void aFitIsCancelledWhileItFits() throws IOException, InterruptedException {
        try (Visitor visitor = new Visitor(data, 10_000_000);
                InputStream in = DemoGames.open()) {
            String id = id(visitor.ask("POST", "api/v1/fit?name=a.pgn.gz&bootstrap=1000000", in.readAllBytes()));
            while (!visitor.json(JOBS + id).at("/progress/what").asString().equals("fitting")) {
                Thread.sleep(20);
            }
            visitor.post(JOBS + id + "/pause");
            assertThat(visitor.await(id, "paused done failed").path("state").asString())
                    .isEqualTo("paused");
            visitor.post(JOBS + id + "/resume");
            visitor.await(id, "running");
            visitor.post(JOBS + id + "/cancel");
            assertThat(visitor.await(id, OVER).path("state").asString()).isEqualTo("cancelled");
            String next = id(visitor.post("api/v1/selfplay?games=2&nodes=10"));
            assertThat(visitor.await(next, OVER).path("state").asString()).isEqualTo("done");
        }
    }

    /// A small file that holds gigabytes of empty lines: one sees that it is being read, and it stops when it is to.
    @Test
    void aBombIsCancelledAtOnce() throws IOException, InterruptedException {
        ByteArrayOutputStream part = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(part)) {
            out.write("\n".repeat(1 << 23).getBytes(StandardCharsets.US_ASCII));
        }
        ByteArrayOutputStream bomb = new ByteArrayOutputStream();
        for (int i = 0; i < 1000; i++) {
            bomb.writeBytes(part.toByteArray());
        }
        try (Visitor visitor = new Visitor(data, 10_000_000)) {
            String id = id(visitor.ask("POST", "api/v1/fit?name=a.pgn.gz", bomb.toByteArray()));
            visitor.await(id, "running");
            await(() -> visitor.json(JOBS + id).at("/progress/what").asString().equals("reading"));
            visitor.post(JOBS + id + "/cancel");
            JsonNode job = visitor.await(id, OVER);
            assertThat(job.path("state").asString()).isEqualTo("cancelled");
            assertThat(job.at("/progress/wanted").asInt()).isEqualTo(bomb.size());
            assertThat(job.at("/progress/done").asInt()).isLessThan(bomb.size());
        }
    }

    /// A user's measurement is a source of the piece's combined value.
    @Test
    void ownMeasurementsJoinTheCombinedValue() throws InterruptedException {
        try (Visitor visitor = new Visitor(data, 1_000_000)) {
            String id = id(visitor.post("api/v1/measure?piece=FfW&games=300&nodes=20&no-systematics"));
            JsonNode job = visitor.await(id, OVER);
            assertThat(job.path("state").asString()).as(job.toString()).isEqualTo("done");
            String without = visitor.get("api/v1/value?piece=FfW").body();
            String with = visitor.get("api/v1/value?piece=FfW&atlas=" + id).body();
            assertThat(without).doesNotContain("at 20 nodes per move");
            assertThat(with).contains("games at 20 nodes per move");
            HttpResponse<String> file = visitor.get("api/v1/value?piece=FfW&atlas=/etc/hostname");
            assertThat(file.statusCode()).isEqualTo(422);
            assertThat(file.body()).contains("expected the identifier of a job of measure that is done");
        }
    }

    @Test
    void valuesAreFittedToGamesThatAreSent() throws IOException, InterruptedException {
        ByteArrayOutputStream games = new ByteArrayOutputStream();
        try (InputStream in = DemoGames.open()) {
            in.transferTo(games);
        }
        try (Visitor visitor = new Visitor(data, 10_000_000)) {
            String id = id(visitor.ask("POST", "api/v1/fit?name=a%20b.pgn.gz&calibration", games.toByteArray()));
            JsonNode job = visitor.await(id, OVER);
            assertThat(job.path("state").asString()).as(job.toString()).isEqualTo("done");
            assertThat(job.path("command").asString()).isEqualTo("pieceworth fit a-b.pgn.gz --calibration");
            JsonNode answer = visitor.json(JOBS + id + "/files/answer.json");
            assertThat(answer.path("values").size()).isGreaterThan(3);
            assertThat(answer.path("headline").asString()).startsWith("Knight: ");
            HttpResponse<String> page = visitor.get(JOBS + id + "/files/report.html");
            assertThat(page.body())
                    .contains("<html", "<code>pieceworth fit a-b.pgn.gz --calibration</code>")
                    .doesNotContain(data.toString());
            assertThat(page.headers().firstValue("Content-Security-Policy").orElse(""))
                    .startsWith("sandbox allow-scripts")
                    .contains("default-src 'none'");
            for (String file : new String[] {"tables.c", "tables.csv", "tables.json", "tables.ini", "values.svg"}) {
                assertThat(visitor.get(JOBS + id + "/files/" + file).statusCode())
                        .as(file)
                        .isEqualTo(200);
            }
            String again = job.path("parameters").path("games").path(0).asString();
            String other = id(visitor.post("api/v1/fit?games=" + again + "&draws=half"));
            assertThat(visitor.await(other, OVER).path("state").asString()).isEqualTo("done");
        }
    }
}
