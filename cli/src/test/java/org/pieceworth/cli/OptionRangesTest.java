package org.pieceworth.cli;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.terms.TermCatalogue;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.web.Workbench;
import org.pieceworth.web.WorkbenchSettings;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A number out of range is refused by every option of every command and question: by the workbench as a problem with
/// the setting, in the sentence of the command line.
class OptionRangesTest {

    private static final String ABSURD = "99999999999999999999999";

    @TempDir
    Path data;

    @Test
    void requestsAreRefusedAsCommandsAre() throws IOException, InterruptedException {
        SoftAssertions softly = new SoftAssertions();
        int tried = 0;
        try (Workbench workbench = Workbench.start(
                        new WorkbenchSettings(0, Optional.of(data.toString()), WorkbenchSettings.MOST_BYTES, false),
                        ModelCatalogue.standard(),
                        TermCatalogue.standard());
                HttpClient client = HttpClient.newHttpClient()) {
            Requests requests = new Requests(workbench.root() + "api/v1/", client);
            JsonNode paths = requests.send("GET", "openapi.json").path("paths");
            for (Map.Entry<String, JsonNode> path : paths.properties()) {
                String name = path.getKey().replaceFirst(".*/", "");
                String method = path.getValue().has("post") ? "post" : "get";
                for (JsonNode parameter : path.getValue().path(method).path("parameters")) {
                    String setting = parameter.path("name").asString();
                    for (String wrong : wrong(parameter.path("schema"))) {
                        JsonNode problem = requests.send(
                                method.toUpperCase(Locale.ROOT),
                                name + "?" + needed(name) + setting + "="
                                        + URLEncoder.encode(wrong, StandardCharsets.UTF_8));
                        tried++;
                        String of = name + " " + setting + "=" + wrong;
                        softly.assertThat(problem.path("setting").asString(""))
                                .as(of)
                                .isEqualTo(setting);
                        String sentence = problem.path("detail").asString("");
                        softly.assertThat(sentence).as(of).startsWith("--" + setting + ": found ");
                        // The path of that name builds armies, the command reads their results.
                        if (COMMANDS.containsKey(name) && !name.equals("armies")) {
                            CommandRun run = CommandRun.of(name, "--" + setting, wrong);
                            softly.assertThat(run.code()).as(of).isEqualTo(2);
                            softly.assertThat(run.err()).as(of).contains(sentence);
                        }
                    }
                }
            }
        }
        softly.assertThat(tried).isGreaterThan(60);
        softly.assertAll();
    }

    private static final Map<String, CommandLine> COMMANDS =
            Pieceworth.commandLine(Catalogues.STANDARD, "").getSubcommands();

    /// Options that the workbench has no parameter for, too.
    @Test
    void everyNumberOfEveryCommandIsCheckedBeforeItRuns() {
        SoftAssertions softly = new SoftAssertions();
        COMMANDS.forEach((name, command) -> {
            for (OptionSpec option : command.getCommandSpec().options()) {
                if (Number.class.isAssignableFrom(option.type())) {
                    CommandRun run = CommandRun.of(name, option.longestName() + "=x");
                    softly.assertThat(run.code())
                            .as(name + option.longestName())
                            .isEqualTo(2);
                    softly.assertThat(run.err())
                            .contains(option.longestName() + ": found 'x', expected a ", "; see pieceworth " + name);
                }
            }
        });
        softly.assertAll();
    }

    private static List<String> wrong(JsonNode schema) {
        List<String> wrong = new ArrayList<>();
        switch (schema.path("type").asString("")) {
            case "integer" -> {
                wrong.addAll(List.of("x", "1.5", ABSURD, "-" + ABSURD));
                if (schema.has("minimum") && schema.path("minimum").asLong() > 0) {
                    wrong.add("-1");
                }
                if (schema.has("minimum")) {
                    wrong.add(Long.toString(schema.path("minimum").asLong() - 1));
                }
                if (schema.has("maximum")) {
                    wrong.add(Long.toString(schema.path("maximum").asLong() + 1));
                }
            }
            case "number" -> {
                wrong.addAll(List.of("x", "NaN", "Infinity", "-Infinity"));
                if (schema.has("minimum") || schema.has("exclusiveMinimum")) {
                    wrong.add("-0.5");
                }
                if (schema.has("maximum")) {
                    wrong.add(Double.toString(schema.path("maximum").asDouble() * 2));
                }
            }
            default -> {}
        }
        return wrong;
    }

    /// What a request needs besides, so that a number is looked at.
    private static String needed(String question) {
        return switch (question) {
            case "balance" -> "army=RNBQKBNR&";
            case "match" -> "player=self&player=self&";
            case "fit" -> "games=@0123456789abcdef&";
            default -> "";
        };
    }

    private record Requests(String root, HttpClient client) {

        JsonNode send(String method, String path) throws IOException, InterruptedException {
            HttpRequest request = HttpRequest.newBuilder(URI.create(root + path))
                    .method(method, BodyPublishers.noBody())
                    .build();
            HttpResponse<String> reply = client.send(request, BodyHandlers.ofString());
            return new JsonMapper().readTree(reply.body());
        }
    }
}
