package org.pieceworth.web.http;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The parameters of a request. One that cannot be decoded is refused: otherwise another question would be
/// answered.
public final class Query {

    private static final String ATTRIBUTE = Query.class.getName();
    private static final int BROKEN = 400;
    private static final int HEXADECIMAL = 16;

    private Query() {}

    /// Decodes the query of a request, for later calls of [#of].
    ///
    /// @throws RefusedException when it is not percent-encoded UTF-8
    static Map<String, List<String>> read(Context request) {
        Map<String, List<String>> parameters =
                parse(Optional.ofNullable(request.queryString()).orElse(""));
        request.attribute(ATTRIBUTE, parameters);
        return parameters;
    }

    /// The parameters in the order of the request; the map belongs to the caller.
    public static Map<String, List<String>> of(Context request) {
        Map<String, List<String>> read = request.attribute(ATTRIBUTE);
        return new LinkedHashMap<>(read == null ? read(request) : read);
    }

    /// The last value of a parameter.
    public static Optional<String> last(Context request, String name) {
        return Optional.ofNullable(of(request).get(name)).map(List::getLast);
    }

    /// Decodes a query or a form.
    ///
    /// @param text `a=1&b=%2B`
    /// @throws RefusedException when it is not percent-encoded UTF-8
    public static Map<String, List<String>> parse(String text) {
        Map<String, List<String>> parameters = new LinkedHashMap<>();
        for (String part : text.split("&", -1)) {
            if (!part.isEmpty()) {
                int at = part.indexOf('=');
                String name = decoded(at < 0 ? part : part.substring(0, at));
                String value = at < 0 ? "" : decoded(part.substring(at + 1));
                parameters.computeIfAbsent(name, _ -> new ArrayList<>()).add(value);
            }
        }
        return parameters;
    }

    private static String decoded(String text) {
        if (text.indexOf('%') < 0 && text.indexOf('+') < 0) {
            return text;
        }
        byte[] encoded = text.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(encoded.length);
        for (int i = 0; i < encoded.length; i++) {
            if (encoded[i] == '%') {
                bytes.write(digit(encoded, i + 1, text) * HEXADECIMAL + digit(encoded, i + 2, text));
                i += 2;
            } else {
                bytes.write(encoded[i] == '+' ? ' ' : encoded[i]);
            }
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes.toByteArray()))
                    .toString();
        } catch (CharacterCodingException _) {
            throw refused(
                    "found '" + text + "', which is not UTF-8; expected percent-encoded UTF-8, such as %C3%A9 for é");
        }
    }

    private static int digit(byte[] encoded, int at, String text) {
        int digit = at < encoded.length ? Character.digit(encoded[at], HEXADECIMAL) : -1;
        if (digit < 0) {
            throw refused(
                    "found '" + text + "': a % is not followed by two hexadecimal digits; write a percent sign as %25");
        }
        return digit;
    }

    private static RefusedException refused(String why) {
        return new RefusedException(BROKEN, "Malformed parameter", why);
    }
}
