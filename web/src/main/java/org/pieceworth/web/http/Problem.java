package org.pieceworth.web.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.pieceworth.answer.TerminalText;
import org.pieceworth.studies.output.OutputException;
import org.pieceworth.text.InputException;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A failure as `application/problem+json` (RFC 9457).
///
/// @param status status code of HTTP
/// @param title names the kind of failure
/// @param detail the message of the command line
/// @param setting the option it is about
public record Problem(int status, String title, String detail, Optional<String> setting) {

    private static final int UNPROCESSABLE = 422;
    private static final int INTERNAL = 500;
    private static final int BUSY = 503;

    public static Problem of(int status, String title, String detail) {
        return new Problem(status, title, detail, Optional.empty());
    }

    public static Problem of(InputException fault) {
        return new Problem(UNPROCESSABLE, "Invalid request", fault.message(name -> "--" + name), fault.setting());
    }

    public static Problem of(OutputException fault) {
        return of(INTERNAL, "Write failed", String.valueOf(fault.getMessage()));
    }

    /// A file of the data folder that cannot be used, independent of the question.
    public static Problem of(IOException fault) {
        return of(INTERNAL, "Cannot be read or written", "a file could not be read or written: " + fault.getMessage());
    }

    /// A failure of the workbench itself.
    public static Problem bug(Throwable error) {
        return of(
                INTERNAL,
                "Internal error",
                "the workbench itself failed: " + error
                        + "; this is a bug in Pieceworth, please report it with your steps");
    }

    /// This problem with another sentence, such as one with the original names of files.
    public Problem saying(String other) {
        return new Problem(status, title, other, setting);
    }

    public ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("type", "about:blank").put("title", title).put("status", status);
        json.put("detail", TerminalText.line(detail));
        setting.ifPresent(name -> json.put("setting", name));
        return json;
    }

    public void answer(Context request) {
        if (status == BUSY) {
            request.header("Retry-After", "5");
        }
        request.status(status);
        if (isForPerson(request)) {
            request.contentType("text/html; charset=utf-8").result(page());
        } else {
            // Text of a type without a character set would be sent as Latin-1.
            request.contentType("application/problem+json")
                    .result((json().toPrettyString() + "\n").getBytes(StandardCharsets.UTF_8));
        }
    }

    /// True for an address opened in a browser, not by a program.
    private static boolean isForPerson(Context request) {
        return !request.path().startsWith("/api/")
                && Optional.ofNullable(request.header("Accept"))
                        .filter(types -> types.contains("text/html"))
                        .isPresent();
    }

    /// A page of only text: nothing else may be loaded with it.
    String page() {
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width">
                <meta name="color-scheme" content="light dark">
                <title>%1$s · Pieceworth</title>
                </head>
                <body>
                <h1>%1$s</h1>
                <p>%2$s</p>
                </body>
                </html>
                """.formatted(escaped(title), escaped(sentence()));
    }

    private String sentence() {
        String line = TerminalText.line(detail);
        return line.substring(0, 1).toUpperCase(Locale.ROOT) + line.substring(1) + ".";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
