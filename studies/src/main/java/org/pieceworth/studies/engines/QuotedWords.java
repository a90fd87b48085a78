package org.pieceworth.studies.engines;

import java.util.ArrayList;
import java.util.List;

/// Words split as by a shell: at blanks, with quotes around words that contain some.
final class QuotedWords {

    private QuotedWords() {}

    static List<String> of(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean begun = false;
        char quote = 0;
        for (int at = 0; at < text.length(); at++) {
            char each = text.charAt(at);
            if (quote != 0 && each == quote) {
                quote = 0;
            } else if (quote == 0 && (each == '"' || each == '\'')) {
                quote = each;
                begun = true;
            } else if (quote == 0 && Character.isWhitespace(each)) {
                if (begun) {
                    words.add(word.toString());
                    word.setLength(0);
                }
                begun = false;
            } else {
                word.append(each);
                begun = true;
            }
        }
        if (begun) {
            words.add(word.toString());
        }
        return words;
    }
}
