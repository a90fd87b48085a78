package org.pieceworth.empirical.reading;

import java.util.BitSet;
import org.pieceworth.empirical.memory.SpillBuffer;

/// Finds games that came earlier in the input, by their 64-bit keys, which lie in a buffer that spills to a
/// temporary file. Keys are looked at in shares, so that memory does not grow with the games.
final class DuplicateGames {

    /// So many keys are held at once, in twice the room.
    private static final int SHARE = 1 << 20;

    private final SpillBuffer keys = new SpillBuffer();
    private int games;

    void add(long key) {
        keys.writeLong(key);
        games++;
    }

    /// The numbers, from 0, of games whose key came before.
    BitSet find() {
        BitSet duplicates = new BitSet();
        int shares = games / SHARE + 1;
        for (int share = 0; share < shares; share++) {
            find(share, shares, duplicates);
        }
        return duplicates;
    }

    private void find(int share, int shares, BitSet duplicates) {
        SpillBuffer.Reader in = keys.reader();
        long[] slots = new long[Integer.highestOneBit(Math.max(8, 2 * games / shares)) << 1];
        boolean zeroSeen = false;
        int mask = slots.length - 1;
        for (int game = 0; game < games; game++) {
            long key = in.readLong();
            if (Long.remainderUnsigned(key, shares) != share) {
                continue;
            }
            if (key == 0) {
                duplicates.set(game, zeroSeen || duplicates.get(game));
                zeroSeen = true;
                continue;
            }
            int slot = (int) (key >>> 32) & mask;
            while (slots[slot] != 0 && slots[slot] != key) {
                slot = slot + 1 & mask;
            }
            if (slots[slot] == key) {
                duplicates.set(game);
            }
            slots[slot] = key;
        }
    }
}
