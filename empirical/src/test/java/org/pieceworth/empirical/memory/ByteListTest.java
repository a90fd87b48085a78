package org.pieceworth.empirical.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ByteListTest {

    /// Numbers of every length come back.
    @Test
    void numbersAreReadAsWritten() {
        SplittableRandom random = new SplittableRandom(2);
        long[] numbers =
                random.longs(2000).map(number -> number >>> random.nextInt(64)).toArray();
        ByteList list = new ByteList();
        for (long number : numbers) {
            list.writeNumber(number);
            list.writeSigned(-number);
            list.writeLong(number);
        }
        list.writeSigned(Long.MIN_VALUE);
        ByteList.Cursor in = new ByteList.Cursor();
        in.start(list.toArray());
        for (long number : numbers) {
            assertThat(in.readNumber()).isEqualTo(number);
            assertThat(in.readSigned()).isEqualTo(-number);
            assertThat(in.readLong()).isEqualTo(number);
        }
        assertThat(in.readSigned()).isEqualTo(Long.MIN_VALUE);
    }
}
