package org.pieceworth.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Converts UTF-16 and UTF-32, which some Windows programs save, to UTF-8. The encoding is recognized by its byte order
/// mark, or by the positions of zeros among the first bytes.
final class TextEncoding {

    private static final int LETTERS = 8;

    private TextEncoding() {}

    /// Returns the encoding of a text from its first bytes; empty for text in single bytes or UTF-8.
    static Optional<Charset> of(byte[] head) {
        return marked(head).or(() -> unmarked(head));
    }

    private static Optional<Charset> marked(byte[] head) {
        if (begins(head, 0xFF, 0xFE, 0, 0)) {
            return Optional.of(StandardCharsets.UTF_32LE);
        }
        if (begins(head, 0, 0, 0xFE, 0xFF)) {
            return Optional.of(StandardCharsets.UTF_32BE);
        }
        if (begins(head, 0xFF, 0xFE)) {
            return Optional.of(StandardCharsets.UTF_16LE);
        }
        return begins(head, 0xFE, 0xFF) ? Optional.of(StandardCharsets.UTF_16BE) : Optional.empty();
    }

    /// Length of the byte order mark, which is not part of the text.
    static int mark(byte[] head) {
        int wide = marked(head)
                .map(encoding -> encoding.name().startsWith("UTF-32") ? 4 : 2)
                .orElse(0);
        return begins(head, 0xEF, 0xBB, 0xBF) ? 3 : wide;
    }

    private static boolean begins(byte[] head, int... mark) {
        boolean begins = head.length >= mark.length;
        for (int i = 0; begins && i < mark.length; i++) {
            begins = (head[i] & 0xFF) == mark[i];
        }
        return begins;
    }

    private static Optional<Charset> unmarked(byte[] head) {
        if (isSpread(head, 4, 0)) {
            return Optional.of(StandardCharsets.UTF_32LE);
        }
        if (isSpread(head, 4, 3)) {
            return Optional.of(StandardCharsets.UTF_32BE);
        }
        if (isSpread(head, 2, 0)) {
            return Optional.of(StandardCharsets.UTF_16LE);
        }
        return isSpread(head, 2, 1) ? Optional.of(StandardCharsets.UTF_16BE) : Optional.empty();
    }

    /// True if each group of `bytes` bytes has its only non-zero byte at `place`, as ASCII letters have.
    private static boolean isSpread(byte[] head, int bytes, int place) {
        int letters = Math.min(LETTERS, head.length / bytes);
        boolean spread = letters > 1;
        for (int i = 0; spread && i < letters * bytes; i++) {
            spread = head[i] != 0 == (i % bytes == place);
        }
        return spread;
    }

    /// The text in UTF-8.
    static InputStream inUtf8(InputStream in, Charset encoding) {
        return new Utf8(new InputStreamReader(in, encoding));
    }

    private static final class Utf8 extends InputStream {
        private final Reader text;
        private final char[] letters = new char[1 << 14];
        private byte[] encoded = new byte[0];
        private int at;

        Utf8(Reader text) {
            this.text = text;
        }

        @Override
        public int read() throws IOException {
            return fill() ? encoded[at++] & 0xFF : -1;
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            if (length == 0) {
                return 0;
            }
            if (!fill()) {
                return -1;
            }
            int count = Math.min(length, encoded.length - at);
            System.arraycopy(encoded, at, into, offset, count);
            at += count;
            return count;
        }

        private boolean fill() throws IOException {
            while (at == encoded.length) {
                int count = text.read(letters, 0, letters.length - 1);
                if (count < 0) {
                    return false;
                }
                // Both halves of a letter beyond the first 65,536 go together.
                if (count > 0 && Character.isHighSurrogate(letters[count - 1])) {
                    int low = text.read();
                    if (low >= 0) {
                        letters[count++] = (char) low;
                    }
                }
                encoded = new String(letters, 0, count).getBytes(StandardCharsets.UTF_8);
                at = 0;
            }
            return true;
        }

        @Override
        public void close() throws IOException {
            text.close();
        }
    }
}
