package org.pieceworth.web.api;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.pieceworth.web.http.Query;
import org.pieceworth.web.http.RefusedException;

/// Options from the address, from a form, or from both.
final class Forms {

    private static final int MOST_BYTES = 16 * 1024;
    private static final int UNSUPPORTED = 415;
    private static final String FORM = "application/x-www-form-urlencoded";

    private Forms() {}

    /// @throws RefusedException when the body is not a form, whose options would be ignored
    static Map<String, List<String>> parameters(Context request, Bodies bodies) throws IOException {
        Map<String, List<String>> parameters = Query.of(request);
        if (!Bodies.isThere(request)) {
            return parameters;
        }
        byte[] body = bodies.bytes(request, MOST_BYTES);
        String type = Optional.ofNullable(request.contentType()).orElse("").toLowerCase(Locale.ROOT);
        if (body.length > 0 && !type.startsWith(FORM)) {
            throw new RefusedException(
                    UNSUPPORTED,
                    "Not a form",
                    "found a body of another kind; expected options in the address, or a form (" + FORM + ")");
        }
        Query.parse(new String(body, StandardCharsets.UTF_8))
                .forEach((name, values) -> parameters.merge(name, values, (in, more) -> {
                    List<String> both = new ArrayList<>(in);
                    both.addAll(more);
                    return both;
                }));
        return parameters;
    }
}
