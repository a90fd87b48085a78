package org.pieceworth.pgn;

import java.nio.charset.StandardCharsets;

/// Collects text after the last move that is neither a move nor a result in its usual spelling: `=`, `White wins`. A
/// game without a Result tag may end so.
final class ClosingText {

    private static final int LONGEST = 40;

    private final StringBuilder text = new StringBuilder();
    private long movesBefore;

    /// Takes a word.
    ///
    /// @param moves number of the game's moves so far
    void add(byte[] bytes, int from, int end, long moves) {
        if (moves != movesBefore) {
            clear();
            movesBefore = moves;
        }
        int room = Math.min(end - from, LONGEST - text.length());
        text.append(text.isEmpty() ? "" : " ")
                .append(new String(bytes, from, Math.max(0, room), StandardCharsets.ISO_8859_1));
    }

    void clear() {
        text.setLength(0);
        movesBefore = 0;
    }

    /// The words after this many moves; empty if moves follow them.
    String behind(long moves) {
        return moves == movesBefore ? text.toString() : "";
    }
}
