package org.pieceworth.empirical.rows;

import org.pieceworth.empirical.memory.LongIndex;
import org.pieceworth.empirical.memory.SpillBuffer;
import org.pieceworth.empirical.settings.ClusterTags;

/// Values of cluster tags as small numbers, stored apart from the rows since most readers of rows do not need them.
final class GameTags {

    private final SpillBuffer numbers = new SpillBuffer();
    private final int tags;

    /// Hashes of all values, numbered.
    private final LongIndex values = new LongIndex();

    GameTags(ClusterTags tags) {
        this.tags = tags.size();
    }

    /// Adds the games of a run.
    void add(PackedGames run) {
        int[] numberOf = new int[run.tagKeys.length + 1];
        for (int value = 1; value < numberOf.length; value++) {
            numberOf[value] = values.add(run.tagKeys[value - 1]) + 1;
        }
        for (int value : run.tagNumbers) {
            numbers.writeInt(numberOf[value]);
        }
    }

    /// Number of distinct values.
    int distinct() {
        return values.size();
    }

    /// The key of a value, see [ClusterTags#key].
    ///
    /// @param value its number from 1
    long key(int value) {
        return values.key(value - 1);
    }

    /// Per tag and game the number of the value, from 1; 0 if a game has none.
    int[][] read(int games) {
        int[][] read = new int[tags][games];
        SpillBuffer.Reader in = numbers.reader();
        for (int game = 0; game < games; game++) {
            for (int tag = 0; tag < tags; tag++) {
                read[tag][game] = in.readInt();
            }
        }
        return read;
    }
}
