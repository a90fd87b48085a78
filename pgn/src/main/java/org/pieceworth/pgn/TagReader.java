package org.pieceworth.pgn;

import java.util.Arrays;

/// Reads tag pairs. A value may lack quotes, quotes inside a value need no escape, and a tag not closed on
/// its line is reported with the text up to the line's end.
final class TagReader {

    static final int LONGEST_NAME = 256;

    private static final byte[] EVENT = {'E', 'v', 'e', 'n', 't'};

    private final ByteWindow window;
    private final PgnEmitter emitter;
    private byte[] unescaped = new byte[256];
    private byte[] firstName = new byte[LONGEST_NAME];
    private int firstLength;

    TagReader(ByteWindow window, PgnEmitter telling) {
        this.window = window;
        this.emitter = telling;
    }

    /// Forgets the first tag of the game before.
    void beginGame() {
        firstLength = -1;
    }

    /// True if another tag Event would be the next game's.
    boolean beganWithEvent() {
        return firstLength == EVENT.length && Arrays.equals(firstName, 0, firstLength, EVENT, 0, firstLength);
    }

    /// Looks for `[`, a name, spaces and a quote at `position`.
    boolean tagFollows() {
        window.ensure(LONGEST_NAME);
        int start = nameStart();
        int end = nameEnd(start);
        int quote = end;
        while (window.bytes[quote] == ' ' || window.bytes[quote] == '\t') {
            quote++;
        }
        return end > start
                && quote - window.position < LONGEST_NAME
                && ByteClasses.of(window.bytes[start]) == ByteClasses.WORD
                && window.bytes[quote] == '"';
    }

    /// The standard allows spaces between all tokens.
    private int nameStart() {
        int start = window.position + 1;
        while (window.bytes[start] == ' ' || window.bytes[start] == '\t') {
            start++;
        }
        return start;
    }

    private int nameEnd(int from) {
        byte[] bytes = window.bytes;
        int end = from;
        if (from + 8 < window.limit) {
            end += EightBytes.first(EightBytes.nonLetters(EightBytes.at(bytes, from)));
        }
        while (ByteClasses.isWord(bytes[end]) || bytes[end] == '_' || bytes[end] == '.') {
            end++;
        }
        return end;
    }

    /// Reads the tag at `position`.
    ///
    /// @return false when it repeats the game's first tag, and thus belongs to the next game
    boolean readTag() {
        int nameFrom = window.position + 1;
        int nameEnd = nameEnd(nameFrom);
        int close = plainClose(nameEnd);
        if (close < 0) {
            return readOdd();
        }
        if (!isOwn(nameFrom, nameEnd)) {
            return false;
        }
        emitter.name.set(window.bytes, nameFrom, nameEnd);
        emitter.visitor.tag(emitter.name, emitter.value.set(window.bytes, nameEnd + 2, close));
        window.position = close + 2;
        window.passByte();
        return true;
    }

    private boolean readOdd() {
        int lineEnd = oddEnd();
        int nameFrom = Math.min(lineEnd, nameStart());
        int nameEnd = Math.min(lineEnd, nameEnd(nameFrom));
        if (!isOwn(nameFrom, nameEnd)) {
            return false;
        }
        emitter.name.set(window.bytes, nameFrom, nameEnd);
        readOdd(nameEnd, lineEnd);
        return true;
    }

    /// Returns the end of a value in the usual form: after one space, without quotes, backslashes or control
    /// characters, and with a line end after the bracket; −1 for any other form.
    private int plainClose(int nameEnd) {
        byte[] bytes = window.bytes;
        if (bytes[nameEnd] != ' ' || nameEnd + 1 >= window.limit || bytes[nameEnd + 1] != '"') {
            return -1;
        }
        int last = window.limit - 10;
        for (int at = nameEnd + 2; at < last; at += 8) {
            long word = EightBytes.at(bytes, at);
            long ends = EightBytes.matches(word, '"') | EightBytes.matches(word, '\\') | EightBytes.controls(word);
            if (ends != 0) {
                at += EightBytes.first(ends);
                boolean plain = bytes[at] == '"'
                        && bytes[at + 1] == ']'
                        && ByteClasses.isNewline(bytes[at + 2])
                        && at + 2 - window.position <= ByteWindow.MAX_LINE;
                return plain ? at : -1;
            }
        }
        return -1;
    }

    /// Returns the end of a tag in an unusual form: its closing bracket, else the end of its line, but at most one
    /// megabyte on.
    private int oddEnd() {
        int near = afterNearBracket();
        return near >= 0 ? near : Math.min(window.lineEnd(), window.position + ByteWindow.MAX_LINE);
    }

    /// The place after the bracket that closes the tag, if the window shows it; else −1.
    private int afterNearBracket() {
        byte[] bytes = window.bytes;
        int end = Math.min(window.limit, window.position + ByteWindow.MAX_LINE);
        int from = nameEnd(nameStart());
        while (from < end && (bytes[from] == ' ' || bytes[from] == '\t')) {
            from++;
        }
        boolean quoted = bytes[from] == '"';
        from += quoted ? 1 : 0;
        for (int at = from; at < end && !ByteClasses.isNewline(bytes[at]); at++) {
            if (bytes[at] == ']' && (!quoted || quoteBefore(from, at))) {
                return at + 1;
            }
        }
        return -1;
    }

    /// The quote before a closing bracket shows that the bracket is not part of the value.
    private boolean quoteBefore(int from, int bracket) {
        int quote = bracket - 1;
        while (quote >= from && window.bytes[quote] == ' ') {
            quote--;
        }
        return quote >= from && window.bytes[quote] == '"' && !escaped(from, quote);
    }

    private boolean isOwn(int from, int end) {
        byte[] bytes = window.bytes;
        int length = end - from;
        if (firstLength < 0) {
            if (length > firstName.length) {
                firstName = new byte[length];
            }
            System.arraycopy(bytes, from, firstName, 0, length);
            firstLength = length;
            return true;
        }
        return length != firstLength
                || length > 0 && bytes[end - 1] != firstName[length - 1]
                || !Arrays.equals(bytes, from, end, firstName, 0, length);
    }

    private void readOdd(int nameEnd, int lineEnd) {
        byte[] bytes = window.bytes;
        int from = nameEnd;
        while (from < lineEnd && (bytes[from] == ' ' || bytes[from] == '\t')) {
            from++;
        }
        boolean quoted = from < lineEnd && bytes[from] == '"';
        from += quoted ? 1 : 0;
        int close = quoted ? closingQuote(from, lineEnd) : bracket(from, lineEnd);
        if (close < 0) {
            close = lineEnd;
            if (lineEnd == window.limit && window.ended) {
                emitter.endedInside();
                emitter.fault(PgnFault.TRUNCATED, window.line);
            }
        }
        emitter.visitor.tag(emitter.name, unescape(from, close));
        int after = close;
        while (after < lineEnd && bytes[after] != ']') {
            after++;
        }
        window.position = Math.min(after + 1, lineEnd);
        if (after == lineEnd) {
            window.passLine();
        }
    }

    private int bracket(int from, int lineEnd) {
        int at = from;
        while (at < lineEnd && window.bytes[at] != ']') {
            at++;
        }
        return at < lineEnd ? at : -1;
    }

    /// The first quote with a bracket after it: quotes inside a value need no escape. An escaped quote
    /// only closes the value when no other does.
    private int closingQuote(int from, int lineEnd) {
        byte[] bytes = window.bytes;
        int escapedClose = -1;
        for (int at = from; at < lineEnd; at++) {
            if (bytes[at] == '"') {
                int next = at + 1;
                while (next < lineEnd && bytes[next] == ' ') {
                    next++;
                }
                if (next < lineEnd && bytes[next] == ']') {
                    if (!escaped(from, at)) {
                        return at;
                    }
                    escapedClose = escapedClose < 0 ? at : escapedClose;
                }
            }
        }
        return escapedClose;
    }

    private boolean escaped(int from, int at) {
        int backslashes = 0;
        while (at - 1 - backslashes >= from && window.bytes[at - 1 - backslashes] == '\\') {
            backslashes++;
        }
        return (backslashes & 1) == 1;
    }

    private ByteSlice unescape(int from, int to) {
        byte[] bytes = window.bytes;
        int at = from;
        while (at < to && bytes[at] != '\\') {
            at++;
        }
        if (at == to) {
            return emitter.value.set(bytes, from, to);
        }
        if (unescaped.length < to - from) {
            unescaped = new byte[to - from];
        }
        int size = 0;
        for (int i = from; i < to; i++) {
            boolean escape = bytes[i] == '\\' && i + 1 < to && (bytes[i + 1] == '"' || bytes[i + 1] == '\\');
            unescaped[size++] = bytes[escape ? ++i : i];
        }
        return emitter.value.set(unescaped, 0, size);
    }
}
