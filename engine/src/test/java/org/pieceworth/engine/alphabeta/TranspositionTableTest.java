package org.pieceworth.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pieceworth.rules.position.Move;

/// What the table keeps, and what it replaces.
class TranspositionTableTest {

    private final TranspositionTable table = new TranspositionTable(1);
    private final TableProbe probe = new TableProbe(table);

    /// Keys of one bucket: they differ in the upper bits alone, which do not choose it.
    private static long key(int number) {
        return (long) number << 56 | 0x4_0000L;
    }

    private void store(int number, int depth) {
        table.store(key(number), number, number, 0, depth, TranspositionTable.EXACT);
    }

    private boolean has(int number) {
        return probe.find(key(number), 0) && probe.move() == number && probe.score() == number;
    }

    @Test
    void aBucketKeepsFour() {
        for (int number = 1; number <= 4; number++) {
            store(number, 3);
        }
        for (int number = 1; number <= 4; number++) {
            assertThat(has(number)).as("key %d", number).isTrue();
        }
    }

    @Test
    void theShallowestIsReplaced() {
        store(1, 5);
        store(2, 2);
        store(3, 9);
        store(4, 4);
        store(5, 1);
        assertThat(has(2)).isFalse();
        assertThat(has(5)).isTrue();
        assertThat(has(1) && has(3) && has(4)).isTrue();
    }

    @Test
    void entriesOfEarlierSearchesAreReplacedFirst() {
        store(1, 5);
        table.newSearch();
        store(2, 2);
        store(3, 2);
        store(4, 2);
        store(5, 1);
        assertThat(has(1)).isFalse();
        assertThat(has(2) && has(3) && has(4) && has(5)).isTrue();
    }

    @Test
    void aDeepEntryOfThisSearchIsKeptFromShallowBounds() {
        store(1, 9);
        table.store(key(1), 7, 7, 0, 5, TranspositionTable.LOWER_BOUND);
        assertThat(has(1)).isTrue();
        table.store(key(1), 7, 7, 0, 6, TranspositionTable.LOWER_BOUND);
        assertThat(probe.find(key(1), 0)).isTrue();
        assertThat(probe.move()).isEqualTo(7);
    }

    @Test
    void aMoveThatIsKnownOutlivesABoundWithoutOne() {
        store(1, 2);
        table.store(key(1), Move.NONE, -5, 0, 4, TranspositionTable.UPPER_BOUND);
        assertThat(probe.find(key(1), 0)).isTrue();
        assertThat(probe.move()).isEqualTo(1);
        assertThat(probe.score()).isEqualTo(-5);
    }

    @Test
    void whatAnotherThreadWroteMeanwhileIsNotRead() {
        store(1, 2);
        int entry = table.probe(key(1));
        long data = table.data(entry);
        assertThat(table.meta(entry, key(1), data)).isNotEqualTo(TranspositionTable.NONE);
        assertThat(table.meta(entry, key(1), data ^ 1L << 60)).isEqualTo(TranspositionTable.NONE);
    }

    @Test
    void fullnessCountsThisSearchAlone() {
        assertThat(table.hashFull()).isZero();
        for (int number = 1; number <= 4; number++) {
            table.store((long) number << 56, number, 0, 0, 1, TranspositionTable.EXACT);
        }
        int full = table.hashFull();
        table.newSearch();
        assertThat(table.hashFull()).isZero();
        table.clear();
        assertThat(table.hashFull()).isZero();
        assertThat(full).isEqualTo(4);
    }
}
