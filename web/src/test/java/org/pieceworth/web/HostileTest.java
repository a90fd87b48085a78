package org.pieceworth.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Requests that mean no good.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HostileTest {

    private static final int ROUNDS = 60;
    private static final long MOST_BYTES = 1_000_000;

    @TempDir
    static Path data;

    private Visitor visitor;
    private int port;

    @BeforeAll
    void open() {
        visitor = new Visitor(data, MOST_BYTES);
        port = visitor.port();
    }

    @AfterAll
    void close() {
        visitor.close();
    }

    private String get(String target, String... headers) {
        return "GET " + target + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nConnection: close\r\n"
                + String.join(
                        "", Stream.of(headers).map(header -> header + "\r\n").toList()) + "\r\n";
    }

    private int status(String request) {
        return RawRequest.status(RawRequest.send(port, request));
    }

    @ParameterizedTest
    @CsvSource({
        "evil.example",
        "127.0.0.1",
        "evil.example:PORT",
        "127.0.0.1:1",
        "[::1]:PORT",
        "127.0.0.1:PORT.evil.example"
    })
    void anotherHostIsRefused(String host) {
        String request = "GET / HTTP/1.1\r\nHost: " + host.replace("PORT", "" + port) + "\r\nConnection: close\r\n\r\n";
        assertThat(status(request)).isIn(400, 403);
    }

    @Test
    void ownNamesAreTaken() {
        for (String host : List.of("127.0.0.1", "localhost")) {
            assertThat(status("GET / HTTP/1.1\r\nHost: " + host + ":" + port + "\r\nConnection: close\r\n\r\n"))
                    .isEqualTo(200);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://evil.example", "null", "https://127.0.0.1:PORT", "http://127.0.0.1:1", ""})
    void aPageFromElsewhereIsRefused(String origin) {
        assertThat(status(get("/api/v1/value?piece=N", "Origin: " + origin.replace("PORT", "" + port))))
                .isEqualTo(403);
    }

    @Test
    void anotherSiteMayLinkHereButNotAsk() {
        assertThat(status(get("/api/v1/value", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors")))
                .isEqualTo(403);
        assertThat(status(get("/", "Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate")))
                .isEqualTo(200);
    }

    @Test
    void nothingListensToOtherMachines() throws IOException {
        for (InetAddress address :
                InetAddress.getAllByName(InetAddress.getLocalHost().getHostName())) {
            if (!address.isLoopbackAddress()) {
                try (Socket _ = new Socket(address, port)) {
                    throw new AssertionError("listens at " + address);
                } catch (IOException expected) {
                    assertThat(expected).hasMessageContaining("refused");
                }
            }
        }
    }

    @Test
    void aPageMayLoadFromHereAlone() {
        HttpResponse<String> page = visitor.get("");
        String policy = page.headers().firstValue("Content-Security-Policy").orElse("");
        assertThat(policy)
                .startsWith("default-src 'none'; script-src 'self'")
                .contains("connect-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "style-src 'self'")
                .doesNotContain("unsafe", "*", "http");
        assertThat(page.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/../../etc/passwd",
                "/%2e%2e/%2e%2e/etc/passwd",
                "/..%2f..%2fetc%2fpasswd",
                "/lib/../Workbench.class",
                "/lib/..%2fWorkbench.class",
                "/Workbench.class",
                "/module-info.class",
                "/page/index.html",
                "/index.html/",
                "/index.html%00.js",
                "/..;/..;/etc/passwd",
                "//etc/passwd",
                "/lib/lit",
                "/lib/",
                "/META-INF/MANIFEST.MF",
                "/%5c..%5c..%5cwindows%5cwin.ini",
                "/api/v1/jobs/..%2f..%2flock",
                "/api/v1/jobs/0123456789abcdef/files/job.json",
                "/api/v2/value",
                "/api/"
            })
    void pathsLeadNowhere(String path) {
        assertThat(status(get(path))).isIn(400, 404);
    }

    /// What the server refuses before it is a request of ours reveals nothing of it, and nothing of what was sent.
    @Test
    void refusalsOfTheServerItselfArePlain() {
        for (String request : List.of(
                get("/secret", "X: " + "x".repeat(30_000)),
                "GET /secret HTTP/1.1\r\nHost: a b\r\n\r\n",
                "GET\r\n\r\n",
                get("/%2e%2e/secret"),
                get("/%zz/secret"),
                get("/..;/secret"),
                "GET /secret HTTP/9.9\r\n\r\n")) {
            String answer = RawRequest.send(port, request);
            assertThat(RawRequest.status(answer)).as(answer).isIn(400, 431, 505);
            assertThat(answer)
                    .contains("Content-Type: application/problem+json", "nosniff")
                    .doesNotContainIgnoringCase("jetty")
                    .doesNotContain("Server:", "<", "secret", "Exception", "at org.");
        }
    }

    /// A file that dribbles in is taken, and nobody waits for it.
    @Test
    void aSlowFileHoldsNobodyUp() throws IOException, InterruptedException {
        byte[] file = "N,325\nR,500\n".getBytes(StandardCharsets.UTF_8);
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream()
                    .write(get("/api/v1/files?name=slow.csv", "Content-Length: " + file.length)
                            .replaceFirst("GET", "POST")
                            .getBytes(StandardCharsets.ISO_8859_1));
            for (byte each : file) {
                socket.getOutputStream().write(each);
                socket.getOutputStream().flush();
                Thread.sleep(50);
                assertThat(visitor.get("api/v1/value?piece=N").statusCode()).isEqualTo(200);
            }
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
            assertThat(RawRequest.status(answer)).as(answer).isEqualTo(201);
            assertThat(answer).contains("\"bytes\" : " + file.length);
        }
    }

    /// Bodies that hardly come keep nobody out, neither from questions nor from sending files; those that break
    /// off leave nothing.
    @Test
    void bodiesThatNeverComeHoldNobodyUp() throws IOException, InterruptedException {
        List<Socket> slow = new ArrayList<>();
        long before = filesOf(data).size();
        try {
            for (int i = 0; i < 24; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
                String path = List.of("variants", "fit", "files").get(i % 3);
                socket.getOutputStream()
                        .write((get("/api/v1/" + path, "Content-Length: 1000").replaceFirst("GET", "POST") + "N,")
                                .getBytes(StandardCharsets.ISO_8859_1));
                slow.add(socket);
            }
            while (filesOf(data).size() < before + 24) {
                Thread.sleep(20);
            }
            assertThat(visitor.get("api/v1/value?piece=K").statusCode()).isEqualTo(200);
            for (String path : List.of("variants", "files")) {
                assertThat(visitor.ask("POST", "api/v1/" + path, "[a:chess]\n".getBytes(StandardCharsets.UTF_8))
                                .statusCode())
                        .isIn(200, 201);
            }
        } finally {
            for (Socket socket : slow) {
                socket.close();
            }
        }
        while (filesOf(data).size() > before + 2) {
            Thread.sleep(20);
        }
        assertThat(filesOf(data)).hasSize((int) before + 2);
    }

    @Test
    void whyThereIsNoServerIsTold() {
        Path other = data.resolve("other");
        assertThatThrownBy(() -> start(port, other))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("found " + port + ", where something else is already listening");
        assertThatThrownBy(() -> start(port, data)).hasMessageContaining("which another workbench uses");
        // Out of range is no matter of what listens there.
        assertThatThrownBy(() -> start(70_000, other))
                .isNotInstanceOf(InputException.class)
                .hasMessageContaining("range");
    }

    private static void start(int port, Path data) {
        Workbench.start(
                        new WorkbenchSettings(port, Optional.of(data.toString()), MOST_BYTES, false),
                        ModelCatalogue.standard(),
                        TermCatalogue.standard())
                .close();
    }

    @Test
    void longTextsAreRefused() {
        assertThat(status(get("/api/v1/value?piece=" + "N".repeat(10_000)))).isEqualTo(422);
        assertThat(status(get("/api/v1/value?piece=" + "N".repeat(100_000)))).isIn(414, 431);
        assertThat(status(get("/api/v1/value?piece=N", "X: " + "x".repeat(100_000))))
                .isEqualTo(431);
        assertThat(status(get("/api/v1/value?piece=N&" + "piece=N&".repeat(1500))))
                .isIn(200, 408, 422);
    }

    @Test
    void largeBodiesAreRefusedBeforeTheyAreRead() throws IOException {
        List<Path> before = filesOf(data);
        String head = "POST /api/v1/fit HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\nContent-Length: ";
        assertThat(status(head + "99999999999\r\n\r\n")).isEqualTo(413);
        assertThat(status(head.replace("fit", "variants") + "99999999999\r\n\r\n"))
                .isEqualTo(413);
        assertThat(status(head + "-1\r\n\r\n")).isEqualTo(400);
        assertThat(status(head + "x\r\n\r\n")).isEqualTo(400);
        assertThat(filesOf(data)).containsExactlyInAnyOrderElementsOf(before);
    }

    /// What is sent in pieces, without an end, is cut off where it is too long; nothing of it stays.
    @Test
    void endlessBodiesAreCutOff() throws IOException {
        List<Path> before = filesOf(data);
        for (String path : List.of("fit", "variants")) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                OutputStream out = socket.getOutputStream();
                out.write(("POST /api/v1/" + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + port
                                + "\r\nTransfer-Encoding: chunked\r\n\r\n")
                        .getBytes(StandardCharsets.ISO_8859_1));
                byte[] chunk = ("10000\r\n" + "x".repeat(0x10000) + "\r\n").getBytes(StandardCharsets.ISO_8859_1);
                long sent = 0;
                try {
                    while (sent < 500_000_000) {
                        out.write(chunk);
                        sent += chunk.length;
                    }
                } catch (IOException _) {
                    // closed
                }
                assertThat(sent).as(path).isLessThan(100_000_000);
            }
        }
        assertThat(filesOf(data)).containsExactlyInAnyOrderElementsOf(before);
    }

    private static List<Path> filesOf(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList();
        } catch (UncheckedIOException _) {
            // A file went while the folder was walked.
            return filesOf(folder);
        }
    }

    /// Some thousand requests of all kinds, with many clients that say nothing at the same time: afterwards the answer
    /// takes as long as before, and memory is as it was.
    @Test
    void itStaysAsItWas() throws IOException {
        List<Socket> silent = new ArrayList<>();
        try {
            hostile(new Random(1), 5);
            double before = medianMillis();
            long memory = memory();
            for (int i = 0; i < 40; i++) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
                socket.getOutputStream().write("GET / HT".getBytes(StandardCharsets.ISO_8859_1));
                silent.add(socket);
            }
            int sent = hostile(new Random(2), ROUNDS);
            assertThat(sent).isGreaterThan(1000);
            // Other programs of the machine may slow some answers, and not all for minutes.
            double after = medianMillis();
            while (after >= 3 * before + 20) {
                after = medianMillis();
            }
            assertThat(memory() - memory).as("bytes").isLessThan(30_000_000);
        } finally {
            for (Socket socket : silent) {
                socket.close();
            }
        }
    }

    private int hostile(Random random, int rounds) {
        int sent = 0;
        for (int round = 0; round < rounds; round++) {
            byte[] noise = new byte[random.nextInt(2000)];
            random.nextBytes(noise);
            String text = new String(noise, StandardCharsets.ISO_8859_1);
            List<String> requests = List.of(
                    text,
                    "\r\n\r\n",
                    "GET\r\n\r\n",
                    "GET / HTTP/9.9\r\n\r\n",
                    get("/" + text.replaceAll("\\s", "")),
                    get("/api/v1/value?piece=" + text.replaceAll("\\s", "")),
                    get("/%2e%2e/%2e%2e/etc/passwd"),
                    get("/api/v1/value?piece=N", "Host: evil.example"),
                    get("/api/v1/value?piece=N", "X: " + "x".repeat(random.nextInt(40_000))),
                    get("/api/v1/value?piece=N", "X" + round + ": " + text.replaceAll("[\\r\\n]", "")),
                    get("/api/v1/value", "Origin: http://evil.example"),
                    get("/api/v1/value?piece=N").replaceFirst("GET", "DELETE"),
                    get("/api/v1/value?" + "piece=N&".repeat(random.nextInt(200))),
                    get("/api/v1/value?piece=" + "N".repeat(random.nextInt(12_000))),
                    get("/api/v1/jobs/" + Long.toHexString(random.nextLong()) + "/events", "Accept: text/event-stream"),
                    get("/api/v1/match?player=self").replaceFirst("GET", "POST"),
                    get("/api/v1/variants", "Content-Length: 5").replaceFirst("GET", "POST") + "{\"a\"",
                    get("/api/v1/fit", "Content-Length: 99999999999").replaceFirst("GET", "POST"),
                    get("/api/v1/fit", "Transfer-Encoding: chunked").replaceFirst("GET", "POST") + "zzz\r\n",
                    get("/api/v1/variants", "Transfer-Encoding: gzip").replaceFirst("GET", "POST") + text);
            for (String request : requests) {
                int status = status(request);
                assertThat(status).as(request).isNotIn(500, 502);
                sent++;
            }
        }
        return sent;
    }

    private double medianMillis() {
        double[] millis = new double[41];
        for (int i = 0; i < millis.length; i++) {
            long begin = System.nanoTime();
            assertThat(visitor.get("api/v1/value?piece=N").statusCode()).isEqualTo(200);
            millis[i] = (System.nanoTime() - begin) / 1e6;
        }
        Arrays.sort(millis);
        return millis[millis.length / 2];
    }

    private static long memory() {
        for (int i = 0; i < 3; i++) {
            System.gc();
        }
        Runtime runtime = Runtime.getRuntime();
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
