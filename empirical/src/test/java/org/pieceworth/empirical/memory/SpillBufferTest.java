package org.pieceworth.empirical.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SpillBufferTest {

    /// Forty megabytes, more than twice what stays in memory, come back as they were, and as often as wanted.
    @Test
    void whatIsWrittenIsReadBeyondMemory() {
        SpillBuffer buffer = new SpillBuffer();
        SplittableRandom numbers = new SplittableRandom(1);
        int count = 7_600_000;
        for (int i = 0; i < count; i++) {
            buffer.writeNumber(number(numbers));
            if (i % 8 == 0) {
                buffer.writeLong(numbers.nextLong());
            }
        }
        assertThat(buffer.length()).isGreaterThan(40_000_000);
        SpillBuffer.Reader first = buffer.reader();
        SpillBuffer.Reader second = buffer.reader();
        SplittableRandom expected = new SplittableRandom(1);
        long wrong = 0;
        for (int i = 0; i < count; i++) {
            long number = number(expected);
            wrong += first.readNumber() == number && second.readNumber() == number ? 0 : 1;
            if (i % 8 == 0) {
                long whole = expected.nextLong();
                wrong += first.readLong() == whole && second.readLong() == whole ? 0 : 1;
            }
        }
        assertThat(wrong).isZero();
        assertThat(first.atEnd()).isTrue();
        assertThat(second.atEnd()).isTrue();
    }

    /// Four bytes at once, also across the end of what is in memory and of what is read at a time.
    @Test
    void wholeNumbersAreReadWhereverTheyLie() {
        SpillBuffer buffer = new SpillBuffer();
        int count = 4_300_000;
        buffer.writeNumber(5);
        for (int i = 0; i < count; i++) {
            buffer.writeInt(i * 0x9E3779B1);
        }
        SpillBuffer.Reader reader = buffer.reader();
        assertThat(reader.readNumber()).isEqualTo(5);
        long wrong = 0;
        for (int i = 0; i < count; i++) {
            wrong += reader.readInt() == i * 0x9E3779B1 ? 0 : 1;
        }
        assertThat(wrong).isZero();
        assertThat(reader.atEnd()).isTrue();
    }

    private static long number(SplittableRandom random) {
        return random.nextLong() >>> 1 + random.nextInt(63);
    }

    /// Readers that begin between writes see all that was written before, at every length around the places where
    /// the buffer grows and spills.
    @Test
    void readersMayBeginBetweenWrites() {
        SpillBuffer buffer = new SpillBuffer();
        List<Integer> looks = new ArrayList<>(List.of(0, 1, 4095, 4096, 4097, 8192, 65_536, (1 << 24) - 1));
        looks.addAll(List.of(1 << 24, (1 << 24) + 1, (1 << 24) + 65_537, (1 << 25) - 1, 1 << 25, (1 << 25) + 1));
        int written = 0;
        for (int look : looks) {
            for (; written < look; written++) {
                buffer.writeNumber(written % 127);
            }
            assertThat(buffer.length()).isEqualTo(look);
            SpillBuffer.Reader reader = buffer.reader();
            long wrong = 0;
            for (int i = 0; i < look; i++) {
                wrong += reader.readNumber() == i % 127 ? 0 : 1;
            }
            assertThat(wrong).as("%d bytes", look).isZero();
            assertThat(reader.atEnd()).isTrue();
        }
    }

    @Test
    void numbersOfAllLengths() {
        SpillBuffer buffer = new SpillBuffer();
        for (int bits = 0; bits < 63; bits++) {
            buffer.writeNumber((1L << bits) - 1);
            buffer.writeNumber(1L << bits);
        }
        buffer.writeNumber(Long.MAX_VALUE);
        buffer.writeLong(Long.MIN_VALUE);
        buffer.writeLong(-1);
        SpillBuffer.Reader reader = buffer.reader();
        for (int bits = 0; bits < 63; bits++) {
            assertThat(reader.readNumber()).isEqualTo((1L << bits) - 1);
            assertThat(reader.readNumber()).isEqualTo(1L << bits);
        }
        assertThat(reader.readNumber()).isEqualTo(Long.MAX_VALUE);
        assertThat(reader.readLong()).isEqualTo(Long.MIN_VALUE);
        assertThat(reader.readLong()).isEqualTo(-1);
        assertThat(reader.atEnd()).isTrue();
    }

    /// Runs of bytes, of lengths around those of the buffers, are read or passed over in any mixture.
    @Test
    void bytesAreReadOrSkipped() {
        SplittableRandom random = new SplittableRandom(11);
        for (int inMemory : new int[] {256, 1 << 16}) {
            SpillBuffer buffer = new SpillBuffer(inMemory);
            List<byte[]> written = new ArrayList<>();
            for (int i = 0; i < 300; i++) {
                byte[] bytes = new byte[random.nextInt(4) == 0 ? random.nextInt(200_000) : random.nextInt(300)];
                random.nextBytes(bytes);
                buffer.writeBytes(bytes);
                buffer.writeNumber(i);
                written.add(bytes);
            }
            for (int seed = 0; seed < 4; seed++) {
                SplittableRandom choice = new SplittableRandom(seed);
                SpillBuffer.Reader in = buffer.reader();
                for (int i = 0; i < written.size(); i++) {
                    if (choice.nextBoolean()) {
                        assertThat(in.readBytes()).isEqualTo(written.get(i));
                    } else {
                        in.skipBytes();
                    }
                    assertThat(in.readNumber()).isEqualTo(i);
                }
                assertThat(in.atEnd()).isTrue();
            }
        }
    }
}
