package org.pieceworth.empirical.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

class DuplicateGamesTest {

    private static void assertFound(int games, LongSupplier keys) {
        DuplicateGames duplicates = new DuplicateGames();
        Set<Long> seen = new HashSet<>();
        BitSet expected = new BitSet();
        for (int game = 0; game < games; game++) {
            long key = keys.getAsLong();
            duplicates.add(key);
            expected.set(game, !seen.add(key));
        }
        assertThat(duplicates.find()).isEqualTo(expected);
        assertThat(duplicates.find()).isEqualTo(expected);
    }

    /// Keys that are 0, that fall on the same places of the table, and that are spread, in runs of many lengths.
    @Test
    void theFirstOfEqualKeysIsKept() {
        SplittableRandom random = new SplittableRandom(5);
        for (int games = 0; games < 300; games++) {
            int range = 1 + random.nextInt(300);
            assertFound(games, () -> random.nextInt(range));
            assertFound(games, () -> (long) random.nextInt(range) << 32);
            assertFound(games, () -> random.nextInt(4) == 0 ? -random.nextLong(range) : random.nextLong());
        }
    }

    /// More games than one share holds, a tenth of them twice: the keys are looked at in two shares.
    @Test
    void severalShares() {
        int games = 2_300_000;
        DuplicateGames duplicates = new DuplicateGames();
        BitSet expected = new BitSet();
        for (int game = 0; game < games; game++) {
            int original = game % 10 == 9 ? game / 2 : game;
            boolean twice = original != game;
            if (twice && original % 10 == 9) {
                original--;
            }
            duplicates.add(spread(original));
            expected.set(game, twice);
        }
        BitSet found = duplicates.find();
        assertThat(found.cardinality()).isEqualTo(expected.cardinality());
        assertThat(found).isEqualTo(expected);
    }

    /// One to one, so that different games have different keys.
    private static long spread(long game) {
        long key = game * 0x9E3779B97F4A7C15L;
        return (key ^ key >>> 29) * 0xD1342543DE82EF95L;
    }
}
