package org.teavm.classlib.java.util.concurrent.atomic;

/// `java.util.concurrent.atomic.AtomicLongArray`.
public final class TAtomicLongArray {

    private final long[] values;

    public TAtomicLongArray(int length) {
        values = new long[length];
    }

    public long getPlain(int index) {
        return values[index];
    }

    public boolean compareAndSet(int index, long expected, long value) {
        if (values[index] != expected) {
            return false;
        }
        values[index] = value;
        return true;
    }
}
