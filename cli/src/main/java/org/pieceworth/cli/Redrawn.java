package org.pieceworth.cli;

import java.io.ByteArrayOutputStream;
import java.io.Console;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// A document that is drawn again and again: in its place in a terminal, one below the other elsewhere.
final class Redrawn {

    private static final String UP_AND_CLEAR = "\033[%dA\033[J";

    private final PrintStream out;
    private final boolean inPlace;
    private long lines;

    Redrawn(PrintStream out) {
        this.out = out;
        inPlace = Optional.ofNullable(System.console())
                        .filter(Console::isTerminal)
                        .isPresent()
                && !"dumb".equals(System.getenv("TERM"));
    }

    void draw(Document document) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new Printer(new PrintStream(bytes, true, StandardCharsets.UTF_8)).print(document, Format.TABLE);
        String text = bytes.toString(StandardCharsets.UTF_8);
        if (inPlace && lines > 0) {
            out.printf(UP_AND_CLEAR, lines);
        } else {
            out.println();
        }
        lines = text.chars().filter(c -> c == '\n').count();
        out.print(text);
        out.flush();
    }
}
