package org.pieceworth.pgn.packed;

import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.zip.ZipException;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorInputStream;

/// The text of a file compressed with bzip2, of one stream or several. Damage is a [ZipException] or an [EOFException],
/// as it is of other compressions, so that it differs from a file that could not be read.
public final class Bzip2Text extends InputStream {

    private final Stored stored;
    private final InputStream text;

    /// @throws IOException when the stream fails or its header is broken
    public Bzip2Text(InputStream in) throws IOException {
        stored = new Stored(in);
        text = attempt(() -> new BZip2CompressorInputStream(stored, true));
    }

    private <T> T attempt(Attempt<T> decoding) throws IOException {
        try {
            return decoding.run();
        } catch (IOException | IndexOutOfBoundsException | IllegalStateException | NegativeArraySizeException e) {
            if (stored.failure.isPresent()) {
                throw stored.failure.get();
            }
            IOException damage = stored.ended
                    ? new EOFException("Unexpected end of bzip2 data")
                    : new ZipException("Damaged bzip2 data");
            damage.addSuppressed(e);
            throw damage;
        }
    }

    @Override
    public int read() throws IOException {
        return attempt(text::read);
    }

    @Override
    public int read(byte[] buffer, int at, int length) throws IOException {
        return attempt(() -> text.read(buffer, at, length));
    }

    @Override
    public void close() throws IOException {
        stored.close();
    }

    /// The bytes as stored.
    private static final class Stored extends FilterInputStream {
        private Optional<IOException> failure = Optional.empty();
        private boolean ended;

        Stored(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            try {
                int value = in.read();
                ended |= value < 0;
                return value;
            } catch (IOException e) {
                failure = Optional.of(e);
                throw e;
            }
        }

        @Override
        public int read(byte[] buffer, int at, int length) throws IOException {
            try {
                int count = in.read(buffer, at, length);
                ended |= count < 0;
                return count;
            } catch (IOException e) {
                failure = Optional.of(e);
                throw e;
            }
        }
    }
}
