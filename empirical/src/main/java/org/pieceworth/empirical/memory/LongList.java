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

    public void addAll(long[] more) {
        if (size + more.length > values.length) {
            values = Arrays.copyOf(values, size + Math.max(more.length, size >> 1));
        }
        System.arraycopy(more, 0, values, size, more.length);
        size += more.length;
    }

    public long get(int index) {
        return values[index];
    }

    public long[] toArray() {
        return Arrays.copyOf(values, size);
    }

    public int size() {
        return size;
    }
}
