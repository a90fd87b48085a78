package org.pieceworth.engine.uci;

import java.io.PrintStream;
import java.util.List;

/// Writes whole lines, in order, from any thread.
final class UciOutput {

    private static final int LONGEST = 400;

    private final PrintStream out;

    UciOutput(PrintStream out) {
        this.out = out;
    }

    void line(String line) {
        lines(List.of(line));
    }

    /// Lines with nothing between them.
    synchronized void lines(List<String> lines) {
        for (String line : lines) {
            out.print(line + "\n");
        }
        out.flush();
    }

    /// An `info string` for the user.
    void info(String text) {
        line("info string " + shown(text, LONGEST));
    }

    /// A text in one line, cut where it is long.
    static String shown(String text, int longest) {
        String plain = text.replaceAll("\\p{Cntrl}", "?");
        return plain.length() > longest ? plain.substring(0, longest) + "…" : plain;
    }
}
