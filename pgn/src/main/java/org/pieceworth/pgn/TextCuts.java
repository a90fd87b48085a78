package org.pieceworth.pgn;

import java.util.Arrays;

/// Places where a text is cut: before an `[Event` tag after an empty line, where a game most likely begins.
final class TextCuts {

    private static final byte[] EVENT = {'[', 'E', 'v', 'e', 'n', 't', ' ', '"'};

    /// Bytes before a place that decide whether it is one.
    static final int BEHIND = 3;

    /// Bytes after it that do.
    static final int AHEAD = EVENT.length;

    private TextCuts() {}

    /// The index of the last one, or 0.
    static int last(byte[] bytes, int length) {
        for (int at = length - AHEAD; at >= 2; at--) {
            if (isStart(bytes, at)) {
                return at;
            }
        }
        return 0;
    }

    /// The index of the first one from `from` on, or −1.
    static int first(byte[] bytes, int from, int length) {
        for (int at = Math.max(2, from); at <= length - AHEAD; at++) {
            if (isStart(bytes, at)) {
                return at;
            }
        }
        return -1;
    }

    private static boolean isStart(byte[] bytes, int at) {
        return bytes[at] == '['
                && Arrays.equals(bytes, at, at + EVENT.length, EVENT, 0, EVENT.length)
                && emptyLineBefore(bytes, at);
    }

    private static boolean emptyLineBefore(byte[] bytes, int at) {
        boolean crlf = at >= BEHIND && bytes[at - 1] == '\n' && bytes[at - 2] == '\r' && bytes[at - 3] == '\n';
        return crlf || ByteClasses.isNewline(bytes[at - 1]) && bytes[at - 2] == bytes[at - 1];
    }
}
