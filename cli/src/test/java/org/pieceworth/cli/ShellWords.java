package org.pieceworth.cli;

import java.util.ArrayList;
import java.util.List;

/// The words of a command line, as a shell splits them: quotes, comments, and an end at `|`, `>`, `<`, `;` and `&`.
final class ShellWords {

    private final String line;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean begun;

    private ShellWords(String line) {
        this.line = line;
    }

    static List<String> of(String line) {
        ShellWords reader = new ShellWords(line);
        reader.read();
        return List.copyOf(reader.words);
    }

    /// Whether a quotation is still open at the end.
    static boolean isOpen(String line) {
        char quote = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quote == 0 && (c == '"' || c == '\'')) {
                quote = c;
            } else if (c == quote) {
                quote = 0;
            }
        }
        return quote != 0;
    }

    private void read() {
        char quote = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quote != 0) {
                if (c == quote) {
                    quote = 0;
                } else {
                    word.append(c);
                }
            } else if (c == '"' || c == '\'') {
                quote = c;
                begun = true;
            } else if (Character.isWhitespace(c)) {
                end();
            } else if ("|<>;&".indexOf(c) >= 0 || (c == '#' && !begun)) {
                // A number before > names a stream.
                if (c == '>' && word.toString().matches("[12]")) {
                    begun = false;
                }
                break;
            } else {
                word.append(c);
                begun = true;
            }
        }
        end();
    }

    private void end() {
        if (begun) {
            words.add(word.toString());
        }
        word.setLength(0);
        begun = false;
    }
}
