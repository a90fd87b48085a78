package org.pieceworth.pgn;

import com.github.luben.zstd.ZstdIOException;
import com.github.luben.zstd.ZstdInputStream;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;
import org.pieceworth.pgn.packed.ArchiveText;
import org.pieceworth.pgn.packed.Bzip2Text;
import org.pieceworth.pgn.packed.SevenZipEntries;
import org.pieceworth.pgn.packed.XzText;
import org.pieceworth.pgn.packed.ZipEntries;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NativeLibrary;

/// Opens input by its first bytes, regardless of its name: gzip, bzip2, xz, Zstandard, zip, tar, 7z, or
/// plain; UTF-16 and UTF-32 become UTF-8.
public final class PgnInput {

    private static final int BUFFER = 1 << 17;

    private static final int MOST_LAYERS = 3;

    /// The logarithm of the most bytes that a decoder may ask for, 512 MiB: a short file may name a window of
    /// gigabytes.
    private static final int LONGEST_WINDOW = 29;

    /// The error code of Zstandard's decoder for a longer one.
    private static final int WINDOW_TOO_LARGE = 16;

    private static final int ZSTANDARD = 0xFD2FB528;

    /// The magic number at the start of files of parallel Zstandard; its last four bits are free.
    private static final int SKIPPABLE_FRAME = 0x184D2A50;

    private PgnInput() {}

    /// The uncompressed bytes of a stream of any source.
    ///
    /// @throws IOException when the stream fails or its compressed header is broken
    /// @throws InputException for an archive, an unsupported compression or a file without games; the message
    /// continues the stream's name
    public static InputStream open(InputStream in) throws IOException {
        return open(in, Optional.empty());
    }

    /// The uncompressed bytes of a stream.
    ///
    /// @param file the file that the stream reads from the start; 7z needs it
    /// @throws IOException when the stream fails or its compressed header is broken
    /// @throws InputException for an unsupported archive or compression, one that needs more memory than there is,
    /// or a file without games; the message continues the stream's name
    public static InputStream open(InputStream in, Optional<Path> file) throws IOException {
        return open(in, file, 0);
    }

    /// @param depth the number of archives around it
    private static InputStream open(InputStream in, Optional<Path> file, int depth) throws IOException {
        BufferedInputStream plain = unpacked(in, file, depth);
        byte[] head = head(plain);
        ForeignFile.refuse(head);
        return inBytes(plain, head, depth);
    }

    /// The bytes inside all compressions, one around another.
    private static BufferedInputStream unpacked(InputStream in, Optional<Path> file, int depth) throws IOException {
        BufferedInputStream stored = new BufferedInputStream(in, BUFFER);
        for (int layer = 0; layer <= MOST_LAYERS; layer++) {
            int nested = depth + layer;
            try {
                Optional<InputStream> inside =
                        decompressed(stored, head(stored), layer == 0 ? file : Optional.empty(), depth, nested);
                if (inside.isEmpty()) {
                    return stored;
                }
                stored = new BufferedInputStream(inside.get(), BUFFER);
                head(stored);
            } catch (org.tukaani.xz.MemoryLimitException e) {
                throw tooLarge((e.getMemoryNeeded() >> 10) + " MB", nested);
            } catch (org.apache.commons.compress.MemoryLimitException e) {
                throw tooLarge((e.getMemoryNeededInKb() >> 10) + " MB", nested);
            } catch (ZstdIOException e) {
                if (e.getErrorCode() == WINDOW_TOO_LARGE) {
                    throw tooLarge("a window", nested);
                }
                throw e;
            }
        }
        throw new InputException("is compressed more than " + MOST_LAYERS + " times; unpack it first");
    }

    private static InputException tooLarge(String need, int nested) {
        return new InputException("needs " + need + " of memory to be unpacked, more than the "
                + (unpackingMemory(nested) >> 20) + " MB that may be used; unpack it first");
    }

    /// Bytes that a decoder may ask for. All those around one another have less than twice as many together.
    ///
    /// @param nested the number of archives and compressions around it
    private static long unpackingMemory(int nested) {
        return Math.min(Runtime.getRuntime().maxMemory() / 2, 1L << LONGEST_WINDOW) >> nested;
    }

    /// Opens the files of an archive in as many others.
    private record Inside(int depth) implements ArchiveText.Opening {

        @Override
        public InputStream open(InputStream file) throws IOException {
            return PgnInput.open(file, Optional.empty(), depth + 1);
        }
    }

    private static Optional<InputStream> decompressed(
            BufferedInputStream stored, byte[] magic, Optional<Path> file, int depth, int nested) throws IOException {
        if (file.isPresent() && SevenZipEntries.isSevenZip(magic)) {
            return Optional.of(SevenZipEntries.text(file.get(), new Inside(depth), unpackingMemory(nested)));
        }
        if (XzText.isXz(magic)) {
            return Optional.of(new XzText(stored, unpackingMemory(nested)));
        }
        if (isGzip(magic)) {
            return Optional.of(new GZIPInputStream(stored, BUFFER));
        }
        if (isZstandard(magic)) {
            return Optional.of(zstandard(stored, LONGEST_WINDOW - nested));
        }
        if (ArchiveText.isZip(magic)) {
            return Optional.of(ZipEntries.text(stored, new Inside(depth)));
        }
        return isBzip2(magic) ? Optional.of(new Bzip2Text(stored)) : Optional.empty();
    }

    /// The uncompressed bytes of Zstandard's frames, one after another.
    public static InputStream zstandard(InputStream stored) throws IOException {
        return zstandard(stored, LONGEST_WINDOW);
    }

    private static InputStream zstandard(InputStream stored, int longestWindow) throws IOException {
        try {
            ZstdInputStream zstd = new ZstdInputStream(stored);
            zstd.setLongMax(longestWindow);
            return zstd;
        } catch (LinkageError e) {
            throw NativeLibrary.unloadable("Zstandard", e);
        }
    }

    /// True for failures caused by damaged or truncated compressed data, of all failures of a file.
    public static boolean isDamage(IOException failure) {
        return failure instanceof ZstdIOException || failure instanceof ZipException || failure instanceof EOFException;
    }

    /// The damage of a compressed stream; empty for a sound one and for plain text.
    /// It reads the whole stream.
    ///
    /// @param file the file whose bytes it gives from the start
    /// @throws IOException when the stream fails
    public static Optional<String> damage(InputStream in, Optional<Path> file) throws IOException {
        BufferedInputStream stored = new BufferedInputStream(in, BUFFER);
        try {
            Optional<InputStream> text = decompressed(stored, head(stored), file, 0, 0);
            if (text.isPresent()) {
                try (InputStream decompressing = unpacked(text.get(), Optional.empty(), 0)) {
                    decompressing.transferTo(OutputStream.nullOutputStream());
                }
            }
            return Optional.empty();
        } catch (IOException e) {
            if (!isDamage(e)) {
                throw e;
            }
            return Optional.of(e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage());
        }
    }

    /// True if a stream's bytes are its text, so that the text can be read from any offset: neither compressed nor in
    /// another encoding than UTF-8.
    ///
    /// @throws InputException as [#open]
    public static boolean isPlainText(InputStream in) throws IOException {
        byte[] magic = in.readNBytes(ForeignFile.HEAD);
        ForeignFile.refuse(magic);
        boolean plain = !isGzip(magic)
                && !isBzip2(magic)
                && !XzText.isXz(magic)
                && !isZstandard(magic)
                && !ArchiveText.isZip(magic)
                && !ArchiveText.isTar(magic)
                && TextEncoding.of(magic).isEmpty();
        if (plain) {
            ForeignFile.refuseBinary(magic);
        }
        return plain;
    }

    private static boolean isGzip(byte[] magic) {
        return magic.length >= 2 && (magic[0] & 0xFF) == 0x1F && (magic[1] & 0xFF) == 0x8B;
    }

    private static boolean isBzip2(byte[] magic) {
        return magic.length >= 3 && magic[0] == 'B' && magic[1] == 'Z' && magic[2] == 'h';
    }

    private static boolean isZstandard(byte[] magic) {
        int number = magic.length < 4
                ? 0
                : ByteBuffer.wrap(magic).order(ByteOrder.LITTLE_ENDIAN).getInt();
        return number == ZSTANDARD || (number & ~0xF) == SKIPPABLE_FRAME;
    }

    private static InputStream inBytes(InputStream plain, byte[] head, int depth) throws IOException {
        if (ArchiveText.isTar(head)) {
            return ArchiveText.ofTar(plain, new Inside(depth));
        }
        plain.skipNBytes(TextEncoding.mark(head));
        Optional<Charset> encoding = TextEncoding.of(head);
        if (encoding.isPresent()) {
            return TextEncoding.inUtf8(plain, encoding.get());
        }
        ForeignFile.refuseBinary(head);
        return plain;
    }

    private static byte[] head(BufferedInputStream in) throws IOException {
        in.mark(ForeignFile.HEAD);
        byte[] head = in.readNBytes(ForeignFile.HEAD);
        in.reset();
        return head;
    }
}
