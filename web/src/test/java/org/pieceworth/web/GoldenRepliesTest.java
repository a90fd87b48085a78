package org.pieceworth.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.studies.demo.DemoGames;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/// Compares the replies of every path of the interface, and the files of finished jobs, with kept ones, byte for byte.
/// `-Dgolden.update=true` writes them anew.
class GoldenRepliesTest {

    private static final Path KEPT = Path.of("src/test/resources/org/pieceworth/web");
    private static final String API = "api/v1/";
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    /// Times, rates, identifiers and facts of the machine, each replaced by a word. Sixteen digits after a point are a
    /// number and no identifier.
    private static final List<Map.Entry<Pattern, String>> MOMENTARY = List.of(
            Map.entry(Pattern.compile("(\"(?:seconds|gamesPerSecond)\" : )[0-9.E-]+"), "$1SECONDS"),
            Map.entry(Pattern.compile("(?s)<(script|style)>.*?</\\1>"), "<$1></$1>"),
            Map.entry(Pattern.compile("'sha256-[^']+'"), "'sha256-HASH'"),
            Map.entry(Pattern.compile("(?<![0-9a-f.])@?[0-9a-f]{16}(?![0-9a-f])"), "ID"),
            Map.entry(Pattern.compile("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z"), "NOW"),
            Map.entry(Pattern.compile("\\[Date \"\\d{4}[0-9.]+\"]"), "[Date \"TODAY\"]"),
            Map.entry(Pattern.compile("[0-9.]+ s, [0-9.,]+ (games per|a) second"), "SECONDS s, RATE $1 second"),
            // The length of the rate decides where the line breaks.
            Map.entry(Pattern.compile("(RATE a second; all games are in)\\s"), "$1 "),
            Map.entry(Pattern.compile("(\"(?:made|machine|java|system|processors|threads)\" : )[^,\\n]+"), "$1HERE"));

    @TempDir
    static Path temporary;

    @Test
    void repliesAreThoseThatAreKept() throws IOException, InterruptedException {
        StringBuilder text = new StringBuilder();
        Files.createDirectories(data());
        try (Visitor visitor = new Visitor(data(), 1_000_000)) {
            byte[] games = games();
            for (String line : Files.readAllLines(KEPT.resolve("requests.txt"))) {
                if (!line.startsWith("#")) {
                    text.append(reply(visitor, line, line.startsWith("POST fit") ? games : new byte[0]));
                }
            }
        }
        Path kept = KEPT.resolve("replies.txt");
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(kept, text);
        }
        assertThat(text.toString()).isEqualTo(Files.readString(kept));
    }

    /// A folder whose path has the same length wherever the test runs, since tables of the reply are as wide as it.
    private static Path data() {
        return temporary.resolve(
                "d".repeat(Math.max(1, 34 - temporary.toString().length())));
    }

    private static byte[] games() throws IOException {
        try (InputStream in = new GZIPInputStream(DemoGames.open())) {
            String all = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return String.join("", List.of(all.split("(?=\\[Event )")).subList(0, 120))
                    .getBytes(StandardCharsets.UTF_8);
        }
    }

    private static String reply(Visitor visitor, String line, byte[] body) throws InterruptedException {
        String[] words = line.split(" ");
        HttpResponse<String> response = visitor.ask(words[0], API + words[1], body);
        StringBuilder text = new StringBuilder(line + "\n" + response.statusCode() + " "
                + response.headers().firstValue("Content-Type").orElse("") + "\n");
        if (response.statusCode() == 202) {
            String id = Visitor.json(response).path("id").asString();
            JsonNode job = visitor.await(id, "done failed cancelled");
            text.append(job.path("state").asString()).append('\n');
            for (JsonNode file : job.path("files")) {
                String name = file.path("name").asString();
                text.append("--- ").append(name).append('\n');
                text.append(lasting(visitor.get(API + "jobs/" + id + "/files/" + name)));
            }
        } else {
            text.append(lasting(response));
        }
        return text.append('\n').toString();
    }

    private static String lasting(HttpResponse<String> response) {
        String text = response.body();
        if (response.headers().firstValue("Content-Type").orElse("").contains("json")) {
            text = JSON.writeValueAsString(JSON.readTree(text));
        }
        for (Map.Entry<Pattern, String> momentary : MOMENTARY) {
            text = momentary.getKey().matcher(text).replaceAll(momentary.getValue());
        }
        return text.replace(data().toString(), "~").stripTrailing() + "\n";
    }
}
