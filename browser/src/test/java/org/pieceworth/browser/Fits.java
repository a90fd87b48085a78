package org.pieceworth.browser;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.pieceworth.studies.demo.DemoGames;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// Jobs of a workbench that are begun without a page.
///
/// @param root of its interface
record Fits(String root) {

    Fits(Browser browser) {
        this(browser.address() + "api/v1/");
    }

    /// Games in two groups: even rounds and odd ones.
    static byte[] games() throws IOException {
        try (InputStream games = new GZIPInputStream(DemoGames.open())) {
            return new String(games.readAllBytes(), StandardCharsets.ISO_8859_1)
                    .replaceAll("\\[Round \"\\d*[02468]\"]", "[Round \"even\"]")
                    .replaceAll("\\[Round \"\\d+\"]", "[Round \"odd\"]")
                    .getBytes(StandardCharsets.ISO_8859_1);
        }
    }

    /// A fit of those games that is done.
    ///
    /// @param options of the command, each a name and a value or a name alone
    String done(String... options) throws IOException, InterruptedException {
        StringBuilder question = new StringBuilder("fit?name=games.pgn");
        for (String option : options) {
            String[] parts = option.split("=", 2);
            question.append('&').append(parts[0]);
            if (parts.length == 2) {
                question.append('=').append(URLEncoder.encode(parts[1], StandardCharsets.UTF_8));
            }
        }
        return await(ask("POST", question.toString(), games()));
    }

    /// Waits until a job that was begun is done.
    String await(JsonNode job) throws IOException, InterruptedException {
        String id = job.path("id").asString();
        while (true) {
            JsonNode now = ask("GET", "jobs/" + id, new byte[0]);
            if (now.path("state").asString().equals("done")) {
                return id;
            }
            if (now.has("problem") || id.isEmpty()) {
                throw new AssertionError(job + " " + now);
            }
            Thread.sleep(100);
        }
    }

    JsonNode answer(String id, String file) throws IOException, InterruptedException {
        return ask("GET", "jobs/" + id + "/files/" + file, new byte[0]);
    }

    JsonNode ask(String method, String question, byte[] body) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(root + question))
                .method(method, BodyPublishers.ofByteArray(body))
                .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            return JsonMapper.shared()
                    .readTree(client.send(request, BodyHandlers.ofString()).body());
        }
    }
}
