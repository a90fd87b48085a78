package org.pieceworth.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Who does not know the address that was printed gets nothing.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TokenTest {

    @TempDir
    static Path data;

    private Visitor visitor;
    private String token;

    @BeforeAll
    void open() {
        visitor = Visitor.withToken(data);
        token = visitor.workbench.token().orElseThrow();
    }

    @AfterAll
    void close() {
        visitor.close();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "main.js",
                "api/v1/value?piece=N",
                "api/v1/value?piece=N&token=",
                "api/v1/value?piece=N&token=0",
                "?token=none",
                "api/v1/jobs",
                "api/v1/openapi.json",
                "no-such-page"
            })
    void nothingWithoutIt(String path) {
        HttpResponse<String> answer = visitor.get(path);
        assertThat(answer.statusCode()).isEqualTo(401);
        assertThat(answer.body())
                .contains("open the address that pieceworth serve printed")
                .doesNotContain(token);
        assertThat(answer.headers().firstValue("Set-Cookie")).isEmpty();
    }

    /// Other users of the machine see what a browser is started with, but too late.
    @Test
    void aBrowserIsStartedWithoutTheToken() {
        String ticket = visitor.workbench.ticket().replaceFirst(".*/", "");
        assertThat(ticket).startsWith("?token=").doesNotContain(token);
        assertThat(visitor.get("api/v1/jobs" + ticket).statusCode()).isEqualTo(401);
        HttpResponse<String> first = visitor.get(ticket);
        assertThat(first.statusCode()).isEqualTo(302);
        assertThat(first.headers().firstValue("Set-Cookie").orElse("")).contains("=" + token + ";");
        assertThat(visitor.get(ticket).statusCode()).isEqualTo(401);
        assertThat(visitor.workbench.ticket()).doesNotContain(ticket);
    }

    /// Somebody who opens the address by hand reads a page; programs get the form of all refusals.
    @ParameterizedTest
    @ValueSource(strings = {"", "?piece=N", "no-such-page", "?token=none"})
    void aBrowserReadsAPage(String path) {
        HttpResponse<String> answer = visitor.get(path, "Accept", "text/html,application/xhtml+xml,*/*;q=0.8");
        assertThat(answer.statusCode()).isEqualTo(401);
        assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
        assertThat(answer.body())
                .contains("<h1>Token needed</h1>", "open the address that pieceworth serve printed", "</html>")
                .doesNotContain(token, "{");
        for (String accept : new String[] {"*/*", "application/json", "text/javascript"}) {
            assertThat(visitor.get(path, "Accept", accept)
                            .headers()
                            .firstValue("Content-Type")
                            .orElse(""))
                    .isEqualTo("application/problem+json");
        }
        assertThat(visitor.get("api/v1/jobs", "Accept", "text/html").body()).startsWith("{");
    }

    @Test
    void whatWasSentIsTextInAPage() {
        HttpResponse<String> page = visitor.get("%3Cb%3E&", "Accept", "text/html", "Authorization", "Bearer " + token);
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(page.body()).contains("/%3Cb%3E&amp;.").doesNotContain("<b>");
    }

    @Test
    void noJobEither() {
        for (String path : new String[] {"selfplay?games=2", "fit", "files", "variants", "jobs/0/cancel"}) {
            assertThat(visitor.ask("POST", "api/v1/" + path, new byte[] {1}).statusCode())
                    .as(path)
                    .isEqualTo(401);
        }
    }

    @Test
    void programsShowItInTheAddressOrAHeader() {
        assertThat(visitor.get("api/v1/value?piece=N&token=" + token).statusCode())
                .isEqualTo(200);
        assertThat(visitor.get("api/v1/jobs?token=" + token).statusCode()).isEqualTo(200);
        assertThat(visitor.get("api/v1/value?piece=N", "Authorization", "bearer " + token)
                        .statusCode())
                .isEqualTo(200);
        for (String header : new String[] {"Bearer ", "Bearer x" + token, "Basic " + token, token}) {
            assertThat(visitor.get("api/v1/value?piece=N", "Authorization", header)
                            .statusCode())
                    .as(header)
                    .isEqualTo(401);
        }
    }

    /// A browser gets a cookie that no script can read, and an address that may be shown.
    @Test
    void aBrowserEntersOnce() {
        HttpResponse<String> entered = visitor.get("?token=" + token + "&x=%2B");
        assertThat(entered.statusCode()).isEqualTo(302);
        assertThat(entered.headers().firstValue("Location").orElse("")).endsWith("/?x=%2B");
        String cookie = entered.headers().firstValue("Set-Cookie").orElse("");
        assertThat(cookie).contains("HttpOnly", "SameSite=Lax", "pieceworth-" + visitor.port());
        String shown = "other=1; " + cookie.substring(0, cookie.indexOf(';'));
        assertThat(visitor.get("", "Cookie", shown).body()).contains("<title>Pieceworth</title>");
        assertThat(visitor.get("api/v1/jobs", "Cookie", shown).statusCode()).isEqualTo(200);
        assertThat(visitor.get("api/v1/jobs", "Cookie", shown + "0").statusCode())
                .isEqualTo(401);
        // Where a path leads to another host, its redirection would too.
        String away = visitor.get("//evil.example/?token=" + token)
                .headers()
                .firstValue("Location")
                .orElse("");
        assertThat(away).doesNotContain("//evil.example");
    }

    /// A page that is open, or a bookmark, works after a restart; other users cannot read the folder.
    @Test
    void itIsKeptForTheOwner(@TempDir Path other) throws IOException {
        Path own = other.resolve("data");
        String first;
        try (Visitor one = Visitor.withToken(own)) {
            first = one.workbench.token().orElseThrow();
        }
        Path file = own.resolve("token");
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(PosixFilePermissions.fromString("rw-------"));
        for (Path folder : new Path[] {own, own.resolve("jobs"), own.resolve("files")}) {
            assertThat(Files.getPosixFilePermissions(folder)).isEqualTo(PosixFilePermissions.fromString("rwx------"));
        }
        try (Visitor two = Visitor.withToken(own)) {
            assertThat(two.workbench.token()).contains(first);
        }
        // What others could read is no secret.
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        try (Visitor three = Visitor.withToken(own)) {
            assertThat(three.workbench.token()).isPresent().isNotEqualTo(Optional.of(first));
        }
    }
}
