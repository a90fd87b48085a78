package org.pieceworth.empirical.memory;

import java.util.Arrays;

/// Numbers distinct keys in order of occurrence; open addressing, no boxing. A key is next to its number in
/// the table, so that a look-up among millions waits for memory once.
public final class LongIndex {

    private static final int FEWEST = 64;

    private long[] keys;

    /// Per slot a key, and its number plus 1; 0 if the slot is free.
    private long[] table;

    private int size;

    public LongIndex() {
        this(FEWEST);
    }

    /// @param expected approximate number of keys
    public LongIndex(int expected) {
        int room = Integer.highestOneBit(Math.max(FEWEST, expected) - 1) << 1;
        keys = new long[room];
        table = new long[4 * room];
    }

    public int size() {
        return size;
    }

    /// The key of a number.
    public long key(int id) {
        return keys[id];
    }

    /// The keys in the order of their numbers.
    public long[] keys() {
        return Arrays.copyOf(keys, size);
    }

    /// The number of the key; a new key gets the next number.
    public int add(long key) {
        int at = free(key);
        if (table[at + 1] != 0) {
            return (int) table[at + 1] - 1;
        }
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
        }
        keys[size++] = key;
        table[at] = key;
        table[at + 1] = size;
        if (4 * size > table.length) {
            grow();
        }
        return size - 1;
    }

    /// The index of a key, or of the free place for it.
    private int free(long key) {
        int mask = table.length - 1;
        long spread = key * 0x9E3779B97F4A7C15L;
        int at = (int) (spread >>> 32) << 1 & mask;
        while (table[at + 1] != 0 && table[at] != key) {
            at = at + 2 & mask;
        }
        return at;
    }

    private void grow() {
        table = new long[2 * table.length];
        for (int id = 0; id < size; id++) {
            int at = free(keys[id]);
            table[at] = keys[id];
            table[at + 1] = id + 1L;
        }
    }
}
