package org.pieceworth.cli.serve;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.pieceworth.cli.terminal.Terminal;

/// The user's browser.
final class Browser {

    private Browser() {}

    /// Opens a page, or says that it should be opened.
    static void open(String address) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        String opener = system.contains("mac") ? "open" : system.contains("win") ? "explorer" : "xdg-open";
        try {
            new ProcessBuilder(List.of(opener, address))
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException _) {
            Terminal.say("pieceworth: found no program " + opener
                    + " to open a browser with; open the printed address yourself");
        }
    }
}
