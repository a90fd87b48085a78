package org.pieceworth.pgn.packed;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/// Watches for the end record of a zip archive; without it, a copy cut off between two
/// files would pass for a whole one.
final class ZipEnd extends FilterInputStream {

    /// `PK\5\6`.
    private static final int RECORD = 0x504B0506;

    /// The record with the longest comment.
    private static final long LONGEST = 22 + 0xFFFF;

    private int last;
    private long place;
    private long found = Long.MIN_VALUE / 2;

    ZipEnd(InputStream archive) {
        super(archive);
    }

    @Override
    public int read() throws IOException {
        int value = super.read();
        if (value >= 0) {
            see(value);
        }
        return value;
    }

    @Override
    public int read(byte[] buffer, int at, int length) throws IOException {
        int count = super.read(buffer, at, length);
        for (int i = at; i < at + count; i++) {
            see(buffer[i] & 0xFF);
        }
        return count;
    }

    /// Reads to the end of the stream.
    ///
    /// @return false where the archive's end is missing
    boolean isWhole() throws IOException {
        transferTo(OutputStream.nullOutputStream());
        return place - found <= LONGEST;
    }

    private void see(int value) {
        last = last << 8 | value;
        place++;
        if (last == RECORD) {
            found = place - Integer.BYTES;
        }
    }
}
