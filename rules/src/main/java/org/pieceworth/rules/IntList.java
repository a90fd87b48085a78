package org.pieceworth.rules;

import java.util.Arrays;

/// Numbers that become an array.
public final class IntList {

    private int[] values = new int[1024];
    private int size;

    public IntList() {}

    public void add(int value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
        }
        values[size++] = value;
    }

    public int size() {
        return size;
    }

    public int[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
