package org.pieceworth.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import tools.jackson.databind.JsonNode;

/// Questions as requests; that numbers are the command line's is tested beside the command line.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class QuestionsTest {

    @TempDir
    static Path data;

    private Visitor visitor;

    @BeforeAll
    void open() {
        visitor = new Visitor(data, 1_000_000);
    }

    @AfterAll
    void close() {
        visitor.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            value?piece=zzz                     | no piece is named 'zzz'
            value?unit=foo                      | unit 'foo': expected PIECE=NUMBER
            value?nodels=x                      | unknown parameter 'nodels'; did you mean models?
            balance?army=RNBQKBNR&answers=x     | --answers: found 'x', expected a whole number
            balance?army=RNBQKBNR&tolerance=x   | --tolerance: found 'x', expected a number
            balance?army=RNBQKBNR&distinct=x    | --distinct: found 'x', expected true or false
            balance                             | balance: found no army, expected one such as RNBQKBNR
            moves?piece=N&format=gif            | --format: found 'gif', expected table, json, csv, md, html, latex or svg
            material?piece=A                    | --piece: found 'A', expected LETTER=PIECE
            value?board=99x99                   | expected
            value?piece=@/etc/passwd:x          | found the name of a file, which works on the command line only
            value?piece=/etc/my.ini             | found the name of a file, which works on the command line only
            value?piece=/etc/my.INI:x           | found the name of a file, which works on the command line only
            variants?text=/etc/my.ini           | found the name of a file, which works on the command line only
            variants?text=@/etc/passwd          | found the name of a file, which works on the command line only
            value?piece=@0123456789abcdef:x     | which is not an uploaded file, or no longer
            value?targets=/etc/passwd           | --targets: found '/etc/passwd', expected @ and
            variants?file=/etc/passwd           | --file: found '/etc/passwd', expected @ and
            compare?values=/etc/passwd          | --values: found '/etc/passwd', expected @ and
            value?threads=4                     | unknown parameter 'threads'
            match?player=self                   | match: found one player
            match?player=self&player=/bin/sh    | --player: found '/bin/sh', expected self, or self: with a model
            match?player=self&player=self:/etc/passwd | expected self, or self: with a model
            match?player=self&player=self&options=A:B=C | unknown parameter 'options'
            selfplay?values=/etc/passwd         | --values: found '/etc/passwd', expected a model
            selfplay?weights=/etc/passwd        | unknown parameter 'weights'
            match?player=self&player=self&weights=A:/etc/passwd | unknown parameter 'weights'
            fit?alias=/etc/passwd&games=@0123456789abcdef | --alias: found '/etc/passwd', expected @ and
            selfplay?starts=/etc/passwd         | --starts: found '/etc/passwd', expected @ and
            selfplay?output=/tmp/x.pgn          | unknown parameter 'output'
            selfplay?games=0                    | --games: found 0, expected 1 to
            measure?time=x                      | --time: found 'x'
            fit?ridge=x                         | --games: found no file, or an empty one; send a file
            value?piece=%D0%94%D0%B0%D0%BC%D0%B0 | Betza notation 'Дама', character 1: found 'Д'
            fit?games=@/etc/passwd              | --games: found an unknown file; send it
            fit?games=@0123456789abcdef&ridge=x | --ridge: found 'x', expected a number
            fit?games=@0123456789abcdef&groups=3 | --groups: does nothing without --by HOW
            measure?piece=FfW&pool=own&among=N  | --pool: found together with --among
            measure?piece=FfW&copies=7          | --copies: found 7.0, expected 0.1 to 5.5
            selfplay?piece=F=FfW                | --piece: does nothing without --starts FILE
            selfplay?format=ini                 | --format: ini does nothing without --fit
            selfplay?max-plies=8                | --max-plies: found 8, expected more than --plies 8
            match?player=self&player=self&nodes=5&depth=2 | --depth: found together with --nodes
            value?piece=N&format=ini            | --format: ini is for variants
            """)
    void whatMakesNoSenseIsToldInTheSentenceOfTheCommandLine(String path, String sentence) {
        boolean job = path.matches("(match|selfplay|measure|fit).*");
        HttpResponse<String> answer = job ? visitor.post("api/v1/" + path) : visitor.get("api/v1/" + path);
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
        JsonNode problem = Visitor.json(answer);
        String detail = problem.path("detail").asString();
        assertThat(detail).contains(sentence);
        // The setting is a fact, not prose alone.
        if (detail.startsWith("--")) {
            assertThat(problem.path("setting").asString("")).isEqualTo(detail.substring(2, detail.indexOf(':')));
        }
    }

    /// Numbers and sizes that are none are never answered with NaN, or with another question's answer.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "piece=N&unit=pawn=NaN",
                "piece=N&unit=pawn=1e999",
                "piece=N&unit=pawn=0",
                "piece=N&unit=pawn=-5",
                "piece=N&unit=pawn=0x10",
                "piece=N&unit=pawn=1e308",
                "piece=N&density=NaN",
                "piece=N&density=0",
                "piece=N&board=0x8",
                "piece=N&board=17x17",
                "piece=F+W",
                "piece=%2BR",
                "piece=N%00"
            })
    void numbersThatAreNoneAreRefused(String parameters) {
        HttpResponse<String> answer = visitor.get("api/v1/value?" + parameters);
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.headers().firstValue("Content-Type")).contains("application/problem+json");
    }

    @Test
    void piecesAndLettersOfAnOpeningShareAName() {
        JsonNode answer = visitor.json("api/v1/explain?piece=A&piece=A=BN&model=universal&captured=white:R"
                + "&opening=rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR");
        assertThat(answer.path("detail").asString()).doesNotContain("LETTER");
    }

    @ParameterizedTest
    @ValueSource(strings = {"csv", "md", "table"})
    void otherFormsAreThereToo(String format) {
        assertThat(visitor.get("api/v1/value?piece=N&format=" + format).body()).contains("mobility");
    }

    /// Pages offer these, so that none of them lists models itself.
    @Test
    void theModelsAreThoseOfTheCatalogue() {
        JsonNode rows = visitor.json("api/v1/models").path("rows");
        assertThat(rows.findValuesAsString("name"))
                .isEqualTo(ModelCatalogue.standard().names());
        assertThat(rows.findValuesAsString("meaning")).doesNotContain("");
    }

    @Test
    void aFileOfVariantsIsCheckedAndThenKnownByAName() {
        byte[] file = "[bad:chess]\ncustomPiece1 = a:XX\n[good:chess]\n".getBytes(StandardCharsets.UTF_8);
        HttpResponse<String> sent = visitor.ask("POST", "api/v1/variants?name=..%2F..%2Fmy.ini", file);
        JsonNode checked = Visitor.json(sent);
        assertThat(checked.path("errors").path(0).asString()).startsWith("my.ini, line 2: customPiece1 of [bad]");
        assertThat(checked.path("rows").path(0).path("name").asString()).isEqualTo("good");
        String name = "@" + checked.path("file").asString();
        assertThat(visitor.get("api/v1/value?format=ini&piece=" + name + ":good")
                        .body())
                .startsWith("[good:chess]")
                .contains("pieceValueMg");
        assertThat(visitor.get("api/v1/value?piece=" + name + ":none").body())
                .contains("no variant of my.ini is named 'none'")
                .doesNotContain(data.toString());
    }

    /// Values and targets of one's own are sent first; the same file says the same as on the command line.
    @Test
    void aFileOfValuesIsSentAndThenNamed() {
        byte[] values = "N,325\nB,330\nR,500\nQ,950\n".getBytes(StandardCharsets.UTF_8);
        HttpResponse<String> sent = visitor.ask("POST", "api/v1/files?name=..%2Fmy.csv", values);
        assertThat(sent.statusCode()).isEqualTo(201);
        assertThat(Visitor.json(sent).path("fileName").asString()).isEqualTo("my.csv");
        String name = "@" + Visitor.json(sent).path("file").asString();
        assertThat(visitor.json("api/v1/compare?models=synergy&values=" + name)
                        .at("/summary/0/n")
                        .asInt())
                .isEqualTo(4);
        assertThat(visitor.json("api/v1/value?piece=N&models=synergy&targets=" + name)
                        .at("/rows/0/value")
                        .asDouble())
                .isBetween(324.0, 326.0);
        String broken = "@"
                + Visitor.json(visitor.ask(
                                "POST", "api/v1/files?name=my.csv", "N,x\n".getBytes(StandardCharsets.UTF_8)))
                        .path("file")
                        .asString();
        assertThat(visitor.get("api/v1/compare?values=" + broken).body())
                .contains("my.csv, line 1")
                .doesNotContain(data.toString());
    }

    /// What the description says of questions is what the server does: each is there and answers in the form that is
    /// said, takes each parameter, and no other.
    @Test
    void theDescriptionIsTrue() {
        JsonNode paths = visitor.json("api/v1/openapi.json").path("paths");
        assertThat(paths.propertyNames()).contains("/api/v1/value", "/api/v1/jobs/{id}", "/api/v1/fit");
        paths.properties().forEach(path -> {
            path.getValue()
                    .forEach(
                            operation -> assertThat(operation.path("parameters").findValuesAsString("name"))
                                    .as(path.getKey())
                                    .doesNotHaveDuplicates());
            if (path.getValue().has("get") && !path.getKey().contains("{")) {
                check(path.getKey().substring(1), path.getValue().path("get"));
            }
        });
    }

    private void check(String path, JsonNode operation) {
        String example = path
                + switch (path) {
                    case "api/v1/balance" -> "?army=RNB";
                    case "api/v1/assess" -> "?variant=chess&nodes=2";
                    case "api/v1/armies" -> "?white=RNBQKBNR&black=RNBQKBNR";
                    case "api/v1/spelling" -> "?rays=leap:1,2,1,mc";
                    case "api/v1/compare",
                            "api/v1/game",
                            "api/v1/jobs",
                            "api/v1/models",
                            "api/v1/page",
                            "api/v1/pieces",
                            "api/v1/reply",
                            "api/v1/variants",
                            "api/v1/material" -> "";
                    case "api/v1/sprt" -> "?wins=3&losses=1";
                    case "api/v1/worth" -> "?nodes=1&orders=2&fen=4k3/8/8/8/8/8/8/4K2R+w+-+-+0+1";
                    default -> "?piece=FfW";
                };
        HttpResponse<String> answer = visitor.get(example);
        assertThat(answer.statusCode()).as(example + answer.body()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type").orElse(""))
                .isEqualTo(operation
                        .at("/responses/200/content")
                        .propertyNames()
                        .iterator()
                        .next());
        assertThat(Visitor.json(answer).isObject()).isTrue();
        String more = example + (example.contains("?") ? "&" : "?");
        operation
                .path("parameters")
                .forEach(parameter -> assertThat(
                                visitor.get(more + parameter.path("name").asString() + "=%7F")
                                        .body())
                        .as(parameter.toString())
                        .doesNotContain("unknown parameter"));
        if (operation.has("parameters")) {
            assertThat(visitor.get(more + "no-such=1").body()).contains("unknown parameter");
        }
    }

    @Test
    void jobsInTheDescriptionTakeTheirParameters() {
        JsonNode paths = visitor.json("api/v1/openapi.json").path("paths");
        for (String kind : List.of("match", "selfplay", "measure", "fit")) {
            JsonNode parameters = paths.path("/api/v1/" + kind).path("post").path("parameters");
            assertThat(parameters.size()).as(kind).isGreaterThan(5);
        }
    }
}
