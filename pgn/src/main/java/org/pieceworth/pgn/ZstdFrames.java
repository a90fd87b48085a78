package org.pieceworth.pgn;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/// The frames of a file of parallel Zstandard, as pzstd writes it and the largest public databases of games are packed:
/// each can be unpacked by itself, and before each stands a skippable frame that holds its size. So the places of
/// frames are found by a few bytes at each, and many tasks can read one file.
public final class ZstdFrames {

    private static final int SKIPPABLE = 0x184D2A50;

    /// The magic number, the length of the data, and the size of the next frame.
    private static final int HEADER = 12;

    private ZstdFrames() {}

    /// A file whose bytes are read in any order.
    @FunctionalInterface
    public interface Bytes {

        /// Fills an array from an offset on; bytes beyond the file stay 0.
        void read(long offset, byte[] into) throws IOException;
    }

    /// The offsets of frames with headers, and at the end the file's length; empty for a file of another
    /// kind. Data after the last frame with a header count as one.
    ///
    /// @throws IOException when the file cannot be read
    public static long[] starts(Bytes file, long length) throws IOException {
        long[] starts = new long[64];
        int size = 0;
        byte[] header = new byte[HEADER];
        ByteBuffer numbers = ByteBuffer.wrap(header).order(ByteOrder.LITTLE_ENDIAN);
        for (long at = 0; at < length; ) {
            Arrays.fill(header, (byte) 0);
            file.read(at, header);
            boolean known = numbers.getInt(0) == SKIPPABLE && numbers.getInt(4) == Integer.BYTES;
            if (!known && size == 0) {
                return new long[0];
            }
            if (size + 1 == starts.length) {
                starts = Arrays.copyOf(starts, 2 * starts.length);
            }
            starts[size++] = at;
            at = known ? at + HEADER + (numbers.getInt(8) & 0xFFFFFFFFL) : length;
        }
        starts[size] = length;
        return Arrays.copyOf(starts, size == 0 ? 0 : size + 1);
    }
}
