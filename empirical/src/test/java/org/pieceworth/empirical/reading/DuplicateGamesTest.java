package org.pieceworth.empirical.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

class DuplicateGamesTest {

    private static void assertFound(int games, LongSupplier keys) {
        DuplicateGames duplicates = new DuplicateGames(true);
        Set<Long> seen = new HashSet<>();
        BitSet expected = new BitSet();
        for (int game = 0; game < games; game++) {
            long key = keys.getAsLong();
            duplicates.add(key, 1);
            expected.set(game, !seen.add(key));
        }
        assertThat(duplicates.find().copies()).isEqualTo(expected);
        assertThat(duplicates.find()).isEqualTo(new RepeatedGames(expected, new BitSet()));
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

    /// Which games contradict each other does not depend on their order; of keys with one outcome the first counts.
    @Test
    void equalKeysOfDifferentOutcomesAllConflict() {
        SplittableRandom random = new SplittableRandom(6);
        for (int games = 0; games < 200; games++) {
            DuplicateGames duplicates = new DuplicateGames(true);
            long[] keys = random.longs(games, -4, 40).toArray();
            int[] outcomes = random.ints(games, 0, 3)
                    .map(o -> random.nextInt(4) == 0 ? o : 1)
                    .toArray();
            Map<Long, Set<Integer>> ofKey = new HashMap<>();
            for (int game = 0; game < games; game++) {
                duplicates.add(keys[game], outcomes[game]);
                ofKey.computeIfAbsent(keys[game], _ -> new HashSet<>()).add(outcomes[game]);
            }
            Set<Long> seen = new HashSet<>();
            BitSet copies = new BitSet();
            BitSet conflicting = new BitSet();
            for (int game = 0; game < games; game++) {
                boolean one = ofKey.getOrDefault(keys[game], Set.of()).size() == 1;
                conflicting.set(game, !one);
                copies.set(game, one && !seen.add(keys[game]));
            }
            assertThat(duplicates.find()).isEqualTo(new RepeatedGames(copies, conflicting));
        }
    }

    /// Where rows are fitted to scores, results contradict nothing.
    @Test
    void outcomesMayNotCount() {
        DuplicateGames duplicates = new DuplicateGames(false);
        duplicates.add(7, 0);
        duplicates.add(7, 2);
        assertThat(duplicates.find().conflicting()).isEqualTo(new BitSet());
        assertThat(duplicates.find().copies().cardinality()).isEqualTo(1);
    }

    /// More games than memory holds, a tenth of them twice: each share goes to its file.
    @Test
    void sharesInFiles() {
        int games = 2_300_000;
        DuplicateGames duplicates = new DuplicateGames(true);
        BitSet expected = new BitSet();
        for (int game = 0; game < games; game++) {
            int original = game % 10 == 9 ? game / 2 : game;
            boolean twice = original != game;
            if (twice && original % 10 == 9) {
                original--;
            }
            duplicates.add(spread(original), 1);
            expected.set(game, twice);
        }
        BitSet found = duplicates.find().copies();
        assertThat(found.cardinality()).isEqualTo(expected.cardinality());
        assertThat(found).isEqualTo(expected);
    }

    /// One to one, so that different games have different keys.
    private static long spread(long game) {
        long key = game * 0x9E3779B97F4A7C15L;
        return (key ^ key >>> 29) * 0xD1342543DE82EF95L;
    }
}
