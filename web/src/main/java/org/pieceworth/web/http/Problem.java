package org.pieceworth.web.http;

import io.javalin.http.Context;
import java.util.Optional;
import org.pieceworth.rules.InputException;
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

    public static Problem of(int status, String title, String detail) {
        return new Problem(status, title, detail, Optional.empty());
    }

    public static Problem of(InputException fault) {
        return new Problem(
                UNPROCESSABLE, "The request makes no sense", fault.message(name -> "--" + name), fault.setting());
    }

    public void answer(Context request) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("type", "about:blank").put("title", title).put("status", status);
        json.put("detail", TerminalText.line(detail));
        setting.ifPresent(name -> json.put("setting", name));
        request.status(status).contentType("application/problem+json").result(json.toPrettyString() + "\n");
    }
}
