package org.pieceworth.pgn;

import java.util.Optional;

/// Recognizes results in unusual spellings: `1–0`, `½-½`, `0,5-0,5`, `1 - 0`. Called only for a word or byte that is
/// nothing else, so that usual games pay nothing.
final class OddResult {

    private static final int LONGEST = 40;

    private final ByteWindow window;
    private final ByteSlice text = new ByteSlice();
    private int end;

    OddResult(ByteWindow window) {
        this.window = window;
    }

    /// Returns the result that has a part at `position`, and moves `position` behind it.
    Optional<GameResult> take() {
        window.ensure(LONGEST);
        int at = window.position;
        int start = wordBefore(at);
        int close = wordBehind(at);
        Optional<GameResult> found = read(start, close);
        if (found.isEmpty() && start == at) {
            int earlier = wordBefore(blanksBefore(at));
            int later = wordBehind(blanksBehind(close));
            found = read(at, later).or(() -> read(earlier, close)).or(() -> read(earlier, later));
        }
        if (found.isPresent()) {
            while (window.position < end) {
                window.passByte();
            }
        }
        return found;
    }

    private Optional<GameResult> read(int from, int to) {
        end = to;
        return to - from < 2 && window.bytes[from] > 0
                ? Optional.empty()
                : ResultText.amongMoves(text.set(window.bytes, from, to).toString())
                        .flatMap(GameResult::of);
    }

    /// True if `1.0-0` precedes the window's position, with only blanks between. After other moves it is not a first
    /// move but a result, as `0-1.0` is.
    static boolean isLikeCastling(ByteWindow window) {
        byte[] bytes = window.bytes;
        int least = Math.max(1, window.position - ByteWindow.BEHIND);
        int end = window.position;
        while (end > least && isBlank(bytes[end - 1])) {
            end--;
        }
        int from = end - 5;
        return from >= least
                && isBlank(bytes[from - 1])
                && bytes[from] == '1'
                && (bytes[from + 1] == '.' || bytes[from + 1] == ',')
                && bytes[from + 2] == '0'
                && bytes[from + 3] == '-'
                && bytes[from + 4] == '0';
    }

    private int wordBefore(int from) {
        int least = Math.max(0, from - ByteWindow.BEHIND / 2);
        int at = from;
        while (at > least && isInside(window.bytes[at - 1])) {
            at--;
        }
        return at;
    }

    private int blanksBefore(int from) {
        int least = Math.max(0, from - ByteWindow.BEHIND / 4);
        int at = from;
        while (at > least && isBlank(window.bytes[at - 1])) {
            at--;
        }
        return at;
    }

    private int wordBehind(int from) {
        int at = from;
        while (at < window.limit && at < window.position + LONGEST && isInside(window.bytes[at])) {
            at++;
        }
        return at;
    }

    private int blanksBehind(int from) {
        int at = from;
        while (at < window.limit && at < from + ByteWindow.BEHIND / 4 && isBlank(window.bytes[at])) {
            at++;
        }
        return at;
    }

    private static boolean isBlank(byte c) {
        return c >= 0 && c <= ' ';
    }

    private static boolean isInside(byte c) {
        return !isBlank(c) && "{}[]()*;".indexOf(c) < 0;
    }
}
