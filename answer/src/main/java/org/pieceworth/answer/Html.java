package org.pieceworth.answer;

import java.util.ArrayDeque;
import java.util.Deque;
import org.pieceworth.text.Markup;

/// Writes HTML from top to bottom; escapes text, and closes elements in the reverse order of opening.
final class Html {

    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /// Opens an element.
    ///
    /// @param attributes names and values in turn
    Html open(String tag, String... attributes) {
        tag(tag, attributes);
        open.push(tag);
        return this;
    }

    /// An element that has no end tag.
    Html empty(String tag, String... attributes) {
        tag(tag, attributes);
        return this;
    }

    private void tag(String tag, String... attributes) {
        out.append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(Markup.escaped(attributes[i + 1]))
                    .append('"');
        }
        out.append('>');
    }

    /// Closes the innermost open element.
    Html close() {
        out.append("</").append(open.pop()).append(">\n");
        return this;
    }

    /// Adds text to the open element.
    Html text(String words) {
        out.append(Markup.escaped(words));
        return this;
    }

    /// Adds an element with nothing but text.
    Html leaf(String tag, String words, String... attributes) {
        return open(tag, attributes).text(words).close();
    }

    /// Adds markup unchanged. It must not contain unescaped text from users.
    Html trusted(String markup) {
        out.append(markup);
        return this;
    }

    /// Returns the finished markup.
    ///
    /// @throws IllegalStateException when an element is still open
    String finish() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("still open: " + open);
        }
        return out.toString();
    }
}
