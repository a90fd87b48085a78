package org.pieceworth.empirical.rows;

import org.pieceworth.empirical.memory.LongIndex;
import org.pieceworth.empirical.memory.SpillBuffer;
import org.pieceworth.empirical.settings.ClusterTags;

/// What games say in the tags that they may belong together by: a short number for each value, by themselves, since
/// most readers of rows do without.
final class GameTags {

    private final SpillBuffer numbers = new SpillBuffer();
    private final int tags;

    /// The hashes of all values that were met.
    private final LongIndex values = new LongIndex();

    /// Per tag the value that came last, and its number: files are in order by event or by player.
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

    /// How many different values there are.
    int distinct() {
        return values.size();
    }

    /// What is kept of a value.
    ///
    /// @param value its number from 1
    long key(int value) {
        return values.key(value - 1);
    }

    /// Per tag and game the value, numbered from 1; 0 where a game does not say.
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
