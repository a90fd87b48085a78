package org.pieceworth.pgn;

/// Skips unwanted movetext, eight bytes at a time, up to a byte that could end it: a comment, a bracket, a result, a
/// tag or an escape.
final class PlainSkip {

    private static final int MARGIN = 8;

    private PlainSkip() {}

    /// Passes bytes from `position` on; stops at the beginning of a word that has to be looked at, or near the
    /// window's end.
    static void skip(ByteWindow window) {
        byte[] bytes = window.bytes;
        int start = window.position;
        int at = start;
        if (bytes[at] == '\n' && at > 0 && bytes[at - 1] == '\r') {
            at++;
        }
        int last = window.limit - MARGIN;
        while (at < last) {
            long word = EightBytes.at(bytes, at);
            long stops = stops(word);
            if (stops == 0) {
                window.line += EightBytes.count(word, '\n');
                at += 8;
                continue;
            }
            int first = EightBytes.first(stops);
            window.line += first == 0 ? 0 : EightBytes.count(word & ~(-1L << 8 * first), '\n');
            at += first;
            boolean castling = bytes[at] == '-' && at > start && bytes[at - 1] == 'O' && bytes[at + 1] == 'O';
            if (!castling) {
                break;
            }
            at++;
        }
        while (at > start && at < window.limit && ByteClasses.isWord(bytes[at - 1])) {
            at--;
        }
        // A glyph takes the digits after it.
        at -= at > start && bytes[at - 1] == '$' ? 1 : 0;
        window.position = at;
    }

    /// Bytes `{ [`, `( )`, `*`, `- /`, `: ;`, `%`, the carriage return, and those beyond ASCII, which may be
    /// half signs: pairs that differ in one bit are searched together.
    private static long stops(long word) {
        return EightBytes.matches(word | EightBytes.ONES * 0x20, '{')
                | EightBytes.matches(word | EightBytes.ONES, ')')
                | EightBytes.matches(word, '*')
                | EightBytes.matches(word | EightBytes.ONES * 2, '/')
                | EightBytes.matches(word | EightBytes.ONES, ';')
                | EightBytes.matches(word, '%')
                | EightBytes.matches(word, '\r')
                | word & EightBytes.HIGH;
    }
}
