package org.pieceworth.cli.terminal;

import java.io.PrintStream;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;

/// Draws a bar in a terminal, with a dash for unknown times in place of the library's question mark.
final class BarLine extends ConsoleProgressBarConsumer {

    BarLine(PrintStream to) {
        super(to);
    }

    @Override
    public void accept(String drawn) {
        super.accept(drawn.replace('?', '–'));
    }
}
