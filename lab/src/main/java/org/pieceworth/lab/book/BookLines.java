package org.pieceworth.lab.book;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.pieceworth.text.InputException;

/// The lines of a book with positions, as bytes: books of several million lines fit into memory.
final class BookLines {

    private final byte[] text;
    private int[] begin = new int[1 << 10];
    private int[] number = new int[1 << 10];
    private int count;

    /// Finds lines that are neither empty nor comments.
    BookLines(byte[] text) {
        this.text = text;
        int line = 1;
        int from = 0;
        while (from < text.length) {
            int end = end(from);
            int at = from;
            while (at < end && text[at] <= ' ') {
                at++;
            }
            if (at < end && text[at] != '#') {
                add(at, line);
            }
            from = end + 1;
            line++;
        }
    }

    private int end(int from) {
        int end = from;
        while (end < text.length && text[end] != '\n') {
            end++;
        }
        return end;
    }

    private void add(int at, int line) {
        if (count == begin.length) {
            begin = Arrays.copyOf(begin, 2 * count);
            number = Arrays.copyOf(number, 2 * count);
        }
        begin[count] = at;
        number[count++] = line;
    }

    int size() {
        return count;
    }

    /// The number of a line in its file, from 1.
    int number(int index) {
        return number[index];
    }

    /// A line, without blanks around it.
    String line(int index) {
        int from = begin[index];
        return new String(text, from, end(from) - from, StandardCharsets.UTF_8).strip();
    }

    /// Refuses data that is not text.
    static void checkText(String name, byte[] bytes) {
        for (byte each : bytes) {
            if (each == 0) {
                throw new InputException(name + ": found bytes that are no text, expected EPD, FEN lines or PGN"
                        + " (books of Polyglot are not read)");
            }
        }
    }
}
