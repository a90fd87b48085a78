package org.pieceworth.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Optional;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A workbench and someone who asks it.
final class Visitor implements AutoCloseable {

    final Workbench workbench;
    private final HttpClient client = HttpClient.newHttpClient();

    /// Of a workbench without a token.
    Visitor(Path data, long mostBytes) {
        this(new WorkbenchSettings(0, Optional.of(data.toString()), mostBytes, false));
    }

    /// Of a workbench with a token, which the visitor does not show by itself.
    static Visitor withToken(Path data) {
        return new Visitor(new WorkbenchSettings(0, Optional.of(data.toString()), 1_000_000, true));
    }

    private Visitor(WorkbenchSettings settings) {
        workbench = Workbench.start(settings, ModelCatalogue.standard(), TermCatalogue.standard());
    }

    int port() {
        return URI.create(workbench.root()).getPort();
    }

    HttpResponse<String> ask(String method, String path, byte[] body, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(workbench.root() + path))
                .method(method, body.length == 0 ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(body));
        if (headers.length > 0) {
            request.headers(headers);
        }
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    HttpResponse<String> get(String path, String... headers) {
        return ask("GET", path, new byte[0], headers);
    }

    HttpResponse<String> post(String path) {
        return ask("POST", path, new byte[0]);
    }

    JsonNode json(String path) {
        return json(get(path));
    }

    static JsonNode json(HttpResponse<String> response) {
        return new JsonMapper().readTree(response.body());
    }

    /// The job once its state is one of some.
    JsonNode await(String id, String states) throws InterruptedException {
        while (true) {
            JsonNode job = json("api/v1/jobs/" + id);
            if (states.contains(job.path("state").asString())) {
                return job;
            }
            Thread.sleep(100);
        }
    }

    @Override
    public void close() {
        client.close();
        workbench.close();
    }
}
