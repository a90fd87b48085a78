package org.pieceworth.player;

import java.util.List;
import java.util.Map;

/// Writes trees of maps, lists, texts, numbers, truth values and nulls as JSON.
final class JsonText {

    private final StringBuilder out = new StringBuilder();

    private JsonText() {}

    static String of(Object tree) {
        JsonText text = new JsonText();
        text.write(tree);
        return text.out.toString();
    }

    private void write(Object tree) {
        switch (tree) {
            case Map<?, ?> map -> {
                String separator = "{";
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    out.append(separator);
                    quote(String.valueOf(entry.getKey()));
                    out.append(':');
                    write(entry.getValue());
                    separator = ",";
                }
                out.append(map.isEmpty() ? "{}" : "}");
            }
            case List<?> list -> {
                String separator = "[";
                for (Object each : list) {
                    out.append(separator);
                    write(each);
                    separator = ",";
                }
                out.append(list.isEmpty() ? "[]" : "]");
            }
            case String string -> quote(string);
            case null, default -> out.append(tree);
        }
    }

    private void quote(String string) {
        out.append('"');
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ') {
                out.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
