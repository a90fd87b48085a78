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

    /// Per tag the last value and its number: a shortcut, since files are often in order of event or player.
    private final long[] lastHash;

    private final int[] lastNumber;

    GameTags(ClusterTags tags) {
        this.tags = tags.size();
        lastHash = new long[this.tags];
        lastNumber = new int[this.tags];
    }

    /// Adds a game.
    void add(CollectedGames run, int game) {
        for (int tag = 0; tag < tags; tag++) {
            long hash = run.clusters.get(game * tags + tag);
            if (hash != lastHash[tag]) {
                lastHash[tag] = hash;
                lastNumber[tag] = hash == ClusterTags.UNKNOWN ? 0 : values.add(hash) + 1;
            }
            numbers.writeInt(lastNumber[tag]);
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
