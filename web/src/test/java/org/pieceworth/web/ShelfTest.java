package org.pieceworth.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class ShelfTest {

    @TempDir
    private Path data;

    private static HttpResponse<String> add(Visitor visitor, String name, String address) {
        return visitor.ask("POST", "api/v1/shelf?name=" + name, address.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void entriesAreAddedOnceRenamedAndDeleted() {
        try (Visitor visitor = new Visitor(data, 1000)) {
            JsonNode entry = Visitor.json(add(visitor, "mine%0a%3Cb%3E", "piece=FfW"));
            assertEquals("mine <b>", entry.path("name").asString());
            assertEquals(entry, Visitor.json(add(visitor, "mine%20%3Cb%3E", "piece=FfW")));
            JsonNode other = Visitor.json(add(visitor, "other", "piece=FfW"));
            assertEquals("other", other.path("name").asString());
            String path = "api/v1/shelf/" + entry.path("id").asString();
            assertEquals(200, visitor.post(path + "?name=other").statusCode());
            assertEquals(
                    404,
                    visitor.ask("DELETE", "api/v1/shelf/" + other.path("id").asString(), new byte[0])
                            .statusCode());
            assertEquals(200, visitor.post(path + "?name=caf%C3%A9").statusCode());
            JsonNode entries = visitor.json("api/v1/shelf").path("entries");
            assertEquals(1, entries.size());
            assertEquals("café", entries.get(0).path("name").asString());
            assertEquals("piece=FfW", entries.get(0).path("address").asString());
            assertEquals(204, visitor.ask("DELETE", path, new byte[0]).statusCode());
            assertEquals(404, visitor.ask("DELETE", path, new byte[0]).statusCode());
            assertEquals(404, visitor.post(path + "?name=x").statusCode());
        }
    }

    @Test
    void itsSizeAndItsNamesAreLimited() {
        try (Visitor visitor = new Visitor(data, 1000)) {
            assertEquals(422, add(visitor, "", "piece=N").statusCode());
            assertEquals(422, add(visitor, "x".repeat(101), "piece=N").statusCode());
            assertEquals(413, add(visitor, "x", "a".repeat(17_000)).statusCode());
            for (int i = 0; i < 500; i++) {
                assertEquals(201, add(visitor, "n" + i, "piece=N" + i).statusCode());
            }
            assertTrue(add(visitor, "x", "piece=B").body().contains("delete one"));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{",
                "",
                "null",
                "5",
                "{}",
                "[1]",
                "[{}]",
                "[{\"address\":null}]",
                "[{\"id\":1,\"name\":\"x\",\"address\":\"y\"}]"
            })
    void aDamagedFileIsNamedAndStays(String damaged) throws IOException {
        Path file = Files.createDirectories(data.resolve("shelf")).resolve("shelf.json");
        Files.writeString(file, damaged);
        try (Visitor visitor = new Visitor(data, 1000)) {
            assertTrue(visitor.get("api/v1/shelf").body().contains("damaged file shelf.json"));
            assertEquals(422, add(visitor, "x", "piece=B").statusCode());
            assertEquals(damaged, Files.readString(file));
        }
    }
}
