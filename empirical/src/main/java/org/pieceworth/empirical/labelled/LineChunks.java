package org.pieceworth.empirical.labelled;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;
import org.pieceworth.text.InputException;

/// Cuts a text into pieces of whole lines, which several threads can read; each knows the number of its
/// first line.
final class LineChunks {

    /// A line with more bytes than this is refused: it would fill the memory.
    static final int LONGEST_LINE = 1 << 20;

    private final InputStream in;
    private final String name;
    private final int size;
    private byte[] carried = new byte[0];
    private boolean ended;
    private long line = 1;

    /// @param name the text's name, for messages
    /// @param size about how many bytes a piece has
    LineChunks(InputStream in, String name, int size) {
        this.in = in;
        this.name = name;
        this.size = size;
    }

    /// Some lines of a text.
    ///
    /// @param bytes holds them
    /// @param length this many bytes, the last line's end among them unless the text ends without one
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

    /// What is said of a line that is too long.
    static InputException tooLong(String name, long line) {
        return new InputException(name + ", line " + line + ": found a line of more than " + LONGEST_LINE
                + " bytes, expected rows of text; is this another kind of file?");
    }
}
