package org.pieceworth.empirical.memory;

import java.util.Arrays;

/// Numbers distinct keys in order of occurrence; open addressing, no boxing.
public final class LongIndex {

    private static final int FEWEST = 64;

    private long[] keys;
    private int[] slots;
    private int size;

    public LongIndex() {
        this(FEWEST);
    }

    /// @param expected about how many keys will come
    public LongIndex(int expected) {
        int room = Integer.highestOneBit(Math.max(FEWEST, expected) - 1) << 1;
        keys = new long[room];
        slots = new int[4 * room];
    }

    public int size() {
        return size;
    }

    /// The key of a number.
    public long key(int id) {
        return keys[id];
    }

    /// The number of the key; a new key gets the next number.
    public int add(long key) {
        int mask = slots.length - 1;
        int slot = slot(key, mask);
        while (slots[slot] != 0) {
            int id = slots[slot] - 1;
            if (keys[id] == key) {
                return id;
            }
            slot = slot + 1 & mask;
        }
        if (size == keys.length) {
            keys = Arrays.copyOf(keys, 2 * size);
        }
        keys[size] = key;
        slots[slot] = ++size;
        if (2 * size > slots.length) {
            rehash();
        }
        return size - 1;
    }

    private static int slot(long key, int mask) {
        long spread = key * 0x9E3779B97F4A7C15L;
        return (int) (spread >>> 32) & mask;
    }

    private void rehash() {
        slots = new int[2 * slots.length];
        int mask = slots.length - 1;
        for (int id = 0; id < size; id++) {
            int slot = slot(keys[id], mask);
            while (slots[slot] != 0) {
                slot = slot + 1 & mask;
            }
            slots[slot] = id + 1;
        }
    }
}
