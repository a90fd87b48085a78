package org.pieceworth.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Methods, paths and parameters that are odd or broken.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OddRequestsTest {

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
    @ValueSource(strings = {"POST", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "BREW", "get"})
    void wrongMethodsAreRefused(String method) {
        assertThat(status(get("/api/v1/value?piece=N").replaceFirst("GET", method)))
                .isIn(400, 404, 405, 501);
    }

    /// A parameter that cannot be decoded would leave another question than the one that was asked.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET value?piece=%zz",
                "GET value?piece=%",
                "GET value?piece=N&%4=1",
                "GET value?piece=N%C3",
                "GET value?piece=%ff%fe",
                "GET value?piece=N%u0041",
                "GET jobs?x=%zz",
                "POST selfplay?games=%zz",
                "POST match?player=self&player=self&games=%",
                "POST files?name=%zz",
                "POST fit?name=%zz",
                "POST jobs/0123456789abcdef/cancel?x=%zz"
            })
    void brokenPercentSignsAreRefused(String question) {
        int space = question.indexOf(' ');
        String answer = RawRequest.send(
                port,
                get("/api/v1/" + question.substring(space + 1)).replaceFirst("GET", question.substring(0, space)));
        assertThat(RawRequest.status(answer)).as(answer).isEqualTo(400);
        assertThat(answer).contains("application/problem+json", "\"detail\" : \"found '");
        assertThat(visitor.json("api/v1/jobs").path("jobs").size()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "games=%zz,application/x-www-form-urlencoded,400,hexadecimal",
        "games=0,application/x-www-form-urlencoded,422,--games",
        "{},application/json,415,expected options in the address"
    })
    void formsAreReadAsAddressesAre(String body, String type, int status, String sentence) {
        HttpResponse<String> answer =
                visitor.ask("POST", "api/v1/selfplay", body.getBytes(StandardCharsets.UTF_8), "Content-Type", type);
        assertThat(answer.statusCode()).isEqualTo(status);
        assertThat(answer.body()).contains(sentence);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/%uff0e/x",
                "/api/v1/jobs/%uff0e",
                "/%u002e%u002e/x",
                "/%c0%ae/x",
                "/%ff",
                "/a%00b",
                "/a%2fb",
                "/%"
            })
    void pathsThatCannotBeReadAreTheSendersFault(String path) {
        assertThat(status(get(path))).isIn(400, 404);
    }

    @Test
    void anOptionIsGivenOnce() {
        for (String question : List.of(
                "value?piece=N&board=8x8&board=10x8",
                "value?piece=N&unit=pawn=10&unit=pawn=1",
                "explain?piece=Q&model=mobility&model=universal",
                "moves?piece=N&format=json&format=csv",
                "value?piece=N&all&all=true",
                "balance?army=RNB&answers=1&answers=2")) {
            HttpResponse<String> answer = visitor.get("api/v1/" + question);
            assertThat(answer.statusCode()).as(question).isEqualTo(422);
            assertThat(answer.body()).as(question).contains("given twice");
        }
        assertThat(visitor.get("api/v1/value?piece=N&piece=B&models=mobility&models=crowded")
                        .statusCode())
                .isEqualTo(200);
        assertThat(visitor.get("api/v1/material?variant=chess&variant=shatranj").body())
                .contains("unexpected argument 'shatranj'");
    }

    /// A header that is to change the method changes nothing.
    @Test
    void theMethodIsTheOneInTheFirstLine() {
        String get = get("/api/v1/selfplay?games=2", "X-HTTP-Method-Override: POST");
        assertThat(RawRequest.send(port, get)).startsWith("HTTP/1.1 405").contains("Allow: OPTIONS, POST");
        assertThat(status(get("/api/v1/value?piece=N", "X-HTTP-Method-Override: DELETE")))
                .isEqualTo(200);
        assertThat(visitor.json("api/v1/jobs").path("jobs").size()).isZero();
    }

    /// RFC 9110, 13.1.2: a list of tags, weak ones too, or any.
    @Test
    void aPageThatIsKnownIsNotSentAgain() {
        String tag = visitor.get("main.js").headers().firstValue("ETag").orElseThrow();
        for (String known : List.of(tag, "W/" + tag, "\"x\", " + tag, "\"x\",W/" + tag + ",\"y\"", "*")) {
            String answer = RawRequest.send(port, get("/main.js", "If-None-Match: " + known));
            assertThat(answer).as(known).startsWith("HTTP/1.1 304").endsWith("\r\n\r\n");
        }
        for (String other : List.of("\"x\"", "W/\"x\", \"y\"", tag.replace("\"", ""), "")) {
            assertThat(status(get("/main.js", "If-None-Match: " + other)))
                    .as(other)
                    .isEqualTo(200);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            HEAD    | /                       | 200 |
            HEAD    | /main.js                | 200 |
            HEAD    | /api/v1/value?piece=N   | 200 |
            HEAD    | /api/v1/value?piece=zzz | 422 |
            HEAD    | /api/v1/jobs            | 200 |
            HEAD    | /no-such                | 404 |
            HEAD    | /api/v1/selfplay        | 405 | OPTIONS, POST
            OPTIONS | /                       | 204 | GET, HEAD, OPTIONS
            OPTIONS | /api/v1/value?piece=N   | 204 | GET, HEAD, OPTIONS
            OPTIONS | /api/v1/variants        | 204 | GET, HEAD, OPTIONS, POST
            OPTIONS | /api/v1/jobs/0          | 204 | DELETE, GET, HEAD, OPTIONS
            OPTIONS | /api/v1/no-such         | 404 |
            TRACE   | /api/v1/value           | 405 | GET, HEAD, OPTIONS
            PUT     | /api/v1/value           | 405 | GET, HEAD, OPTIONS
            PATCH   | /api/v1/jobs            | 405 | GET, HEAD, OPTIONS
            DELETE  | /main.js                | 405 | GET, HEAD, OPTIONS
            POST    | /                       | 405 | GET, HEAD, OPTIONS
            POST    | /api/v1/no-such         | 404 |
            BREW    | /api/v1/value           | 501 |
            """)
    void methodsAreAsHttpHasThem(String method, String path, int status, String allowed) {
        String answer = RawRequest.send(port, get(path).replaceFirst("GET", method));
        assertThat(RawRequest.status(answer)).as(answer).isEqualTo(status);
        if (allowed == null) {
            assertThat(answer).doesNotContain("Allow:");
        } else {
            assertThat(answer).contains("Allow: " + allowed + "\r\n");
        }
        boolean hasBody = answer.indexOf("\r\n\r\n") < answer.length() - 4;
        assertThat(hasBody).as(answer).isEqualTo(!method.equals("HEAD") && status != 204);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "value?piece=%ff%fe",
                "value?piece=%",
                "value?piece=%zz",
                "value?piece=%00",
                "value?board=-1x8",
                "value?board=99999999999x8",
                "balance?army=%E2%80%AE",
                "explain?piece=",
                "moves?piece=N&at=%0d%0aSet-Cookie:x",
                "pieces?text=%3Cscript%3E",
                "value?&&&=&=",
                "spelling?rays=slide:99,99,99,mc",
                "reach?piece=N&friends=zz99",
                "match"
            })
    void oddParametersGetASentenceOrAnAnswer(String question) {
        String answer = RawRequest.send(port, get("/api/v1/" + question));
        assertThat(RawRequest.status(answer)).as(answer).isIn(200, 400, 404, 405, 422);
        assertThat(answer).doesNotContain("\nSet-Cookie:", "text/html", "Exception");
    }
}
