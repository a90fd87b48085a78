package org.pieceworth.web.http;

import io.javalin.http.Context;
import java.util.Optional;
import org.pieceworth.text.InputException;
import org.pieceworth.studies.document.OutputException;
import org.pieceworth.studies.document.TerminalText;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// What went wrong, as RFC 9457 has it.
///
/// @param status of HTTP
/// @param title what kind of thing went wrong
/// @param detail the sentence that the command line would print
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

    /// What must not happen.
    public static Problem bug(Throwable error) {
        return of(
                INTERNAL,
                "Internal error",
                "the workbench itself failed: " + error
                        + "; this is a bug in Pieceworth, please report it with what you did");
    }

    /// The same in other words.
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
        request.status(status).contentType("application/problem+json").result(json().toPrettyString() + "\n");
    }
}
