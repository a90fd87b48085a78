package org.pieceworth.pgn;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// Eight bytes of text in one `long`, the first in the lowest bits, searched without looking at each.
///
/// A search returns a mask with bit 7 set in each byte that matches. The lowest match is exact; a byte above a match
/// may be marked without matching, since borrows run upwards.
final class EightBytes {

    static final long ONES = 0x0101010101010101L;
    static final long HIGH = 0x8080808080808080L;

    private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private EightBytes() {}

    /// The eight bytes from an index on.
    static long at(byte[] bytes, int index) {
        return (long) LONG.get(bytes, index);
    }

    /// Bytes that are 0.
    static long zeros(long word) {
        return word - ONES & ~word & HIGH;
    }

    /// Bytes that equal one.
    static long matches(long word, int value) {
        return zeros(word ^ ONES * value);
    }

    /// Bytes from 0 to 31.
    static long controls(long word) {
        return word - ONES * 32 & ~word & HIGH;
    }

    /// Bytes that are no letters of ASCII; exact for every byte.
    static long nonLetters(long word) {
        long lower = word & ~HIGH | ONES * 0x20;
        long fromA = lower + ONES * (0x80 - 'a');
        long beyondZ = lower + ONES * (0x7F - 'z');
        return ~fromA & HIGH | beyondZ & HIGH | word & HIGH;
    }

    /// Bytes from 0 to 32: spaces and bytes read as such; exact for every byte.
    static long spaces(long word) {
        return ~((word & ~HIGH) + ONES * 0x5F | word) & HIGH;
    }

    /// A mask as eight bits, the lowest byte's in the lowest.
    static long bits(long mask) {
        return (mask >>> 7) * 0x0102040810204080L >>> 56;
    }

    /// Bytes that are no digits.
    static long nonDigits(long word) {
        long offset = word ^ ONES * '0';
        return (offset + ONES * 0x76 | offset) & HIGH;
    }

    /// Bytes that equal one; exact for every byte.
    static long equals(long word, int value) {
        long different = word ^ ONES * value;
        return ~((different & ~HIGH) + ~HIGH | different | ~HIGH);
    }

    /// Counts the bytes equal to `value`; exact.
    static int count(long word, int value) {
        return Long.bitCount(equals(word, value));
    }

    /// The index, 0 to 7, of the lowest match of a mask that has one; 8 for a mask that has none.
    static int first(long mask) {
        return Long.numberOfTrailingZeros(mask) >>> 3;
    }
}
