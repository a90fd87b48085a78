package org.pieceworth.pgn.packed;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PushbackInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import org.pieceworth.text.InputException;

/// The files of a zip archive, in the order of the archive.
public final class ZipEntries extends ZipInputStream implements ArchiveText.Entries {

    /// The encoding of names not marked as UTF-8.
    private static final Charset NAMES = Charset.forName("IBM437");

    private static final int HEADER = 30;
    private static final int LOCAL = 0x04034B50;
    private static final int SIZES_BEHIND = 1 << 3;
    private static final int UTF_8 = 1 << 11;

    private final ZipEnd watched;
    private Optional<InputStream> file = Optional.empty();

    /// The games in an archive.
    ///
    /// @throws InputException when there are no games in it; the message continues its name
    public static InputStream text(InputStream stored, ArchiveText.Opening opening) throws IOException {
        return new ArchiveText(stored, new ZipEntries(new ZipEnd(stored)), opening, "zip");
    }

    private ZipEntries(ZipEnd watched) {
        super(watched, NAMES);
        this.watched = watched;
    }

    @Override
    public Optional<String> next() throws IOException {
        try {
            if (file.isPresent() && file.get() instanceof StoredFile unread) {
                unread.transferTo(OutputStream.nullOutputStream());
            }
            closeEntry();
            Optional<String> stored = storedWithSizesBehind();
            if (stored.isPresent()) {
                file = Optional.of(new StoredFile((PushbackInputStream) in));
                return stored;
            }
            Optional<ZipEntry> entry = Optional.ofNullable(getNextEntry());
            if (entry.isEmpty() && !watched.isWhole()) {
                throw new EOFException("Unexpected end of zip archive");
            }
            file = entry.map(ZipEntry::getMethod)
                    .filter(method -> method == ZipEntry.DEFLATED || method == ZipEntry.STORED)
                    .map(_ -> this);
            return entry.map(ZipEntry::getName);
        } catch (ZipException e) {
            String why = String.valueOf(e.getMessage());
            if (why.startsWith("encrypted")) {
                throw new InputException("is a zip archive with a password; " + ArchiveText.UNPACK);
            }
            if (why.startsWith("only DEFLATED") || why.startsWith("invalid compression")) {
                throw otherCompression();
            }
            throw e;
        }
    }

    @Override
    public InputStream bytes() {
        return file.orElseThrow(ZipEntries::otherCompression);
    }

    private static InputException otherCompression() {
        return new InputException("is compressed by another method than Deflate; " + ArchiveText.UNPACK);
    }

    /// Reads the header of a file stored as it is, with its size behind it, which the superclass refuses; empty before
    /// any other, whose header stays unread.
    ///
    /// @return its name
    private Optional<String> storedWithSizesBehind() throws IOException {
        byte[] bytes = in.readNBytes(HEADER);
        ByteBuffer header = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        boolean stored = bytes.length == HEADER
                && header.getInt(0) == LOCAL
                && (header.getShort(6) & (1 | SIZES_BEHIND)) == SIZES_BEHIND
                && header.getShort(8) == ZipEntry.STORED
                && header.getInt(18) == 0;
        if (!stored) {
            ((PushbackInputStream) in).unread(bytes);
            return Optional.empty();
        }
        byte[] name = in.readNBytes(Short.toUnsignedInt(header.getShort(26)));
        in.skipNBytes(Short.toUnsignedInt(header.getShort(28)));
        return Optional.of(new String(name, (header.getShort(6) & UTF_8) == 0 ? NAMES : StandardCharsets.UTF_8));
    }

    /// A file stored as it is. It ends before a record of its checksum and its size.
    private static final class StoredFile extends InputStream {

        private static final int RECORD = 0x08074B50;
        private static final int LONGEST = 24;

        private final PushbackInputStream from;
        private final CRC32 checksum = new CRC32();
        private long size;
        private boolean ended;

        StoredFile(PushbackInputStream from) {
            this.from = from;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] buffer, int at, int length) throws IOException {
            int count = 0;
            while (count < length && !ended) {
                int value = from.read();
                if (value < 0) {
                    throw new EOFException("Unexpected end of zip archive");
                }
                if (value == (RECORD & 0xFF) && count > 0) {
                    // The record is compared with the checksum of all bytes before.
                    from.unread(value);
                    break;
                }
                ended = value == (RECORD & 0xFF) && takesRecord();
                if (!ended) {
                    buffer[at + count++] = (byte) value;
                }
            }
            checksum.update(buffer, at, count);
            size += count;
            return count == 0 ? -1 : count;
        }

        /// Reads the record behind its first byte, with sizes of four or eight bytes; any other bytes stay unread.
        private boolean takesRecord() throws IOException {
            byte[] bytes = new byte[LONGEST];
            bytes[0] = (byte) RECORD;
            int found = 1 + from.readNBytes(bytes, 1, LONGEST - 1);
            ByteBuffer record = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            boolean own = record.getInt(0) == RECORD && record.getInt(4) == (int) checksum.getValue();
            boolean large = own && record.getLong(8) == size && record.getLong(16) == size;
            boolean small = own && record.getInt(8) == (int) size && record.getInt(12) == (int) size;
            int taken = large ? LONGEST : small ? 16 : 1;
            from.unread(bytes, taken, found - taken);
            return large || small;
        }
    }
}
