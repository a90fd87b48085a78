package org.pieceworth.empirical.memory;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.pieceworth.terms.Trace;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// Numbers distinct sparse integer vectors in order of occurrence; open addressing, no boxing.
///
/// A vector is a run of entries, the feature in the upper and the value, signed, in the lower sixteen bits;
/// features rise.
public final class VectorIndex {

    /// The largest value of an entry.
    public static final int LARGEST = Short.MAX_VALUE;

    /// Maximum number of vectors: twice as many slots must fit into an array.
    private static final int MOST = 1 << 29;

    private static final int MOST_ENTRIES = Integer.MAX_VALUE - 8;

    private int[] start = new int[64];
    private int[] entries = new int[256];
    private int[] hashes = new int[64];
    private int[] slots = new int[256];
    private int size;
    private int[] scratch = new int[64];

    public int size() {
        return size;
    }

    public int length(int id) {
        return start[id + 1] - start[id];
    }

    public int feature(int id, int i) {
        return entries[start[id] + i] >>> 16;
    }

    public int value(int id, int i) {
        return (short) entries[start[id] + i];
    }

    /// The value of one feature of a vector.
    public int valueOf(int id, int feature) {
        for (int i = 0; i < length(id); i++) {
            if (feature(id, i) == feature) {
                return value(id, i);
            }
        }
        return 0;
    }

    /// A vector with all its values.
    public int[] dense(int id, int features) {
        int[] values = new int[features];
        for (int i = 0; i < length(id); i++) {
            values[feature(id, i)] = value(id, i);
        }
        return values;
    }

    /// @throws IllegalArgumentException when a value does not fit
    public int add(Trace trace) {
        reserve(trace.size());
        for (int i = 0; i < trace.size(); i++) {
            scratch[i] = entry(trace.feature(i), trace.value(i));
        }
        return add(scratch, 0, trace.size());
    }

    public int add(int[] values) {
        reserve(values.length);
        int length = 0;
        for (int feature = 0; feature < values.length; feature++) {
            if (values[feature] != 0) {
                scratch[length++] = entry(feature, values[feature]);
            }
        }
        return add(scratch, 0, length);
    }

    /// The number here of a vector of another index.
    public int add(VectorIndex other, int id) {
        return add(other.entries, other.start[id], other.length(id), other.hashes[id]);
    }

    /// Writes the vectors in their order.
    public void writeTo(DataOutput out) throws IOException {
        out.writeInt(size);
        for (int id = 0; id < size; id++) {
            out.writeShort(length(id));
            for (int at = start[id]; at < start[id + 1]; at++) {
                out.writeInt(entries[at]);
            }
        }
    }

    /// Adds the vectors that [#writeTo] wrote.
    public void addFrom(DataInput in) throws IOException {
        int more = in.readInt();
        for (int id = 0; id < more; id++) {
            int length = in.readUnsignedShort();
            reserve(length);
            for (int i = 0; i < length; i++) {
                scratch[i] = in.readInt();
            }
            add(scratch, 0, length);
        }
    }

    private static int entry(int feature, int value) {
        if (value != (short) value) {
            throw new IllegalArgumentException("the value " + value + " of a feature is beyond " + LARGEST);
        }
        return feature << 16 | value & 0xFFFF;
    }

    private void reserve(int length) {
        if (scratch.length < length) {
            scratch = new int[length];
        }
    }

    private int add(int[] from, int offset, int length) {
        return add(from, offset, length, hash(from, offset, length));
    }

    private int add(int[] from, int offset, int length, int hash) {
        int mask = slots.length - 1;
        int slot = hash & mask;
        while (slots[slot] != 0) {
            int id = slots[slot] - 1;
            if (hashes[id] == hash && Arrays.equals(entries, start[id], start[id + 1], from, offset, offset + length)) {
                return id;
            }
            slot = slot + 1 & mask;
        }
        slots[slot] = size + 1;
        return append(from, offset, length, hash);
    }

    private int append(int[] from, int offset, int length, int hash) {
        int at = start[size];
        if (at + length > entries.length) {
            if (at > MOST_ENTRIES - length) {
                throw tooMany();
            }
            long more = entries.length + ((long) entries.length >> 1);
            entries = Arrays.copyOf(entries, Math.max(at + length, (int) Math.min(more, MOST_ENTRIES)));
        }
        System.arraycopy(from, offset, entries, at, length);
        if (size + 2 > start.length) {
            start = Arrays.copyOf(start, start.length + (start.length >> 1));
            hashes = Arrays.copyOf(hashes, start.length);
        }
        hashes[size] = hash;
        start[++size] = at + length;
        if (2 * size > slots.length) {
            rehash();
        }
        return size - 1;
    }

    private static InputException tooMany() {
        return new InputException("found more different rows than can be numbered ("
                        + Counted.number(MOST) + " of them, or " + Counted.number(MOST_ENTRIES)
                        + " values that are not 0), expected at most as many; ask for fewer features")
                .with("features", "material");
    }

    private static int hash(int[] from, int offset, int length) {
        long hash = length;
        for (int i = offset; i < offset + length; i++) {
            hash = (hash ^ from[i]) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
        return (int) hash;
    }

    private void rehash() {
        if (size >= MOST) {
            throw tooMany();
        }
        slots = new int[2 * slots.length];
        int mask = slots.length - 1;
        for (int id = 0; id < size; id++) {
            int slot = hashes[id] & mask;
            while (slots[slot] != 0) {
                slot = slot + 1 & mask;
            }
            slots[slot] = id + 1;
        }
    }

    /// Compares two vectors by their features in order.
    public int compare(int a, int b) {
        int i = 0;
        int j = 0;
        while (i < length(a) || j < length(b)) {
            int left = i < length(a) ? feature(a, i) : Integer.MAX_VALUE;
            int right = j < length(b) ? feature(b, j) : Integer.MAX_VALUE;
            int first = Math.min(left, right);
            int order = Integer.compare(left == first ? value(a, i++) : 0, right == first ? value(b, j++) : 0);
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }
}
