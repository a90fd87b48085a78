package org.pieceworth.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What somebody else does to the data folder is told, and does not stop the workbench.
class LostDataTest {

    private static final String JOBS = "api/v1/jobs/";
    private static final String SELFPLAY = "api/v1/selfplay?games=2&nodes=5&max-plies=20";

    @TempDir
    Path parent;

    private static String id(HttpResponse<String> accepted) {
        assertThat(accepted.statusCode()).as(accepted.body()).isEqualTo(202);
        return Visitor.json(accepted).path("id").asString();
    }

    private static HttpResponse<String> send(Visitor visitor) {
        return visitor.ask("POST", "api/v1/files?name=a.csv", "N,325\n".getBytes(StandardCharsets.UTF_8));
    }

    private static void removeAll(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    @Test
    void aFolderThatWasRemovedIsMadeAgain() throws IOException, InterruptedException {
        Path data = parent.resolve("data");
        try (Visitor visitor = new Visitor(data, 1_000_000)) {
            String before = id(visitor.post(SELFPLAY));
            visitor.await(before, "done");
            removeAll(data);
            assertThat(send(visitor).statusCode()).isEqualTo(201);
            removeAll(data);
            String after = id(visitor.post(SELFPLAY));
            assertThat(visitor.await(after, "done failed").path("state").asString())
                    .isEqualTo("done");
            assertThat(visitor.get(JOBS + after + "/files/answer.json").statusCode())
                    .isEqualTo(200);
            assertThat(visitor.get(JOBS + before + "/files/answer.json").statusCode())
                    .isEqualTo(404);
            assertThat(visitor.ask("DELETE", JOBS + before, new byte[0]).statusCode())
                    .isEqualTo(204);
            assertThat(data.resolve("lock")).exists();
        }
    }

    /// The place of the folder is taken by a file.
    @Test
    void aFolderThatCannotBeMadeIsNoBug() throws IOException {
        Path data = parent.resolve("data");
        try (Visitor visitor = new Visitor(data, 1_000_000)) {
            removeAll(data);
            Files.createFile(data);
            for (HttpResponse<String> answer : List.of(send(visitor), visitor.post(SELFPLAY))) {
                assertThat(answer.statusCode()).isEqualTo(500);
                assertThat(Visitor.json(answer).path("detail").asString())
                        .contains("the data folder")
                        .doesNotContain("bug", data.toString());
            }
            assertThat(visitor.get("api/v1/value?piece=N").statusCode()).isEqualTo(200);
        }
    }

    @Test
    void aDamagedJobIsListedAsFailed() throws IOException, InterruptedException {
        Path data = parent.resolve("data");
        String whole;
        String cut;
        String foreign;
        try (Visitor visitor = new Visitor(data, 1_000_000)) {
            whole = id(visitor.post(SELFPLAY));
            cut = id(visitor.post(SELFPLAY));
            foreign = id(visitor.post(SELFPLAY));
            visitor.await(foreign, "done");
        }
        Path file = data.resolve("jobs").resolve(cut).resolve("job.json");
        Files.writeString(file, Files.readString(file).substring(0, 60));
        Path other = data.resolve("jobs").resolve(foreign).resolve("job.json");
        Files.writeString(other, Files.readString(other).replace("\"selfplay\"", "\"of-a-later-version\""));
        Files.createDirectory(data.resolve("jobs").resolve("0123456789abcdef"));
        try (Visitor visitor = new Visitor(data, 1_000_000)) {
            JsonNode jobs = visitor.json("api/v1/jobs").path("jobs");
            assertThat(jobs.valueStream().map(job -> job.path("id").asString()))
                    .containsExactlyInAnyOrder(whole, cut, foreign);
            for (String id : List.of(cut, foreign)) {
                JsonNode job = visitor.json(JOBS + id);
                assertThat(job.path("state").asString()).isEqualTo("failed");
                assertThat(job.path("resumable").asBoolean()).isFalse();
                assertThat(job.at("/problem/detail").asString()).contains("job.json of this job is damaged", id);
                assertThat(visitor.get(JOBS + id + "/files/games.pgn").statusCode())
                        .isEqualTo(200);
                assertThat(visitor.ask("DELETE", JOBS + id, new byte[0]).statusCode())
                        .isEqualTo(204);
            }
            assertThat(visitor.json(JOBS + whole).path("state").asString()).isEqualTo("done");
        }
    }

    @Test
    void theNewsOfNoJobAreNotFound() {
        try (Visitor visitor = new Visitor(parent.resolve("data"), 1_000_000)) {
            for (String path : List.of("", "/events", "/files/answer.json")) {
                HttpResponse<String> answer =
                        visitor.get(JOBS + "0123456789abcdef" + path, "Accept", "text/event-stream");
                assertThat(answer.statusCode()).as(path).isEqualTo(404);
                assertThat(Visitor.json(answer).path("detail").asString()).contains("there is nothing at");
            }
        }
    }
}
