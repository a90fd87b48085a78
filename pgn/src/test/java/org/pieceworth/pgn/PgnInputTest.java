package org.pieceworth.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.compressors.bzip2.BZip2CompressorOutputStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.pgn.packed.XzText;
import org.pieceworth.text.InputException;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.MemoryLimitException;
import org.tukaani.xz.XZOutputStream;

class PgnInputTest {

    private static final byte[] TEXT = "1. e4 e5 1-0\n".repeat(50_000).getBytes(StandardCharsets.UTF_8);

    private static byte[] opened(byte[] bytes) throws IOException {
        try (InputStream in = PgnInput.open(new ByteArrayInputStream(bytes))) {
            return in.readAllBytes();
        }
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        }
        return out.toByteArray();
    }

    private static byte[] zstd(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZstdOutputStream zstd = new ZstdOutputStream(out)) {
            zstd.setLong(28);
            zstd.write(bytes);
        }
        return out.toByteArray();
    }

    private static byte[] bzip2(byte[] bytes, int level) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream bzip2 = new BZip2CompressorOutputStream(out, level)) {
            bzip2.write(bytes);
        }
        return out.toByteArray();
    }

    private static byte[] xz(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (OutputStream xz = new XZOutputStream(out, new LZMA2Options(0))) {
            xz.write(bytes);
        }
        return out.toByteArray();
    }

    private static byte[] twice(byte[] bytes) {
        byte[] both = Arrays.copyOf(bytes, 2 * bytes.length);
        System.arraycopy(bytes, 0, both, bytes.length, bytes.length);
        return both;
    }

    @Test
    void plainGzipAndZstandardAreSeenFromTheirBytes() throws IOException {
        assertThat(opened(TEXT)).isEqualTo(TEXT);
        assertThat(opened(gzip(TEXT))).isEqualTo(TEXT);
        assertThat(opened(zstd(TEXT))).isEqualTo(TEXT);
        assertThat(opened(bzip2(TEXT, 9))).isEqualTo(TEXT);
        assertThat(opened(bzip2(TEXT, 1))).isEqualTo(TEXT);
        assertThat(opened(bzip2(new byte[0], 9))).isEmpty();
        assertThat(opened(xz(TEXT))).isEqualTo(TEXT);
        assertThat(opened(new byte[0])).isEmpty();
        assertThat(opened(new byte[] {'e', '4'})).hasSize(2);
    }

    @Test
    void membersAndFramesFollowOneAnother() throws IOException {
        assertThat(opened(twice(gzip(TEXT)))).hasSize(2 * TEXT.length);
        assertThat(opened(twice(zstd(TEXT)))).hasSize(2 * TEXT.length);
        assertThat(opened(twice(bzip2(TEXT, 1)))).hasSize(2 * TEXT.length);
        assertThat(opened(twice(xz(TEXT)))).hasSize(2 * TEXT.length);
    }

    @Test
    void skippableFramesOfParallelZstandardArePassed() throws IOException {
        byte[] frame = {0x50, 0x2A, 0x4D, 0x18, 4, 0, 0, 0, 1, 2, 3, 4};
        byte[] zstd = zstd(TEXT);
        byte[] both = Arrays.copyOf(frame, frame.length + zstd.length);
        System.arraycopy(zstd, 0, both, frame.length, zstd.length);
        assertThat(opened(both)).isEqualTo(TEXT);
    }

    @Test
    void otherCompressionsAreNamed() {
        assertThatThrownBy(() -> opened(new byte[] {4, '"', 'M', 0x18, 0, 0}))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("lz4");
    }

    @Test
    void brokenInputIsAnError() throws IOException {
        byte[] gzip = gzip(TEXT);
        assertThatThrownBy(() -> opened(Arrays.copyOf(gzip, gzip.length / 2))).isInstanceOf(IOException.class);
        byte[] zstd = zstd(TEXT);
        assertThatThrownBy(() -> opened(Arrays.copyOf(zstd, zstd.length / 2))).isInstanceOf(IOException.class);
    }

    /// Whatever is damaged is damage, never a shorter text or a failure of the program.
    @Test
    void everyDamageOfBzip2IsSeen() throws IOException {
        byte[] text = Arrays.copyOf(TEXT, 5000);
        byte[] whole = bzip2(text, 1);
        for (int length = 3; length < whole.length; length += 3) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> opened(cut)).isInstanceOf(EOFException.class);
        }
        for (int bit = 8 * 3; bit < 8 * whole.length; bit += 5) {
            byte[] damaged = whole.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            try {
                assertThat(opened(damaged)).isEqualTo(text);
            } catch (ZipException | EOFException e) {
                assertThat(e).hasMessageContaining("bzip2");
            }
        }
        assertThatThrownBy(() -> opened((new String(whole, StandardCharsets.ISO_8859_1) + "tail")
                        .getBytes(StandardCharsets.ISO_8859_1)))
                .isInstanceOf(IOException.class);
    }

    @Test
    void everyDamageOfXzIsSeen() throws IOException {
        byte[] text = Arrays.copyOf(TEXT, 5000);
        byte[] whole = xz(text);
        for (int length = 6; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatThrownBy(() -> opened(cut))
                    .isInstanceOf(EOFException.class)
                    .hasMessageContaining("xz");
        }
        for (int bit = 8 * 6; bit < 8 * whole.length; bit++) {
            byte[] damaged = whole.clone();
            damaged[bit / 8] ^= (byte) (1 << bit % 8);
            assertThatThrownBy(() -> opened(damaged)).matches(PgnInputTest::isDamage);
        }
    }

    /// A window of 1.5 GB, as `xz --lzma2=dict=1536MiB` has it, in a header alone.
    @Test
    void aWindowBeyondTheMemoryIsRefused() throws IOException {
        byte[] header = HexFormat.of().parseHex("fd377a585a000004e6d6b446" + "0200210125000000" + "3b787b41");
        try (InputStream text = new XzText(new ByteArrayInputStream(header), 1 << 20)) {
            assertThatThrownBy(text::read)
                    .isInstanceOf(MemoryLimitException.class)
                    .matches(e -> !isDamage(e));
        }
        assertThatThrownBy(() -> opened(header))
                .isInstanceOf(InputException.class)
                .hasMessageMatching(
                        "needs 1536 MB of memory to be unpacked, more than the \\d+ MB that may be used; .*");
    }

    /// Frames that name a window of half a gigabyte and one of a whole.
    @Test
    void aWindowOfZstandardHasTheSameBound() throws IOException {
        assertThat(opened(HexFormat.of().parseHex("28b52ffd" + "0098" + "010000")))
                .isEmpty();
        assertThatThrownBy(() -> opened(HexFormat.of().parseHex("28b52ffd" + "00a0" + "010000")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("more than the ");
    }

    private static boolean isDamage(Throwable thrown) {
        return thrown instanceof IOException failure && PgnInput.isDamage(failure);
    }

    /// What could not be read is no damage.
    @Test
    void aFailureOfTheFileStaysOne() throws IOException {
        IOException failure = new IOException("gone");
        byte[] whole = bzip2(TEXT, 1);
        InputStream in =
                new SequenceInputStream(new ByteArrayInputStream(whole, 0, whole.length / 2), new InputStream() {
                    @Override
                    public int read() throws IOException {
                        throw failure;
                    }

                    @Override
                    public int read(byte[] bytes, int from, int length) throws IOException {
                        throw failure;
                    }
                });
        assertThatThrownBy(() -> PgnInput.open(in).readAllBytes()).isSameAs(failure);
    }

    @Test
    void compressionsInsideOneAnotherAreUnpacked() throws IOException {
        assertThat(opened(gzip(gzip(TEXT)))).isEqualTo(TEXT);
        assertThat(opened(gzip(bzip2(zstd(TEXT), 1)))).isEqualTo(TEXT);
        byte[] four = gzip(gzip(gzip(gzip(TEXT))));
        assertThatThrownBy(() -> opened(four))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("compressed more than 3 times");
        byte[] cut = Arrays.copyOf(gzip(TEXT), 900);
        assertThat(PgnInput.damage(new ByteArrayInputStream(gzip(cut)), Optional.empty()))
                .isPresent();
        assertThat(PgnInput.damage(new ByteArrayInputStream(gzip(gzip(TEXT))), Optional.empty()))
                .isEmpty();
    }

    /// A zip archive of stored files, as programs write it to a pipe: with the sizes behind the files.
    private static byte[] storedZip(boolean large, boolean sound, String... files) {
        ByteBuffer zip = ByteBuffer.allocate(1 << 20).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < files.length; i += 2) {
            byte[] name = files[i].getBytes(StandardCharsets.UTF_8);
            byte[] text = files[i + 1].getBytes(StandardCharsets.UTF_8);
            zip.putInt(0x04034B50)
                    .putShort((short) 20)
                    .putShort((short) (8 | 1 << 11))
                    .putShort((short) 0)
                    .putInt(0);
            zip.putInt(0)
                    .putInt(0)
                    .putInt(0)
                    .putShort((short) name.length)
                    .putShort((short) 0)
                    .put(name)
                    .put(text);
            CRC32 checksum = new CRC32();
            checksum.update(text);
            zip.putInt(0x08074B50).putInt(sound ? (int) checksum.getValue() : 0);
            if (large) {
                zip.putLong(text.length).putLong(text.length);
            } else {
                zip.putInt(text.length).putInt(text.length);
            }
        }
        int directory = zip.position();
        zip.putInt(0x02014B50)
                .put(new byte[42])
                .putInt(0x06054B50)
                .put(new byte[12])
                .putInt(directory)
                .putShort((short) 0);
        return Arrays.copyOf(zip.array(), zip.position());
    }

    /// The text holds what looks like the record behind it.
    @Test
    void filesOfAZipStoredWithTheirSizesBehindAreRead() throws IOException {
        String one = "[Event \"?\"]\n\n1. e4 e5 1-0\n".repeat(100)
                + "[Event \"PK\u0007\u0008 P PK\"]\n\n1. e4 e5 1-0\n".repeat(3000);
        String two = "1. d4 P\n";
        for (boolean large : new boolean[] {false, true}) {
            byte[] zip = storedZip(large, true, "read.me", "PK\u0007\u0008", "a.pgn", one, "b.pgn", two, "ä/c.pgn", "");
            assertThat(new String(opened(zip), StandardCharsets.UTF_8)).isEqualTo(one + "\n" + two + "\n");
        }
        byte[] damaged = storedZip(false, false, "a.pgn", one);
        assertThatThrownBy(() -> opened(damaged)).isInstanceOf(EOFException.class);
    }

    /// A file that is not read may have any compression, and is named if the files behind it cannot be reached.
    @Test
    void anUnreadFileOfAnotherCompressionIsNamed() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.setMethod(ZipOutputStream.STORED);
            for (String name : List.of("read.me", "a.pgn")) {
                ZipEntry entry = new ZipEntry(name);
                entry.setSize(TEXT.length);
                CRC32 checksum = new CRC32();
                checksum.update(TEXT);
                entry.setCrc(checksum.getValue());
                zip.putNextEntry(entry);
                zip.write(TEXT);
            }
        }
        byte[] zip = out.toByteArray();
        assertThat(opened(zip)).startsWith(TEXT);
        zip[8] = 14;
        assertThatThrownBy(() -> opened(zip))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("is compressed by another method than Deflate");
    }
}
