package org.pieceworth.rules;

import java.util.Arrays;

/// A list of numbers that grows.
public final class IntList {

    private int[] values = new int[64];
    private int size;

    public IntList() {}

    public void add(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size + (size >> 1));
        }
        values[size++] = value;
    }

    public int get(int index) {
        return values[index];
    }

    public int size() {
        return size;
    }

    public int[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
