package org.pieceworth.cli.words;

import java.util.Map;
import java.util.TreeMap;

/// A run of words from one file: a paragraph, a message, or a comment. Every line break is one space.
///
/// @param page the file, named from the project's folder
/// @param lines the line of the file at each start of a line in the text
record Passage(String page, Medium medium, String text, TreeMap<Integer, Integer> lines) {

    /// The kind of text.
    enum Medium {
        /// Documentation in Markdown.
        DOCS,
        /// Texts of the program: help, messages, pages.
        MESSAGES,
        /// Comments of the main sources.
        COMMENTS
    }

    String place(int at) {
        Map.Entry<Integer, Integer> line = lines.floorEntry(at);
        return page + ":" + (line == null ? 1 : line.getValue());
    }

    /// Collects the parts of a passage with their lines.
    static final class Builder {

        private final StringBuilder text = new StringBuilder();
        private final TreeMap<Integer, Integer> lines = new TreeMap<>();

        void add(String part, int line) {
            lines.put(text.length(), line);
            text.append(part);
        }

        boolean isEmpty() {
            return text.isEmpty();
        }

        Passage build(String page, Medium medium) {
            return new Passage(page, medium, text.toString().replace('\n', ' '), lines);
        }
    }
}
