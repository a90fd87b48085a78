package org.pieceworth.cli.reference;

import java.util.List;

/// Writes a page for `man`: text with all signs escaped that the formatter would take for requests.
final class Roff {

    private static final int WIDTH = 78;

    private final StringBuilder page = new StringBuilder();

    /// A line of the formatter's own.
    Roff request(String line) {
        page.append(line).append('\n');
        return this;
    }

    Roff section(String title) {
        return request(".SH " + escaped(title));
    }

    Roff subsection(String title) {
        return request(".SS " + escaped(title));
    }

    /// A term and, indented below it, its meaning.
    Roff defined(String term, String meaning) {
        return request(".TP").request(term).text(meaning);
    }

    /// Words between backquotes become bold.
    Roff text(String text) {
        StringBuilder marked = new StringBuilder();
        String[] parts = text.split("`", -1);
        for (int i = 0; i < parts.length; i++) {
            marked.append(i % 2 == 0 ? escaped(parts[i]) : bold(parts[i]));
        }
        wrapped(marked.toString().strip());
        return this;
    }

    /// Lines short enough for editors and mail.
    private void wrapped(String text) {
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" +")) {
            if (!line.isEmpty() && line.length() + word.length() >= WIDTH) {
                request(guarded(line.toString()));
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        request(guarded(line.toString()));
    }

    /// Preformatted lines.
    Roff lines(List<String> lines) {
        request(".nf").request(".RS 4");
        lines.forEach(line -> request(line.isEmpty() ? ".sp" : guarded(escaped(line))));
        return request(".RE").request(".fi");
    }

    static String bold(String text) {
        return "\\fB" + escaped(text) + "\\fR";
    }

    static String italic(String text) {
        return "\\fI" + escaped(text) + "\\fR";
    }

    /// A line that begins with one of these characters would be a request.
    private static String guarded(String line) {
        return line.startsWith(".") || line.startsWith("'") ? "\\&" + line : line;
    }

    static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(sign -> {
            switch (sign) {
                case '\\' -> escaped.append("\\e");
                case '-' -> escaped.append("\\-");
                case '\'' -> escaped.append("\\(aq");
                case '"' -> escaped.append("\\(dq");
                case '`' -> escaped.append("\\(ga");
                case '^' -> escaped.append("\\(ha");
                case '~' -> escaped.append("\\(ti");
                default -> {
                    if (sign < 128) {
                        escaped.append((char) sign);
                    } else {
                        escaped.append(String.format("\\[u%04X]", sign));
                    }
                }
            }
        });
        return escaped.toString();
    }

    @Override
    public String toString() {
        return page.toString();
    }
}
