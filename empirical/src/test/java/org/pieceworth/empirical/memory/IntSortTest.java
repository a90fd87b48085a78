package org.pieceworth.empirical.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class IntSortTest {

    /// Many lengths, with equal numbers among them, against the sort of boxed numbers.
    @Test
    void sortsAsBoxedNumbersAreSortedAndIsStable() {
        SplittableRandom random = new SplittableRandom(3);
        for (int size = 0; size < 400; size++) {
            int range = 1 + random.nextInt(500);
            int[] keys = random.ints(size, 0, range).toArray();
            int[] sorted = IntStream.range(0, size).toArray();
            IntSort.sort(sorted, (a, b) -> Integer.compare(keys[a], keys[b]));
            assertThat(sorted)
                    .containsExactly(IntStream.range(0, size)
                            .boxed()
                            .sorted(Comparator.comparingInt(number -> keys[number]))
                            .mapToInt(Integer::intValue)
                            .toArray());
        }
    }
}
