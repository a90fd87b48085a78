package org.pieceworth.cli.terminal;

import java.io.ByteArrayOutputStream;
import java.io.Console;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.answer.Printer;

/// A document printed repeatedly: in its place in a terminal, one below the other elsewhere.
public final class Redrawn {

    private final PrintStream out;
    private final boolean inPlace;
    private long lines;

    public Redrawn(PrintStream out) {
        this.out = out;
        inPlace = Optional.ofNullable(System.console())
                        .filter(Console::isTerminal)
                        .isPresent()
                && !"dumb".equals(System.getenv("TERM"));
    }

    public void draw(Document document) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new Printer(new PrintStream(bytes, true, StandardCharsets.UTF_8), Terminal.width())
                .print(document, Format.TABLE);
        String text = bytes.toString(StandardCharsets.UTF_8);
        if (inPlace && lines > 0) {
            // Up this many lines, and clear all below.
            out.print("\033[" + lines + "A\033[J");
        } else {
            out.println();
        }
        lines = text.chars().filter(c -> c == '\n').count();
        out.print(text);
        out.flush();
    }
}
