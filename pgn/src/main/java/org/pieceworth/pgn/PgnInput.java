package org.pieceworth.pgn;

import com.github.luben.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.zip.GZIPInputStream;
import org.pieceworth.rules.InputException;

/// Opens compressed input by its first bytes, whatever its name: gzip, Zstandard (long windows too), or plain.
public final class PgnInput {

    private static final int BUFFER = 1 << 17;

    /// The longest window that Zstandard allows, 2 GiB: `--long=31`.
    private static final int LONGEST_WINDOW = 31;

    private static final int ZSTANDARD = 0xFD2FB528;

    /// What files of parallel Zstandard begin with; the last four bits are free.
    private static final int SKIPPABLE_FRAME = 0x184D2A50;

    private static final int XZ = 0x587A37FD;
    private static final int BZIP2 = 0x685A42;

    private PgnInput() {}

    /// The uncompressed bytes of a stream.
    ///
    /// @throws IOException when the stream fails or its compressed header is broken
    /// @throws InputException when it is compressed in a way that is not served
    public static InputStream open(InputStream in) throws IOException {
        BufferedInputStream buffered = new BufferedInputStream(in, BUFFER);
        buffered.mark(4);
        byte[] magic = buffered.readNBytes(4);
        buffered.reset();
        if (magic.length >= 2 && (magic[0] & 0xFF) == 0x1F && (magic[1] & 0xFF) == 0x8B) {
            return new GZIPInputStream(buffered, BUFFER);
        }
        int number = magic.length < 4
                ? 0
                : ByteBuffer.wrap(magic).order(ByteOrder.LITTLE_ENDIAN).getInt();
        if (number == ZSTANDARD || (number & ~0xF) == SKIPPABLE_FRAME) {
            ZstdInputStream zstd = new ZstdInputStream(buffered);
            zstd.setLongMax(LONGEST_WINDOW);
            return zstd;
        }
        if (number == XZ || (number & 0xFFFFFF) == BZIP2) {
            throw new InputException("the data are compressed with " + (number == XZ ? "xz" : "bzip2")
                    + ", which is not supported; decompress them first, or give .gz or .zst");
        }
        return buffered;
    }
}
