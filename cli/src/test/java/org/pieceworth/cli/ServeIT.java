package org.pieceworth.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The workbench through the real launcher: how it starts, and what outlives it.
class ServeIT extends LaunchedProgram {

    private static final int GAMES = 80;

    /// A server that was started, and the first line that it printed.
    private record Served(Process process, String address) implements AutoCloseable {

        /// A request with the token of the first line, as programs send it.
        private HttpRequest.Builder at(String path) {
            int query = address.indexOf('?');
            String token = address.substring(address.indexOf('=') + 1);
            return HttpRequest.newBuilder(URI.create(address.substring(0, query) + path))
                    .header("Authorization", "Bearer " + token);
        }

        String get(String path) throws IOException, InterruptedException {
            return send(at(path));
        }

        JsonNode json(String path) throws IOException, InterruptedException {
            return new JsonMapper().readTree(get(path));
        }

        String post(String path) throws IOException, InterruptedException {
            return send(at(path).POST(BodyPublishers.noBody()));
        }

        private static String send(HttpRequest.Builder request) throws IOException, InterruptedException {
            return answer(request.build()).body();
        }

        static HttpResponse<String> answer(HttpRequest request) throws IOException, InterruptedException {
            try (HttpClient client = HttpClient.newHttpClient()) {
                return client.send(request, BodyHandlers.ofString());
            }
        }

        int port() {
            return URI.create(address).getPort();
        }

        @Override
        public void close() {
            process.destroyForcibly().onExit().join();
        }
    }

    private Served serve(Map<String, String> environment, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                LAUNCHER.toString(),
                "serve",
                "--port",
                "0",
                "--data",
                folder.resolve("data").toString()));
        command.addAll(List.of(more));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(folder.resolve("err").toFile());
        builder.environment().remove("JAVA_TOOL_OPTIONS");
        // No line about the start-up archive, however slow the machine.
        builder.environment().put("PIECEWORTH_ARCHIVE_WAIT", "3600");
        builder.environment().putAll(environment);
        Process process = builder.start();
        // Not closed: what reads it ends with the server.
        BufferedReader out = process.inputReader();
        return new Served(process, String.valueOf(out.readLine()));
    }

    @Test
    void theFirstLineIsTheAddress() throws IOException, InterruptedException {
        try (Served served = serve(Map.of())) {
            assertThat(served.address()).matches("http://127\\.0\\.0\\.1:[1-9]\\d{3,4}/\\?token=[0-9a-f]{48}");
            assertThat(served.get("")).contains("<title>Pieceworth</title>");
            assertThat(folder.resolve("err")).isEmptyFile();
            Run second = run("serve", "--port", String.valueOf(served.port()), "--data", "other");
            assertThat(second.code()).isEqualTo(2);
            assertThat(second.err())
                    .isEqualTo("pieceworth: --port: found " + served.port()
                            + ", where something else is already listening; expected a free one\n");
            Run shared =
                    run("serve", "--port", "0", "--data", folder.resolve("data").toString());
            assertThat(shared.err()).contains("which another workbench uses");
        }
    }

    @Test
    void theBrowserIsOpened() throws IOException, InterruptedException {
        assumeTrue(
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux"), "knows xdg-open alone");
        Path tools = Files.createDirectory(folder.resolve("tools"));
        Path opened = folder.resolve("opened");
        Path opener = Files.writeString(tools.resolve("xdg-open"), "#!/bin/sh\nprintf %s \"$1\" >'" + opened + "'\n");
        assertThat(opener.toFile().setExecutable(true)).isTrue();
        String path = tools + ":" + System.getenv("PATH");
        try (Served served = serve(Map.of("PATH", path), "--open")) {
            while (!Files.exists(opened) || Files.size(opened) == 0) {
                Thread.sleep(20);
            }
            // Other users of the machine see the arguments of a program: what they may see opens one page, once.
            String ticket = Files.readString(opened);
            String root = served.address().substring(0, served.address().indexOf('?'));
            assertThat(ticket).startsWith(root + "?token=").isNotEqualTo(served.address());
            HttpRequest page = HttpRequest.newBuilder(URI.create(ticket)).build();
            assertThat(Served.answer(page).statusCode()).isEqualTo(302);
            assertThat(Served.answer(page).statusCode()).isEqualTo(401);
        }
    }

    /// Killed in the middle and started again, a job goes on by itself; its games are those of a job that nobody
    /// disturbed.
    @Test
    void aJobOutlivesAKill() throws IOException, InterruptedException {
        String asked = "api/v1/selfplay?nodes=40&games=" + GAMES;
        String id;
        try (Served served = serve(Map.of())) {
            id = new JsonMapper().readTree(served.post(asked)).path("id").asString();
            awaitGames(served, id, 5);
        }
        try (Served served = serve(Map.of())) {
            assertThat(served.json("api/v1/jobs/" + id).path("state").asString())
                    .isIn("queued", "running");
            awaitGames(served, id, 30);
        }
        try (Served served = serve(Map.of())) {
            String again =
                    new JsonMapper().readTree(served.post(asked)).path("id").asString();
            awaitGames(served, id, GAMES);
            awaitGames(served, again, GAMES);
            assertThat(served.get("api/v1/jobs/" + id + "/files/games.pgn"))
                    .contains("[Result ")
                    .isEqualTo(served.get("api/v1/jobs/" + again + "/files/games.pgn"));
        }
    }

    private static void awaitGames(Served served, String id, int games) throws IOException, InterruptedException {
        while (true) {
            JsonNode job = served.json("api/v1/jobs/" + id);
            boolean done = job.path("state").asString().equals("done");
            if (done || (games < GAMES && job.at("/progress/done").asInt() >= games)) {
                return;
            }
            Thread.sleep(20);
        }
    }
}
