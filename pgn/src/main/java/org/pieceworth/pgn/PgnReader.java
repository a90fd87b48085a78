package org.pieceworth.pgn;

import java.io.InputStream;
import java.util.Arrays;
import org.pieceworth.rules.san.SanCode;

/// Reads PGN from bytes and tells a visitor what it meets; holds one window of the input and allocates nothing per
/// move.
///
/// A new game begins with a tag pair outside comments, or with a move after a result. `[Event` inside a comment
/// does not begin one, unless the comment never closes: then the game it stands in is faulty, and the next one is
/// read from there.
public final class PgnReader {

    private static final byte SPACE = 0;
    private static final byte NEWLINE = 1;
    private static final byte MARK = 2;

    /// Words are made of this class and of the digits, which come after it.
    private static final byte WORD = 3;

    private static final byte DIGIT = 4;

    private static final byte[] CLASSES = classes();

    private static final int MAX_TAG_LINE = 1 << 20;
    private static final int LONGEST_TAG_NAME = 256;

    /// A comment that goes on so far behind a tag line is taken as never closed.
    private static final int LONGEST_SUSPICION = 1 << 20;

    private final ByteWindow window;
    private final PgnVisitor visitor;
    private final ByteSlice name = new ByteSlice();
    private final ByteSlice value = new ByteSlice();
    private byte[] unescaped = new byte[256];
    private byte[] firstTag = new byte[0];

    private long line = 1;
    private long games;
    private int depth;
    private int skippedBelow;
    private boolean comments;
    private boolean inGame;

    /// A reader that will tell the visitor what it meets.
    ///
    /// @param in uncompressed PGN; [PgnInput] opens compressed files
    public PgnReader(InputStream in, PgnVisitor visitor) {
        this.window = new ByteWindow(in);
        this.visitor = visitor;
    }

    private static byte[] classes() {
        byte[] classes = new byte[256];
        Arrays.fill(classes, MARK);
        Arrays.fill(classes, 0, 33, SPACE);
        Arrays.fill(classes, 'a', 'z' + 1, WORD);
        Arrays.fill(classes, 'A', 'Z' + 1, WORD);
        Arrays.fill(classes, '0', '9' + 1, DIGIT);
        for (char c : new char[] {'+', '#', '=', '/', '-', ':', '@'}) {
            classes[c] = WORD;
        }
        classes['\n'] = NEWLINE;
        classes['\r'] = NEWLINE;
        return classes;
    }

    /// Reads all games to the end of the input.
    ///
    /// @return the number of games met, good and bad
    /// @throws java.io.UncheckedIOException when the input fails
    public long readAll() {
        while (readGame()) {
            // each game tells the visitor
        }
        return games;
    }

    /// Reads one game.
    ///
    /// @return false when no game was left
    public boolean readGame() {
        if (!findGame()) {
            return false;
        }
        visitor.beginGame(++games, line);
        inGame = true;
        depth = 0;
        readTags();
        boolean wanted = visitor.endTags();
        comments = wanted && visitor.wantsComments();
        skippedBelow = wanted ? Integer.MAX_VALUE : 0;
        readMoves();
        visitor.endGame();
        inGame = false;
        skippedBelow = 0;
        return true;
    }

    private void fault(PgnFault fault, long atLine) {
        if (inGame) {
            visitor.fault(fault, atLine);
        }
    }

    private boolean wanted() {
        return depth < skippedBelow;
    }

    /// Makes the byte at `position` readable; false at the end of the input.
    private boolean more() {
        while (window.position == window.limit) {
            if (window.ended) {
                return false;
            }
            window.refill(window.position);
        }
        return true;
    }

    /// Makes so many bytes readable from `position` on, unless the input ends before.
    private void ensure(int count) {
        while (window.limit - window.position < count && !window.ended) {
            window.refill(window.position);
        }
    }

    /// Passes what stands between games, up to a tag or a move.
    private boolean findGame() {
        while (more()) {
            byte c = window.bytes[window.position];
            byte kind = CLASSES[c & 0xFF];
            if (kind >= WORD) {
                int end = scanWord();
                if (beginsMoves(window.position, end)) {
                    return true;
                }
                window.position = end;
            } else if (c == '[' && tagFollows(window.position)) {
                return true;
            } else if (!passComment(c)) {
                passByte(c);
            }
        }
        return false;
    }

    /// Whether a word outside a game begins one: only a move does; numbers and other words stand between games.
    private boolean beginsMoves(int from, int end) {
        return GameResult.of(value.set(window.bytes, from, end)).isEmpty()
                && SanCode.decode(window.bytes, from, end) != SanCode.INVALID;
    }

    private void passByte(byte c) {
        if (CLASSES[c & 0xFF] == NEWLINE) {
            countLine(window.position);
        }
        window.position++;
    }

    /// A line ends with LF, CRLF or CR alone; of CRLF only the CR counts.
    private void countLine(int at) {
        byte[] bytes = window.bytes;
        if (bytes[at] == '\r' || at == 0 || bytes[at - 1] != '\r') {
            line++;
        }
    }

    private boolean inFirstColumn(int at) {
        return at == 0 || CLASSES[window.bytes[at - 1] & 0xFF] == NEWLINE;
    }

    // ---- tags

    /// Reads tags up to the first move, or to the tags of the next game.
    private void readTags() {
        boolean first = true;
        while (more()) {
            byte c = window.bytes[window.position];
            if (c == '[') {
                int end = lineEnd();
                int nameEnd = Math.min(end, nameEnd(window.position + 1));
                if (!first && isFirstTag(window.position + 1, nameEnd)) {
                    return;
                }
                if (first) {
                    firstTag = Arrays.copyOfRange(window.bytes, window.position + 1, nameEnd);
                    first = false;
                }
                readTag(window.position + 1, nameEnd, end);
            } else if (CLASSES[c & 0xFF] >= WORD || c == '*' || c == '(') {
                return;
            } else if (!passComment(c)) {
                passByte(c);
            }
        }
    }

    /// A tag line that repeats the game's first tag is the next game's: this one has no moves.
    private boolean isFirstTag(int from, int end) {
        return Arrays.equals(window.bytes, from, end, firstTag, 0, firstTag.length);
    }

    /// Whether `[`, a name, spaces and a quote stand at that place.
    private boolean tagFollows(int at) {
        int offset = at - window.position;
        ensure(offset + LONGEST_TAG_NAME);
        int start = window.position + offset + 1;
        int end = nameEnd(start);
        int quote = end;
        while (window.bytes[quote] == ' ' || window.bytes[quote] == '\t') {
            quote++;
        }
        return end > start
                && quote - start < LONGEST_TAG_NAME - 1
                && CLASSES[window.bytes[start] & 0xFF] == WORD
                && window.bytes[quote] == '"';
    }

    private int nameEnd(int from) {
        int end = from;
        while (CLASSES[window.bytes[end] & 0xFF] >= WORD || window.bytes[end] == '_' || window.bytes[end] == '.') {
            end++;
        }
        return end;
    }

    /// The end of the line that begins at `position`, brought into the window as far as a line may be long.
    private int lineEnd() {
        int length = 0;
        while (true) {
            int at = window.position + length;
            while (CLASSES[window.bytes[at] & 0xFF] != NEWLINE && at < window.limit) {
                at++;
            }
            length = at - window.position;
            if (at < window.limit || window.ended || length > MAX_TAG_LINE) {
                return at;
            }
            window.refill(window.position);
        }
    }

    /// A value without quotes is read as it stands; a tag that does not end with its line is told with what there is.
    private void readTag(int nameFrom, int nameEnd, int lineEnd) {
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
                fault(PgnFault.TRUNCATED, line);
            }
        }
        name.set(bytes, nameFrom, nameEnd);
        visitor.tag(name, unescape(from, close));
        int after = close;
        while (after < lineEnd && bytes[after] != ']') {
            after++;
        }
        window.position = Math.min(after + 1, lineEnd);
        if (lineEnd - nameFrom > MAX_TAG_LINE) {
            passLine();
        }
    }

    private int bracket(int from, int lineEnd) {
        int at = from;
        while (at < lineEnd && window.bytes[at] != ']') {
            at++;
        }
        return at < lineEnd ? at : -1;
    }

    /// Passes the rest of a line of any length.
    private void passLine() {
        do {
            window.position = lineEnd();
        } while (more() && CLASSES[window.bytes[window.position] & 0xFF] != NEWLINE);
    }

    /// The first quote with a bracket behind it: quotes inside a value need no escape. An escaped quote only closes
    /// the value when no other does.
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
            return value.set(bytes, from, to);
        }
        if (unescaped.length < to - from) {
            unescaped = new byte[to - from];
        }
        int size = 0;
        for (int i = from; i < to; i++) {
            boolean escape = bytes[i] == '\\' && i + 1 < to && (bytes[i + 1] == '"' || bytes[i + 1] == '\\');
            unescaped[size++] = bytes[escape ? ++i : i];
        }
        return value.set(unescaped, 0, size);
    }

    // ---- comments

    /// Passes a comment or an escaped line if one begins here.
    private boolean passComment(byte c) {
        if (c == '{') {
            readComment();
            return true;
        }
        if (c == ';' || (c == '%' && inFirstColumn(window.position))) {
            int end = lineEnd();
            if (c == ';' && comments && wanted()) {
                visitor.comment(value.set(window.bytes, window.position + 1, end));
            }
            passLine();
            return true;
        }
        return false;
    }

    /// @return false when the comment turned out to have swallowed the next game, which `position` then stands at
    private boolean readComment() {
        boolean keep = comments && wanted();
        long suspectLine = 0;
        int suspect = -1;
        boolean blankSoFar = false;
        int start = ++window.position;
        int at = start;
        while (true) {
            if (at == window.limit) {
                if (window.ended) {
                    return endComment(suspect, suspectLine);
                }
                window.position = at;
                int moved = window.refill(keep ? start : suspect >= 0 ? suspect : at);
                at -= moved;
                start = keep ? Math.max(0, start - moved) : at;
                suspect = suspect < 0 ? -1 : Math.max(-1, suspect - moved);
                continue;
            }
            byte c = window.bytes[at];
            if (c == '}') {
                if (keep) {
                    visitor.comment(value.set(window.bytes, start, at));
                }
                window.position = at + 1;
                return true;
            }
            if (suspect >= 0 && (c == '{' || at - suspect > LONGEST_SUSPICION)) {
                return endComment(suspect, suspectLine);
            }
            if (c == '\n' || c == '\r') {
                countLine(at);
            } else if (c == '[' && suspect < 0 && blankSoFar) {
                int kept = keep ? at - start : 0;
                window.position = at;
                if (tagFollowsKeeping(at - kept)) {
                    suspect = window.position;
                    suspectLine = line;
                }
                at = window.position;
                start = Math.max(0, at - kept);
            }
            blankSoFar = c == '\n' || c == '\r' || (blankSoFar && (c == ' ' || c == '\t'));
            at++;
        }
    }

    /// Like [#tagFollows], with the bytes from `start` kept in the window when they can be.
    private boolean tagFollowsKeeping(int start) {
        int kept = start;
        while (window.limit - window.position < LONGEST_TAG_NAME && !window.ended) {
            kept -= window.refill(kept);
        }
        return tagFollows(window.position);
    }

    private boolean endComment(int suspect, long suspectLine) {
        if (suspect < 0) {
            window.position = window.limit;
            fault(PgnFault.TRUNCATED, line);
            return true;
        }
        fault(PgnFault.UNCLOSED_COMMENT, line);
        window.position = suspect;
        line = suspectLine;
        return false;
    }

    // ---- moves

    private void readMoves() {
        while (more()) {
            passSpaces();
            byte c = window.bytes[window.position];
            switch (CLASSES[c & 0xFF]) {
                case SPACE -> window.position += window.position < window.limit ? 1 : 0;
                case NEWLINE -> passByte(c);
                case WORD, DIGIT -> {
                    if (readWord()) {
                        return;
                    }
                }
                default -> {
                    if (readMark(c)) {
                        return;
                    }
                }
            }
        }
        if (depth > 0) {
            fault(PgnFault.TRUNCATED, line);
        }
    }

    private void passSpaces() {
        byte[] bytes = window.bytes;
        int at = window.position;
        while (bytes[at] == ' ') {
            at++;
        }
        window.position = at;
    }

    /// The end of the word at `position`, brought whole into the window; `e8(Q)` is one word, and so is `exd6e.p`.
    private int scanWord() {
        byte[] bytes = window.bytes;
        int end = window.position;
        while (CLASSES[bytes[end] & 0xFF] >= WORD) {
            end++;
        }
        boolean plain = bytes[end] != '(' && (bytes[end] != '.' || bytes[Math.max(0, end - 1)] != 'e');
        return plain && end + 3 <= window.limit ? end : scanRareWord(end);
    }

    /// A word that goes on behind a bracket or a dot, or stands at the window's end.
    private int scanRareWord(int from) {
        int end = from;
        while (true) {
            byte c = window.bytes[end];
            if (CLASSES[c & 0xFF] >= WORD) {
                end++;
            } else if (c == '(' && bracketedPromotion(end)) {
                end += 3;
            } else if (c == '.' && window.bytes[end + 1] == 'p' && end > 0 && window.bytes[end - 1] == 'e') {
                end += 2;
            } else if (end + 3 > window.limit && !window.ended && end - window.position < MAX_TAG_LINE) {
                int length = end - window.position;
                window.refill(window.position);
                end = window.position + length;
            } else {
                return Math.min(end, window.limit);
            }
        }
    }

    private boolean bracketedPromotion(int at) {
        return at + 2 < window.limit
                && CLASSES[window.bytes[at + 1] & 0xFF] == WORD
                && window.bytes[at + 2] == ')'
                && at > window.position
                && CLASSES[window.bytes[at - 1] & 0xFF] == DIGIT;
    }

    /// @return whether the word ends the game
    private boolean readWord() {
        int end = scanWord();
        int from = window.position;
        byte[] bytes = window.bytes;
        window.position = end;
        boolean digit = CLASSES[bytes[from] & 0xFF] == DIGIT;
        if (digit && isNumber(bytes, from, end)) {
            return false;
        }
        if (digit) {
            var result = GameResult.of(value.set(bytes, from, end));
            if (result.isPresent()) {
                return endsWith(result.get());
            }
        }
        if (!wanted()) {
            return false;
        }
        int code = SanCode.decode(bytes, from, end);
        if (code != SanCode.INVALID) {
            visitor.move(code, line);
        } else if (!isAside(from, end)) {
            fault(PgnFault.UNREADABLE_MOVE, line);
        }
        return false;
    }

    private boolean endsWith(GameResult result) {
        if (depth > 0) {
            return false;
        }
        visitor.result(result);
        return true;
    }

    /// A move number, or the number before `...`.
    private static boolean isNumber(byte[] bytes, int from, int end) {
        for (int i = from; i < end; i++) {
            if (CLASSES[bytes[i] & 0xFF] != DIGIT) {
                return false;
            }
        }
        return end - from != 4 || bytes[from] != '0';
    }

    /// Words without a letter (`+-`, `=`), those that repeat what the move has said (`e.p.`, `ch`, `mate`), and the
    /// marks for a novelty and a diagram (`N`, `D`).
    private boolean isAside(int from, int end) {
        byte[] bytes = window.bytes;
        value.set(bytes, from, end);
        if (value.contentEquals("ep")
                || value.contentEquals("e.p")
                || value.contentEquals("ch")
                || value.contentEquals("mate")
                || value.contentEquals("N")
                || value.contentEquals("D")) {
            return true;
        }
        for (int i = from; i < end; i++) {
            if (Character.isLetterOrDigit(bytes[i])) {
                return false;
            }
        }
        return true;
    }

    /// @return whether the mark ends the game
    private boolean readMark(byte c) {
        switch (c) {
            case '{' -> {
                return !readComment();
            }
            case '(' -> {
                depth++;
                window.position++;
                if (depth <= skippedBelow && !visitor.beginVariation()) {
                    skippedBelow = depth;
                }
            }
            case ')' -> closeVariation();
            case '*' -> {
                window.position++;
                return endsWith(GameResult.UNKNOWN);
            }
            case '$' -> readNag();
            case '[' -> {
                if (tagFollows(window.position)) {
                    if (depth > 0) {
                        fault(PgnFault.UNCLOSED_VARIATION, line);
                    }
                    return true;
                }
                window.position++;
            }
            default -> {
                if (!passComment(c)) {
                    window.position++;
                }
            }
        }
        return false;
    }

    private void closeVariation() {
        window.position++;
        if (depth == 0) {
            return;
        }
        if (depth == skippedBelow) {
            skippedBelow = Integer.MAX_VALUE;
        } else if (wanted()) {
            visitor.endVariation();
        }
        depth--;
    }

    private void readNag() {
        window.position++;
        int number = 0;
        while (more() && CLASSES[window.bytes[window.position] & 0xFF] == DIGIT) {
            number = Math.min(100_000, 10 * number + window.bytes[window.position++] - '0');
        }
        if (wanted()) {
            visitor.nag(number);
        }
    }
}
