package org.pieceworth.pgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.github.luben.zstd.ZstdOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.pieceworth.text.InputException;

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
        assertThat(opened(new byte[0])).isEmpty();
        assertThat(opened(new byte[] {'e', '4'})).hasSize(2);
    }

    @Test
    void membersAndFramesFollowOneAnother() throws IOException {
        assertThat(opened(twice(gzip(TEXT)))).hasSize(2 * TEXT.length);
        assertThat(opened(twice(zstd(TEXT)))).hasSize(2 * TEXT.length);
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
        assertThatThrownBy(() -> opened(new byte[] {(byte) 0xFD, '7', 'z', 'X', 'Z', 0}))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("xz");
        assertThatThrownBy(() -> opened(new byte[] {'B', 'Z', 'h', '9', 1}))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("bzip2");
    }

    @Test
    void brokenInputIsAnError() throws IOException {
        byte[] gzip = gzip(TEXT);
        assertThatThrownBy(() -> opened(Arrays.copyOf(gzip, gzip.length / 2))).isInstanceOf(IOException.class);
        byte[] zstd = zstd(TEXT);
        assertThatThrownBy(() -> opened(Arrays.copyOf(zstd, zstd.length / 2))).isInstanceOf(IOException.class);
    }
}
