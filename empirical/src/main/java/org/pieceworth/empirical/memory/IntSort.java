package org.pieceworth.empirical.memory;

import java.util.function.IntBinaryOperator;

/// Sorts numbers by a given order, without boxing: there may be hundreds of millions.
public final class IntSort {

    /// Shorter runs are sorted by insertion.
    private static final int SHORT = 16;

    private final IntBinaryOperator order;
    private final int[] spare;

    private IntSort(int size, IntBinaryOperator order) {
        this.order = order;
        spare = new int[size];
    }

    /// Sorts; equal numbers stay in their order.
    ///
    /// @param order negative, 0 or positive as a comparator returns
    public static void sort(int[] numbers, IntBinaryOperator order) {
        new IntSort(numbers.length / 2 + 1, order).sort(numbers, 0, numbers.length);
    }

    private void sort(int[] numbers, int from, int to) {
        if (to - from <= SHORT) {
            insert(numbers, from, to);
            return;
        }
        int middle = from + to >>> 1;
        sort(numbers, from, middle);
        sort(numbers, middle, to);
        if (order.applyAsInt(numbers[middle - 1], numbers[middle]) > 0) {
            merge(numbers, from, middle, to);
        }
    }

    private void insert(int[] numbers, int from, int to) {
        for (int next = from + 1; next < to; next++) {
            int number = numbers[next];
            int at = next;
            while (at > from && order.applyAsInt(numbers[at - 1], number) > 0) {
                numbers[at] = numbers[at - 1];
                at--;
            }
            numbers[at] = number;
        }
    }

    private void merge(int[] numbers, int from, int middle, int to) {
        int left = middle - from;
        System.arraycopy(numbers, from, spare, 0, left);
        int at = from;
        int right = middle;
        for (int i = 0; i < left; ) {
            boolean second = right < to && order.applyAsInt(spare[i], numbers[right]) > 0;
            numbers[at++] = second ? numbers[right++] : spare[i++];
        }
    }
}
