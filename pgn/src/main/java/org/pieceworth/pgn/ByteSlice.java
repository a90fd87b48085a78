package org.pieceworth.pgn;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/// A view of bytes in a reader's buffer, valid only during the call that passes it.
public final class ByteSlice {

    /// The bit that distinguishes small ASCII letters from capital ones.
    private static final int CASE = 0x20;

    private static final long PRIME = 0x9E3779B97F4A7C15L;

    private byte[] bytes = new byte[0];
    private int from;
    private int length;

    ByteSlice() {}

    ByteSlice set(byte[] source, int start, int end) {
        bytes = source;
        from = start;
        length = end - start;
        return this;
    }

    /// The number of bytes.
    public int length() {
        return length;
    }

    /// The byte at an index from 0.
    public byte at(int index) {
        return bytes[from + index];
    }

    /// A hash of the bytes, equal to that of [#hash(byte[])].
    public long hash() {
        return hash(bytes, from, length);
    }

    /// A hash of bytes, eight at a time.
    public static long hash(byte[] text) {
        return hash(text, 0, text.length);
    }

    private static long hash(byte[] text, int start, int size) {
        long hash = size;
        int at = start;
        for (int end = start + size - 7; at < end; at += 8) {
            hash = (hash ^ EightBytes.at(text, at)) * PRIME;
            hash ^= hash >>> 32;
        }
        for (; at < start + size; at++) {
            hash = (hash ^ text[at]) * PRIME;
        }
        return hash ^ hash >>> 32;
    }

    /// True if these bytes spell a tag name, in any case.
    ///
    /// @param lower the name in small ASCII letters, beginning with a letter
    public boolean isName(byte[] lower) {
        return lower.length == length && length > 0 && (bytes[from] | CASE) == lower[0] && isSame(lower);
    }

    private boolean isSame(byte[] lower) {
        for (int i = 0; i < length; i++) {
            byte letter = bytes[from + i];
            if ((letter >= 'A' && letter <= 'Z' ? letter | CASE : letter) != lower[i]) {
                return false;
            }
        }
        return true;
    }

    /// Compares byte for byte; text that is not ASCII never matches.
    public boolean contentEquals(String ascii) {
        if (ascii.length() != length) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (bytes[from + i] != ascii.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    /// The text, decoded as UTF-8 if the bytes are valid UTF-8, else as Latin-1.
    @Override
    public String toString() {
        int any = 0;
        for (int i = from; i < from + length; i++) {
            any |= bytes[i];
        }
        if (any >= 0) {
            return new String(bytes, from, length, StandardCharsets.US_ASCII);
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes, from, length))
                    .toString();
        } catch (CharacterCodingException notUtf8) {
            return new String(bytes, from, length, StandardCharsets.ISO_8859_1);
        }
    }
}
