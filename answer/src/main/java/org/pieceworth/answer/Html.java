package org.pieceworth.answer;

import java.util.ArrayDeque;
import java.util.Deque;
import org.pieceworth.text.Markup;

/// HTML that is written from top to bottom: words are escaped, and elements close in the order in which they opened.
final class Html {

    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /// Opens an element.
    ///
    /// @param attributes names and words in turn
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

    /// Closes the element that was opened last.
    Html close() {
        out.append("</").append(open.pop()).append(">\n");
        return this;
    }

    /// Words in the open element.
    Html text(String words) {
        out.append(Markup.escaped(words));
        return this;
    }

    /// An element of words alone.
    Html leaf(String tag, String words, String... attributes) {
        return open(tag, attributes).text(words).close();
    }

    /// What is markup already and holds no words of users that are not escaped.
    Html trusted(String markup) {
        out.append(markup);
        return this;
    }

    /// The whole text.
    ///
    /// @throws IllegalStateException when an element is still open
    String finish() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("still open: " + open);
        }
        return out.toString();
    }
}
