package org.pieceworth.pgn;

/// Reads comments and escaped lines, and finds comments that never close.
final class CommentReader {

    /// A comment that continues for this many bytes after a tag line is taken as unclosed.
    private static final int LONGEST_SUSPICION = 1 << 20;

    private final ByteWindow window;
    private final TagReader tags;
    private final PgnEmitter emitter;

    CommentReader(ByteWindow window, TagReader tags, PgnEmitter telling) {
        this.window = window;
        this.tags = tags;
        this.emitter = telling;
    }

    /// Skips a comment or an escaped line if one begins with the byte at `position`.
    ///
    /// @param keep true to pass the text to the visitor
    boolean pass(byte c, boolean keep) {
        if (c == '{') {
            read(keep);
            return true;
        }
        if (c == ';' || (c == '%' && window.inFirstColumn())) {
            int end = window.lineEnd();
            if (c == ';' && keep) {
                emitter.comment(window.bytes, window.position + 1, end);
            }
            window.passLine();
            return true;
        }
        return false;
    }

    /// Reads the comment at `position`.
    ///
    /// @return false when the comment never closed and swallowed the next game, which `position` then points to
    boolean read(boolean keep) {
        long suspectLine = 0;
        int suspect = -1;
        boolean blankSoFar = false;
        int start = ++window.position;
        int at = start;
        while (true) {
            if (suspect < 0 && !blankSoFar) {
                at = plainEnd(at);
            }
            if (at == window.limit) {
                if (window.ended) {
                    emitter.endedInside();
                    return end(suspect, suspectLine);
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
                    emitter.comment(window.bytes, start, at);
                }
                window.position = at + 1;
                return true;
            }
            if (suspect >= 0 && (c == '{' || at - suspect > LONGEST_SUSPICION)) {
                return end(suspect, suspectLine);
            }
            if (c == '\n' || c == '\r') {
                window.countLine(at);
            } else if (c == '[' && suspect < 0 && blankSoFar) {
                int kept = keep ? at - start : 0;
                window.position = at;
                if (tagFollowsKeeping(at - kept)) {
                    suspect = window.position;
                    suspectLine = window.line;
                }
                at = window.position;
                start = Math.max(0, at - kept);
            }
            blankSoFar = c == '\n' || c == '\r' || (blankSoFar && (c == ' ' || c == '\t'));
            at++;
        }
    }

    /// The next byte that closes the comment or ends the line, or the window's end.
    private int plainEnd(int from) {
        byte[] bytes = window.bytes;
        int at = from;
        for (int last = window.limit - 8; at <= last; at += 8) {
            long word = EightBytes.at(bytes, at);
            long ends = EightBytes.matches(word, '}') | EightBytes.matches(word, '\n') | EightBytes.matches(word, '\r');
            if (ends != 0) {
                return at + EightBytes.first(ends);
            }
        }
        while (at < window.limit && bytes[at] != '}' && !ByteClasses.isNewline(bytes[at])) {
            at++;
        }
        return at;
    }

    /// Looks for a tag at `position`; the bytes from `start` stay in the window if they fit.
    private boolean tagFollowsKeeping(int start) {
        int kept = start;
        while (window.limit - window.position < TagReader.LONGEST_NAME && !window.ended) {
            kept -= window.refill(kept);
        }
        return tags.tagFollows();
    }

    private boolean end(int suspect, long suspectLine) {
        if (suspect < 0) {
            window.position = window.limit;
            emitter.fault(PgnFault.TRUNCATED, window.line);
            return true;
        }
        emitter.fault(PgnFault.UNCLOSED_COMMENT, window.line);
        window.position = suspect;
        window.line = suspectLine;
        return false;
    }
}
