package org.pieceworth.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ZstdFramesTest {

    private final SplittableRandom random = new SplittableRandom(8);

    private static long[] starts(byte[] file) throws IOException {
        return ZstdFrames.starts(
                (offset, into) -> System.arraycopy(
                        file, (int) offset, into, 0, (int) Math.min(into.length, file.length - offset)),
                file.length);
    }

    private byte[] frame() {
        byte[] text = new byte[random.nextInt(2000)];
        random.nextBytes(text);
        return Zstd.compress(text);
    }

    private static byte[] header(byte[] frame) {
        return ByteBuffer.allocate(12)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(0x184D2A50)
                .putInt(4)
                .putInt(frame.length)
                .array();
    }

    @Test
    void framesAreFoundByTheirHeaders() throws IOException {
        for (int frames = 1; frames < 200; frames += 7) {
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            List<Long> expected = new ArrayList<>();
            for (int i = 0; i < frames; i++) {
                expected.add((long) file.size());
                byte[] frame = frame();
                file.write(header(frame));
                file.write(frame);
            }
            if (random.nextBoolean()) {
                expected.add((long) file.size());
                file.write(frame());
            }
            expected.add((long) file.size());
            assertThat(starts(file.toByteArray()))
                    .containsExactly(
                            expected.stream().mapToLong(Long::longValue).toArray());
        }
    }

    /// A file that was cut off still has its frames; the last one tells that it is damaged when it is unpacked.
    @Test
    void otherFilesHaveNoneAndCutOnesEndWithTheFile() throws IOException {
        assertThat(starts(frame())).isEmpty();
        assertThat(starts(new byte[0])).isEmpty();
        assertThat(starts(new byte[] {0x50, 0x2A, 0x4D, 0x18})).isEmpty();
        byte[] frame = frame();
        byte[] cut = new byte[12 + frame.length / 2];
        System.arraycopy(header(frame), 0, cut, 0, 12);
        System.arraycopy(frame, 0, cut, 12, frame.length / 2);
        assertThat(starts(cut)).containsExactly(0L, cut.length);
    }
}
