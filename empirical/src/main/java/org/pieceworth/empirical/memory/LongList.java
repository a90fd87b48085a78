package org.pieceworth.empirical.memory;

import java.util.Arrays;

/// A list of numbers that grows.
public final class LongList {

    private long[] values = new long[64];
    private int size;

    public void add(long value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size + (size >> 1));
        }
        values[size++] = value;
    }

    public long get(int index) {
        return values[index];
    }

    public int size() {
        return size;
    }
}
