package org.pieceworth.empirical.labelled;

import java.nio.charset.StandardCharsets;
import org.pieceworth.text.InputException;

/// Iterates over the lines of a piece.
final class LineCursor {

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final LineChunks.Chunk chunk;
    private final String name;
    private long next;
    private int behind;

    /// Start of the current line; `to` is after its last byte, without the line end.
    int from;

    int to;

    /// @param name the text's name, for messages
    LineCursor(LineChunks.Chunk piece, String name) {
        this.chunk = piece;
        this.name = name;
        next = piece.firstLine();
    }

    /// Advances to the next line.
    ///
    /// @return false after the last
    /// @throws InputException when the line is too long
    boolean advance() {
        if (behind == chunk.length()) {
            return false;
        }
        byte[] bytes = chunk.bytes();
        from = behind;
        int at = from;
        while (at < chunk.length() && bytes[at] != '\n') {
            at++;
        }
        behind = Math.min(at + 1, chunk.length());
        to = at > from && bytes[at - 1] == '\r' ? at - 1 : at;
        next++;
        if (at - from > LineChunks.LONGEST_LINE) {
            throw LineChunks.tooLong(name, number());
        }
        return true;
    }

    /// The line's number in its text, from 1.
    long number() {
        return next - 1;
    }

    /// The buffer with the line.
    byte[] bytes() {
        return chunk.bytes();
    }

    /// The line as text, without a byte order mark.
    String text() {
        String text = new String(chunk.bytes(), from, to - from, StandardCharsets.UTF_8);
        return number() == 1 ? text.replace(BYTE_ORDER_MARK, "") : text;
    }
}
