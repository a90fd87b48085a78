package org.pieceworth.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Wraps text to a given width.
final class Lines {

    private Lines() {}

    /// Splits text into words, and after hyphens; `a = 1` stays together.
    static List<String> words(String text) {
        return Stream.of(text.split("(?<!=) (?!=)|(?<=\\p{L}-)"))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /// Wraps a paragraph. Later lines are indented like the first, and by two more if it is indented at all.
    /// A word longer than a line stays whole.
    static List<String> wrapped(String text, int maxLength) {
        int indent = text.length() - text.stripLeading().length();
        String margin = " ".repeat(indent == 0 ? 0 : indent + 2);
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (rest.length() > maxLength) {
            int cut = cut(rest, maxLength, margin.length());
            if (cut < 0) {
                break;
            }
            lines.add(rest.substring(0, cut).stripTrailing());
            rest = margin + rest.substring(cut).stripLeading();
        }
        lines.add(rest);
        return lines;
    }

    /// The index to break at: the last space that fits, or the first one if none does; -1 for none.
    private static int cut(String text, int maxLength, int margin) {
        int start = Math.max(margin, text.length() - text.stripLeading().length());
        int last = text.lastIndexOf(' ', maxLength);
        return last > start ? last : text.indexOf(' ', Math.max(start, maxLength));
    }

    /// Wraps a table cell, at spaces and after hyphens.
    static List<String> broken(String cell, int maxLength) {
        if (cell.length() <= maxLength) {
            return List.of(cell);
        }
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words(cell)) {
            boolean joined = line.isEmpty() || line.charAt(line.length() - 1) == '-';
            if (!line.isEmpty() && line.length() + (joined ? 0 : 1) + word.length() > maxLength) {
                lines.add(line.toString());
                line.setLength(0);
                joined = true;
            }
            line.append(joined ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
