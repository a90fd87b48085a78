package org.pieceworth.empirical.text;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;
import org.pieceworth.text.InputException;

/// Iterates over the lines of a text; refuses a line that would fill the memory.
public final class TextLines {

    private static final int LONGEST = 1 << 20;

    private final BufferedReader in;
    private final String name;
    private final StringBuilder line = new StringBuilder();
    private long number;

    public TextLines(BufferedReader in, String name) {
        this.in = in;
        this.name = name;
    }

    /// The next line without its end; empty after the last.
    ///
    /// @throws InputException when it is longer than a megabyte
    public Optional<String> next() throws IOException {
        line.setLength(0);
        int c = in.read();
        if (c < 0) {
            return Optional.empty();
        }
        number++;
        for (; c >= 0 && c != '\n'; c = in.read()) {
            if (line.length() == LONGEST) {
                throw new InputException(place() + ": found a line of more than " + LONGEST
                        + " characters, expected rows of text; is this another kind of file?");
            }
            line.append((char) c);
        }
        int end = line.length();
        return Optional.of(line.substring(0, end > 0 && line.charAt(end - 1) == '\r' ? end - 1 : end));
    }

    /// The number of the last line, from 1.
    public long number() {
        return number;
    }

    /// The last line's place.
    public String place() {
        return name + ", line " + number;
    }
}
