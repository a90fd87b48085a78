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

    /// Compares in lexicographic order, as `Arrays.compare` does, which the compiled player lacks.
    public static int compare(int[] first, int[] second) {
        for (int i = 0; i < Math.min(first.length, second.length); i++) {
            if (first[i] != second[i]) {
                return Integer.compare(first[i], second[i]);
            }
        }
        return Integer.compare(first.length, second.length);
    }

    public int[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
