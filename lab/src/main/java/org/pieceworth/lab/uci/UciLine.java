package org.pieceworth.lab.uci;

/// Lines of UCI, whose words any white space may separate.
final class UciLine {

    private UciLine() {}

    /// The first word, the type of a line; empty if there is none.
    static String command(String line) {
        int start = skip(line, 0, true);
        return line.substring(start, skip(line, start, false));
    }

    /// The text after the first word, without white space around it.
    static String rest(String line) {
        int start = skip(line, skip(line, skip(line, 0, true), false), true);
        int end = line.length();
        while (end > start && isWhite(line.charAt(end - 1))) {
            end--;
        }
        return line.substring(start, end);
    }

    /// The line with single blanks between its words.
    static String spaced(String line) {
        StringBuilder words = new StringBuilder();
        for (String left = line; !command(left).isEmpty(); left = rest(left)) {
            words.append(words.isEmpty() ? "" : " ").append(command(left));
        }
        return words.toString();
    }

    private static int skip(String line, int from, boolean white) {
        int at = from;
        while (at < line.length() && isWhite(line.charAt(at)) == white) {
            at++;
        }
        return at;
    }

    private static boolean isWhite(char letter) {
        return Character.isWhitespace(letter) || Character.isSpaceChar(letter);
    }
}
