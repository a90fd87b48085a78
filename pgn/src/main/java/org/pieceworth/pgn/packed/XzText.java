package org.pieceworth.pgn.packed;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.ZipException;
import org.tukaani.xz.MemoryLimitException;
import org.tukaani.xz.XZ;
import org.tukaani.xz.XZIOException;
import org.tukaani.xz.XZInputStream;

/// The text of a file compressed with xz, of one stream or several. Damage is a [ZipException] or an [EOFException], as
/// it is of other compressions.
public final class XzText extends FilterInputStream {

    /// @param memory bytes that its window may take
    /// @throws IOException when the stream fails or its header is broken
    public XzText(InputStream stored, long memory) throws IOException {
        super(attempt(() -> new XZInputStream(stored, (int) (memory >> 10))));
    }

    public static boolean isXz(byte[] magic) {
        for (int i = 0; i < XZ.HEADER_MAGIC.length; i++) {
            if (magic.length <= i || magic[i] != XZ.HEADER_MAGIC[i]) {
                return false;
            }
        }
        return true;
    }

    private static <T> T attempt(Attempt<T> decoding) throws IOException {
        try {
            return decoding.run();
        } catch (EOFException _) {
            throw new EOFException("Unexpected end of xz data");
        } catch (MemoryLimitException e) {
            throw e;
        } catch (XZIOException e) {
            throw (ZipException) new ZipException("Damaged xz data").initCause(e);
        }
    }

    @Override
    public int read() throws IOException {
        return attempt(in::read);
    }

    @Override
    public int read(byte[] buffer, int at, int length) throws IOException {
        return attempt(() -> in.read(buffer, at, length));
    }

    /// Also fails as reading did.
    @Override
    public int available() throws IOException {
        return attempt(in::available);
    }
}
