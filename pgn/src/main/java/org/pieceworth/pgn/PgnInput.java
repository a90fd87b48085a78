package org.pieceworth.pgn;

import com.github.luben.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;

/// Opens compressed input by its first bytes, whatever its name: gzip, Zstandard (long windows too), or plain.
public final class PgnInput {

    private static final int BUFFER = 1 << 17;

    /// The longest window that Zstandard allows, 2 GiB: `--long=31`.
    private static final int LONGEST_WINDOW = 31;

    private PgnInput() {}

    /// The uncompressed bytes of a stream.
    ///
    /// @throws IOException when the stream fails or its compressed header is broken
    public static InputStream open(InputStream in) throws IOException {
        BufferedInputStream buffered = new BufferedInputStream(in, BUFFER);
        buffered.mark(4);
        byte[] magic = buffered.readNBytes(4);
        buffered.reset();
        if (magic.length >= 2 && (magic[0] & 0xFF) == 0x1F && (magic[1] & 0xFF) == 0x8B) {
            return new GZIPInputStream(buffered, BUFFER);
        }
        boolean zstandard = magic.length == 4
                && (magic[0] & 0xFF) == 0x28
                && (magic[1] & 0xFF) == 0xB5
                && (magic[2] & 0xFF) == 0x2F
                && (magic[3] & 0xFF) == 0xFD;
        if (zstandard) {
            ZstdInputStream zstd = new ZstdInputStream(buffered);
            zstd.setLongMax(LONGEST_WINDOW);
            return zstd;
        }
        return buffered;
    }
}
