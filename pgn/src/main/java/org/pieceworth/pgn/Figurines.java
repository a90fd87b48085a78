package org.pieceworth.pgn;

import java.nio.charset.StandardCharsets;

/// Words with bytes beyond ASCII: figurines of Unicode replace the English letters (`♘f3`, `e8=♛`), and a
/// cross marks a capture (`♘×f3`). They are rare, and read apart from all other words.
final class Figurines {

    private static final String SIGNS = "♔♕♖♗♘♙♚♛♜♝♞♟×";
    private static final String LETTERS = "KQRBNPKQRBNPx";
    private static final int LONGEST = 40;

    private final ByteWindow window;
    private int end;

    Figurines(ByteWindow window) {
        this.window = window;
    }

    /// The word at the window's position, with letters for its figurines and without other signs around it.
    String word() {
        window.ensure(LONGEST);
        int from = window.position;
        end = from;
        while (end - from < LONGEST && (window.bytes[end] < 0 || ByteClasses.isWord(window.bytes[end]))) {
            end++;
        }
        StringBuilder word = new StringBuilder();
        new String(window.bytes, from, end - from, StandardCharsets.UTF_8)
                .chars()
                .filter(c -> c != '\uFE0E' && c != '\uFE0F')
                .map(c -> SIGNS.indexOf(c) < 0 ? c : LETTERS.charAt(SIGNS.indexOf(c)))
                .forEach(c -> word.append((char) c));
        return word.toString().replaceFirst("[^\\p{ASCII}]+$", "");
    }

    /// True for a figurine at the window's position.
    boolean isNext() {
        String word = word();
        return !word.isEmpty() && word.charAt(0) < 0x80 && window.bytes[window.position] < 0;
    }

    /// True for a letter from outside ASCII at the window's position, also of one byte; then the word's first letters
    /// name its piece in another script.
    boolean isLetterNext(String word) {
        char first = word.isEmpty() ? ' ' : word.charAt(0);
        boolean single = first == '\uFFFD' && (window.bytes[window.position] & 0xFF) >= 0xC0;
        return first >= 0x80 && (single || Character.isLetter(first));
    }

    /// Moves the window's position behind the word.
    void pass() {
        window.position = end;
    }
}
