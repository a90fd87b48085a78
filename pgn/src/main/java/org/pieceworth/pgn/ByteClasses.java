package org.pieceworth.pgn;

import java.util.Arrays;

/// Classes of bytes in movetext; they show [MoveTextReader] the ends of tokens.
final class ByteClasses {

    static final byte SPACE = 0;
    static final byte NEWLINE = 1;
    static final byte MARK = 2;

    /// Words are made of this class and of the digits, which come after it.
    static final byte WORD = 3;

    static final byte DIGIT = 4;

    private static final byte[] CLASSES = classes();

    private ByteClasses() {}

    private static byte[] classes() {
        byte[] classes = new byte[256];
        Arrays.fill(classes, MARK);
        Arrays.fill(classes, 0, 33, SPACE);
        Arrays.fill(classes, 'a', 'z' + 1, WORD);
        Arrays.fill(classes, 'A', 'Z' + 1, WORD);
        Arrays.fill(classes, '0', '9' + 1, DIGIT);
        for (char c : new char[] {'+', '#', '=', '/', '-', ':', '@'}) {
            classes[c] = WORD;
        }
        classes['\n'] = NEWLINE;
        classes['\r'] = NEWLINE;
        return classes;
    }

    static byte of(byte c) {
        return CLASSES[c & 0xFF];
    }

    static boolean isWord(byte c) {
        return CLASSES[c & 0xFF] >= WORD;
    }

    static boolean isNewline(byte c) {
        return CLASSES[c & 0xFF] == NEWLINE;
    }

    static boolean isDigit(byte c) {
        return CLASSES[c & 0xFF] == DIGIT;
    }
}
