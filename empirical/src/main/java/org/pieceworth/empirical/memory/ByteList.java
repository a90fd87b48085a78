package org.pieceworth.empirical.memory;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/// Bytes that grow, with the numbers that [SpillBuffer] writes.
public final class ByteList {

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /// Maximum number of bytes of a value in base 128.
    private static final int LONGEST = 10;

    private byte[] bytes = new byte[256];
    private int size;

    public ByteList() {}

    /// Writes a number ≥ 0 in base 128, seven bits per byte.
    public void writeNumber(long number) {
        if (bytes.length - size < LONGEST) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        long rest = number;
        while (rest >>> 7 != 0) {
            bytes[size++] = (byte) (rest | 0x80);
            rest >>>= 7;
        }
        bytes[size++] = (byte) rest;
    }

    /// Writes a number that may be negative; small ones take few bytes.
    public void writeSigned(long number) {
        writeNumber(number << 1 ^ number >> Long.SIZE - 1);
    }

    /// Writes eight bytes.
    public void writeLong(long number) {
        if (bytes.length - size < Long.BYTES) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        LONG.set(bytes, size, number);
        size += Long.BYTES;
    }

    /// A copy of the bytes.
    public byte[] toArray() {
        return Arrays.copyOf(bytes, size);
    }

    /// Reads bytes written by this class.
    public static final class Cursor {
        private byte[] bytes = new byte[0];
        private int at;

        public Cursor() {}

        /// Starts with other bytes.
        public void start(byte[] from) {
            bytes = from;
            at = 0;
        }

        public long readNumber() {
            byte first = bytes[at++];
            if (first >= 0) {
                return first;
            }
            long number = first & 0x7F;
            for (int shift = 7; ; shift += 7) {
                byte next = bytes[at++];
                number |= (long) (next & 0x7F) << shift;
                if (next >= 0) {
                    return number;
                }
            }
        }

        public long readSigned() {
            long number = readNumber();
            return number >>> 1 ^ -(number & 1);
        }

        public long readLong() {
            long number = (long) LONG.get(bytes, at);
            at += Long.BYTES;
            return number;
        }
    }
}
