package org.pieceworth.empirical.memory;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;
import org.pieceworth.empirical.settings.TemporarySpaceException;

/// Bytes written once and read any number of times: in memory while they are few, then in a temporary file,
/// deleted however the program ends.
public final class SpillBuffer {

    /// Default size limit in memory (8 MiB).
    private static final int IN_MEMORY = 1 << 23;

    private static final int FIRST = 1 << 8;

    private static final int READ_SIZE = 1 << 16;

    private final int inMemory;
    private byte[] buffer = new byte[FIRST];
    private int size;
    private long spilled;
    private Optional<FileChannel> file = Optional.empty();

    public SpillBuffer() {
        this(IN_MEMORY);
    }

    /// @param inMemory size limit in memory in bytes, a power of two from 256
    public SpillBuffer(int inMemory) {
        this.inMemory = inMemory;
    }

    /// Writes a number ≥ 0 in base 128, seven bits per byte.
    public void writeNumber(long number) {
        long rest = number;
        while (rest >>> 7 != 0) {
            writeByte((int) rest | 0x80);
            rest >>>= 7;
        }
        writeByte((int) rest);
    }

    /// Writes eight bytes.
    public void writeLong(long number) {
        for (int shift = 0; shift < Long.SIZE; shift += 8) {
            writeByte((int) (number >>> shift));
        }
    }

    /// Writes four bytes.
    public void writeInt(int number) {
        if (size + Integer.BYTES > buffer.length) {
            for (int shift = 0; shift < Integer.SIZE; shift += 8) {
                writeByte(number >>> shift);
            }
            return;
        }
        buffer[size] = (byte) number;
        buffer[size + 1] = (byte) (number >>> 8);
        buffer[size + 2] = (byte) (number >>> 16);
        buffer[size + 3] = (byte) (number >>> 24);
        size += Integer.BYTES;
    }

    /// Writes a text in UTF-8.
    public void writeText(String text) {
        writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    /// Writes bytes after their number.
    public void writeBytes(byte[] bytes) {
        writeNumber(bytes.length);
        for (int from = 0; from < bytes.length; ) {
            if (size == buffer.length) {
                makeRoom();
            }
            int some = Math.min(bytes.length - from, buffer.length - size);
            System.arraycopy(bytes, from, buffer, size, some);
            size += some;
            from += some;
        }
    }

    private void writeByte(int value) {
        if (size == buffer.length) {
            makeRoom();
        }
        buffer[size++] = (byte) value;
    }

    private void makeRoom() {
        if (size < inMemory) {
            buffer = Arrays.copyOf(buffer, 2 * size);
        } else {
            spill();
        }
    }

    private void spill() {
        try {
            if (file.isEmpty()) {
                file = Optional.of(temporaryFile());
            }
            FileChannel channel = file.get();
            ByteBuffer bytes = ByteBuffer.wrap(buffer, 0, size);
            while (bytes.hasRemaining()) {
                spilled += channel.write(bytes, spilled);
            }
            size = 0;
        } catch (IOException e) {
            throw new TemporarySpaceException(e);
        }
    }

    /// The open file is deleted at once if the system allows it, so that even a kill leaves nothing;
    /// elsewhere on closing.
    private static FileChannel temporaryFile() throws IOException {
        Path path = Files.createTempFile("pieceworth", ".rows");
        FileChannel channel = FileChannel.open(
                path, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE);
        try {
            Files.deleteIfExists(path);
        } catch (IOException _) {
            path.toFile().deleteOnExit();
        }
        return channel;
    }

    /// Number of bytes written.
    long length() {
        return spilled + size;
    }

    /// Returns a reader at the start. Several readers may run at once, but not during a write.
    public Reader reader() {
        return new Reader();
    }

    /// Reads the written data, in order.
    public final class Reader {
        private byte[] bytes = new byte[0];
        private int at;
        private int limit;
        private long next;

        private Reader() {}

        /// True at the end of the bytes.
        public boolean atEnd() {
            return at == limit && next == length();
        }

        public long readNumber() {
            long number = 0;
            for (int shift = 0; ; shift += 7) {
                int value = readByte();
                number |= (long) (value & 0x7F) << shift;
                if (value >= 0) {
                    return number;
                }
            }
        }

        public long readLong() {
            long number = 0;
            for (int shift = 0; shift < Long.SIZE; shift += 8) {
                number |= (readByte() & 0xFFL) << shift;
            }
            return number;
        }

        public int readInt() {
            if (at + Integer.BYTES > limit) {
                int number = 0;
                for (int shift = 0; shift < Integer.SIZE; shift += 8) {
                    number |= (readByte() & 0xFF) << shift;
                }
                return number;
            }
            int number = bytes[at] & 0xFF
                    | (bytes[at + 1] & 0xFF) << 8
                    | (bytes[at + 2] & 0xFF) << 16
                    | (bytes[at + 3] & 0xFF) << 24;
            at += Integer.BYTES;
            return number;
        }

        public String readText() {
            return new String(readBytes(), StandardCharsets.UTF_8);
        }

        /// Reads data of [SpillBuffer#writeBytes].
        public byte[] readBytes() {
            byte[] into = new byte[(int) readNumber()];
            for (int done = 0; done < into.length; ) {
                if (at == limit) {
                    fill();
                }
                int some = Math.min(into.length - done, limit - at);
                System.arraycopy(bytes, at, into, done, some);
                at += some;
                done += some;
            }
            return into;
        }

        /// Skips data of [SpillBuffer#writeBytes].
        public void skipBytes() {
            long left = readNumber();
            long here = Math.min(left, limit - at);
            at += (int) here;
            left -= here;
            if (left > 0) {
                next += left;
                at = 0;
                limit = 0;
                if (next > spilled) {
                    bytes = buffer;
                    at = (int) (next - spilled);
                    limit = size;
                    next = length();
                }
            }
        }

        private byte readByte() {
            if (at == limit) {
                fill();
            }
            return bytes[at++];
        }

        private void fill() {
            if (next >= spilled) {
                bytes = buffer;
                at = (int) (next - spilled);
                limit = size;
                next = length();
                return;
            }
            try {
                if (bytes.length != READ_SIZE) {
                    bytes = new byte[READ_SIZE];
                }
                int wanted = (int) Math.min(READ_SIZE, spilled - next);
                limit = file.orElseThrow().read(ByteBuffer.wrap(bytes, 0, wanted), next);
                at = 0;
                next += limit;
            } catch (IOException e) {
                throw new UncheckedIOException("the temporary file of rows cannot be read: " + e.getMessage(), e);
            }
        }
    }
}
