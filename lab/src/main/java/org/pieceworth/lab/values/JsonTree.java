package org.pieceworth.lab.values;

import java.util.Optional;
import java.util.function.Function;
import org.pieceworth.text.InputException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// JSON that people give.
public final class JsonTree {

    private JsonTree() {}

    /// Reads a text.
    ///
    /// @param fault makes an error from a description of the problem, such as
    /// `is not JSON, at line 3, column 7`
    public static JsonNode parse(String text, Function<String, InputException> fault) {
        try {
            return JsonMapper.shared().readTree(text);
        } catch (JacksonException e) {
            // Text beyond the limits of the library has no location.
            throw fault.apply(Optional.ofNullable(e.getLocation())
                    .map(at -> "is not JSON, at line " + at.getLineNr() + ", column " + at.getColumnNr())
                    .orElse("is nested more than 500 deep, or has too long a number or name"));
        }
    }
}
