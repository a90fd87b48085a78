package org.pieceworth.pgn.packed;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.ZipException;
import org.apache.commons.compress.MemoryLimitException;
import org.apache.commons.compress.PasswordRequiredException;
import org.apache.commons.compress.archivers.sevenz.SevenZArchiveEntry;
import org.apache.commons.compress.archivers.sevenz.SevenZFile;
import org.pieceworth.text.InputException;

/// The files of a 7z archive; its directory is at the end, so that it has to be a file. Damage is a
/// [ZipException] or an [EOFException], as for other archives.
public final class SevenZipEntries implements ArchiveText.Entries, Closeable {

    private static final byte[] MAGIC = {'7', 'z', (byte) 0xBC, (byte) 0xAF, 0x27, 0x1C};

    /// The decoder's messages for an unknown method, and for one that needs several streams.
    private static final Pattern UNKNOWN_METHOD = Pattern.compile("Unsupported compression method|Multi input/output");

    private static final String END = "Unexpected end of 7z archive, or the first of several volumes";

    private final SeekableByteChannel stored;
    private final SevenZFile archive;

    private SevenZipEntries(SeekableByteChannel stored, long memory) throws IOException {
        this.stored = stored;
        archive = attempt(() -> SevenZFile.builder()
                .setSeekableByteChannel(stored)
                .setMaxMemoryLimitKiB((int) (memory >> 10))
                .get());
    }

    public static boolean isSevenZip(byte[] magic) {
        for (int i = 0; i < MAGIC.length; i++) {
            if (magic.length <= i || magic[i] != MAGIC[i]) {
                return false;
            }
        }
        return true;
    }

    /// The games in an archive.
    ///
    /// @param memory bytes that a decoder may ask for
    /// @throws InputException when there are no games in it, or it has a password; the message continues its name
    public static InputStream text(Path file, ArchiveText.Opening opening, long memory) throws IOException {
        SeekableByteChannel stored = Files.newByteChannel(file);
        try {
            SevenZipEntries entries = new SevenZipEntries(stored, memory);
            return new ArchiveText(entries, entries, opening, "7z");
        } catch (IOException | RuntimeException e) {
            stored.close();
            throw e;
        }
    }

    @Override
    public Optional<String> next() throws IOException {
        Optional<SevenZArchiveEntry> entry = Optional.ofNullable(attempt(archive::getNextEntry));
        // A folder has no games, and an entry without a name is not named like games.
        return entry.map(found -> found.isDirectory() ? found.getName() + "/" : String.valueOf(found.getName()));
    }

    @Override
    public InputStream bytes() {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                return attempt(archive::read);
            }

            @Override
            public int read(byte[] buffer, int at, int length) throws IOException {
                return attempt(() -> archive.read(buffer, at, length));
            }
        };
    }

    private static <T> T attempt(Attempt<T> decoding) throws IOException {
        try {
            return decoding.run();
        } catch (PasswordRequiredException _) {
            throw new InputException("is a 7z archive with a password; " + ArchiveText.UNPACK);
        } catch (MemoryLimitException e) {
            throw e;
        } catch (EOFException _) {
            throw new EOFException(END);
        } catch (IOException | RuntimeException e) {
            if (UNKNOWN_METHOD.matcher(String.valueOf(e.getMessage())).lookingAt()) {
                throw new InputException("is a 7z archive with another compression than LZMA, LZMA2, Deflate, Deflate64"
                        + " and bzip2; " + ArchiveText.UNPACK);
            }
            if (String.valueOf(e.getMessage()).startsWith("nextHeader")) {
                throw new EOFException(END);
            }
            // The decoders of other compressions inside fail in many ways.
            throw (ZipException) new ZipException("Damaged 7z archive").initCause(e);
        }
    }

    @Override
    public void close() throws IOException {
        archive.close();
        stored.close();
    }
}
