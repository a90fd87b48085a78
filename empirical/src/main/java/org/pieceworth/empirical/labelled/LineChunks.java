package org.pieceworth.empirical.labelled;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;
import org.pieceworth.text.InputException;

/// Cuts a text into pieces of whole lines for several threads; each piece has the number of its first line.
final class LineChunks {

    /// Longer lines are refused, to protect the memory.
    static final int LONGEST_LINE = 1 << 20;

    private final InputStream in;
    private final String name;
    private final int size;
    private byte[] carried = new byte[0];
    private boolean ended;
    private long line = 1;

    /// @param name the text's name, for messages
    /// @param size approximate bytes per piece
    LineChunks(InputStream in, String name, int size) {
        this.in = in;
        this.name = name;
        this.size = size;
    }

    /// Some lines of a text.
    ///
    /// @param bytes the buffer
    /// @param length bytes used, including the end of the last line if it has one
    /// @param firstLine the number of the first, from 1
    record Chunk(byte[] bytes, int length, long firstLine) {}

    /// The next piece; empty at the end of the text.
    ///
    /// @throws InputException when a line is too long
    Optional<Chunk> next() throws IOException {
        byte[] bytes = Arrays.copyOf(carried, Math.max(size, carried.length) + 1);
        int length = carried.length;
        while (true) {
            length = fill(bytes, length);
            int cut = ended ? length : afterLastLine(bytes, length);
            if (cut > 0) {
                carried = Arrays.copyOfRange(bytes, cut, length);
                return Optional.of(piece(bytes, cut));
            }
            if (ended) {
                return Optional.empty();
            }
            if (length > LONGEST_LINE) {
                throw tooLong(name, line);
            }
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
    }

    private int fill(byte[] bytes, int from) throws IOException {
        int read = ended ? 0 : in.readNBytes(bytes, from, bytes.length - from);
        ended = from + read < bytes.length;
        return from + read;
    }

    private static int afterLastLine(byte[] bytes, int length) {
        int at = length;
        while (at > 0 && bytes[at - 1] != '\n') {
            at--;
        }
        return at;
    }

    private Chunk piece(byte[] bytes, int length) {
        Chunk piece = new Chunk(bytes, length, line);
        for (int i = 0; i < length; i++) {
            line += bytes[i] == '\n' ? 1 : 0;
        }
        return piece;
    }

    /// The error for a line that is too long.
    static InputException tooLong(String name, long line) {
        return new InputException(name + ", line " + line + ": found a line of more than " + LONGEST_LINE
                + " bytes, expected rows of text; is this another kind of file?");
    }
}
